#include "ct_turn.h"

#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int ct_turn_begin(void) { return pthread_mutex_lock(&lock); }

void ct_turn_end(int *turn) {
  if (*turn == 0) pthread_mutex_unlock(&lock);
}
