#include "CByteSearch.h"

#include <string.h>

// Compiles to vector instructions.
typedef uint8_t block __attribute__((ext_vector_type(32), aligned(1)));

// One for each byte that is so.
#define ONES(condition) ((block)(condition) & 1)

typedef struct {
  block letters, url, breaks, others;
} found;

static inline void look(const block *text, found *found) {
  block b = *text;
  block small = b | 0x20;
  block letters = ONES(((block)(small - 'a') < 26) | ((block)(b - '0') < 10) | (b == '+') | (b == '/'));
  block url = ONES((b == '-') | (b == '_'));
  block breaks = ONES((b == '\n') | (b == '\r'));
  block blanks = ONES((b == ' ') | (b == '\t') | (b == '='));
  found->letters += letters;
  found->url |= url;
  found->breaks |= breaks;
  found->others |= (letters | url | breaks | blanks) ^ 1;
}

static inline bool any(const block *b) {
  uint64_t words[4];
  memcpy(words, b, sizeof words);
  return (words[0] | words[1] | words[2] | words[3]) != 0;
}

CB_WIDEST
cb_base64 cb_base64_of(const uint8_t *text, size_t count) {
  size_t letters = 0, index = 0;
  found all = {0};
  while (count - index >= sizeof(block)) {
    // A byte can count so far.
    size_t end = count - index < 255 * sizeof(block) ? count : index + 255 * sizeof(block);
    found here = {0};
    for (; end - index >= sizeof(block); index += sizeof(block)) {
      look((const block *)(text + index), &here);
    }
    for (size_t lane = 0; lane < sizeof(block); lane++) letters += here.letters[lane];
    all.url |= here.url;
    all.breaks |= here.breaks;
    all.others |= here.others;
  }
  if (index < count) {
    // Blanks behind the text are none of it, and count as nothing.
    block last = (block)(' ');
    memcpy(&last, text + index, count - index);
    found here = {0};
    look(&last, &here);
    for (size_t lane = 0; lane < sizeof(block); lane++) letters += here.letters[lane];
    all.url |= here.url;
    all.breaks |= here.breaks;
    all.others |= here.others;
  }
  return (cb_base64){letters, any(&all.url), any(&all.breaks), any(&all.others)};
}
