// Looking for bytes in the text of tables and cards, many at a time.
#ifndef CBYTESEARCH_H
#define CBYTESEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Compiles a function anew for the wider vectors that newer machines of an architecture have; which one
// runs is settled when the program starts. That is before the thread sanitizer can follow it.
#if defined(__x86_64__) && defined(__ELF__) && !__has_feature(thread_sanitizer)
#define CB_WIDEST __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define CB_WIDEST
#endif

// A cell: where it ends in the text, and 0 for one that is its text.
typedef struct {
  uint32_t end;
  uint32_t form;
} cb_cell;

// How many bytes are looked at in one go.
enum { CB_BLOCK_LENGTH = 32 };

// Writes the cells of `text` from `*position` on that end with a delimiter, up to the first quote or
// control character that may end a line, as long as whole blocks are left before `end` and there is
// room for a cell for each byte of one. Returns how many cells were written; `*position` becomes
// where the next one begins.
size_t cb_plain_cells(const uint8_t *text, size_t *position, size_t end, uint8_t delimiter,
                      uint8_t quote, cb_cell *cells, size_t room);

// Writes the numbers of the cells of a row that are not empty, of which the first begins at `start`;
// `numbers` has room for all of them. Returns how many there are.
size_t cb_filled_cells(const cb_cell *cells, size_t count, size_t start, size_t *numbers);

// Whether a line break or one of the three bytes occurs in a text.
bool cb_has_break_or(const uint8_t *text, size_t count, uint8_t a, uint8_t b, uint8_t c);

// Where a word of three letters or more, given in small letters, first occurs in a text, whatever its
// case; `count` where it doesn't.
size_t cb_find_word(const uint8_t *text, size_t count, const uint8_t *word, size_t length);

// Where the first line break is that has a blank behind it, as within folded lines; `count` where
// there is none.
size_t cb_find_fold(const uint8_t *text, size_t count);

// What occurs in a text.
enum {
  // `&`, NUL, or a line break other than LF: CR, VT, FF, GS.
  CB_UNDONE = 1,
  // `:` or `;`.
  CB_COLON = 2,
  CB_COMMA = 4,
  // A control character.
  CB_CONTROL = 8,
};

uint32_t cb_cell_traits(const uint8_t *text, size_t count);

// A text that may be base64 (RFC 4648).
typedef struct {
  // Those of the alphabet of section 4, without padding.
  size_t letters;
  // The two of section 5: `-` and `_`.
  bool has_url_letters;
  bool has_breaks;
  // Whether there is more than letters, `=`, blanks and line breaks.
  bool has_others;
} cb_base64;

cb_base64 cb_base64_of(const uint8_t *text, size_t count);

// A name that is looked for often: what stands before a line's colon. Of names that are longer than
// its words, `last` tells most apart.
typedef struct {
  uint64_t words[4];
  // The bytes of the words that belong to the name.
  uint64_t masks[4];
  // Its last eight bytes, or all of them.
  uint64_t last;
  size_t count;
} cb_name;

// How many bytes can be read from a name's beginning, whatever stands there.
enum { CB_NAME_LENGTH = 32 };

static inline uint64_t cb_word(const uint8_t *text) {
  uint64_t word;
  memcpy(&word, text, 8);
  return word;
}

// The last eight bytes of a name, or all of them. Without branches, as the lengths of a file's names
// can't be foreseen.
static inline uint64_t cb_last_word(const uint8_t *text, size_t count) {
  bool is_short = count < 8;
  return cb_word(is_short ? text : text + count - 8) << (is_short ? 64 - 8 * count : 0);
}

// Takes a name of at least one byte.
static inline cb_name cb_name_of(const uint8_t *text, size_t count) {
  cb_name name = {.last = cb_last_word(text, count), .count = count};
  for (size_t index = 0; index < 4; index++) {
    size_t rest = count > 8 * index ? count - 8 * index : 0;
    name.masks[index] = rest >= 8 ? ~(uint64_t)0 : ((uint64_t)1 << 8 * rest) - 1;
    name.words[index] = cb_word(text + 8 * index) & name.masks[index];
  }
  return name;
}

// Whether the name stands there; of a longer one than `CB_NAME_LENGTH` it may be another one.
static inline bool cb_name_is(const cb_name *name, const uint8_t *text, size_t count) {
  uint64_t differences = (name->count ^ count) | (name->last ^ cb_last_word(text, count));
  for (size_t index = 0; index < 4; index++)
    differences |= (cb_word(text + 8 * index) ^ name->words[index]) & name->masks[index];
  return differences == 0;
}

// A number for a name of at least one byte, whose highest bits are the best.
static inline uint64_t cb_name_hash(const uint8_t *text, size_t count) {
  uint64_t first = count < 8 ? 0 : cb_word(text);
  return (first ^ first >> 32) * 0x9E3779B97F4A7C15
         + (cb_last_word(text, count) + count) * 0xBF58476D1CE4E5B9;
}

#endif
