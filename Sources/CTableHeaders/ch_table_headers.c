#include "CTableHeaders.h"

#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char column_words[] = {
#embed "column-words.txt"
};

static const unsigned char program_headers[] = {
#embed "program-headers.txt"
};

static const unsigned char cell_words[] = {
#embed "cell-words.txt"
};

const unsigned char *ch_column_words(size_t *count) {
  *count = sizeof column_words;
  return column_words;
}

const unsigned char *ch_program_headers(size_t *count) {
  *count = sizeof program_headers;
  return program_headers;
}

const unsigned char *ch_cell_words(size_t *count) {
  *count = sizeof cell_words;
  return cell_words;
}
