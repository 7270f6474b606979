#include "CNameLists.h"

#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char common_names[] = {
#embed "common-names.txt"
};

static const unsigned char english_nicknames[] = {
#embed "english-nicknames.txt"
};

const unsigned char *cn_common_names(size_t *count) {
  *count = sizeof common_names;
  return common_names;
}

const unsigned char *cn_english_nicknames(size_t *count) {
  *count = sizeof english_nicknames;
  return english_nicknames;
}
