#include "CColumnWords.h"

#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char words[] = {
#embed "column-words.txt"
};

const unsigned char *cw_column_words(size_t *count) {
  *count = sizeof words;
  return words;
}
