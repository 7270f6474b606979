// For renameat2.
#define _GNU_SOURCE
#include "cf_attributes.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

// Linux allows values of at most 64 KiB, and lists of names of as much.
enum { LONGEST = 65536 };

int cf_copy_attributes(int from, int to) {
  char *names = malloc(LONGEST);
  char *value = malloc(LONGEST);
  int lost = 0;
  ssize_t length = names && value ? flistxattr(from, names, LONGEST) : 0;
  for (ssize_t at = 0; at < length; at += (ssize_t)strlen(names + at) + 1) {
    const char *name = names + at;
    ssize_t count = fgetxattr(from, name, value, LONGEST);
    if (count < 0 || fsetxattr(to, name, value, (size_t)count, 0) != 0) {
      // A security label is the system's own to give, and it has given one.
      if (strncmp(name, "security.", 9) != 0) lost++;
    }
  }
  free(names);
  free(value);
  return lost;
}

int cf_exchange(const char *a, const char *b) {
  return renameat2(AT_FDCWD, a, AT_FDCWD, b, RENAME_EXCHANGE);
}
