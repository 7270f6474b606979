// Looking for bytes in the text of tables and cards, many at a time.
#ifndef CBYTESEARCH_H
#define CBYTESEARCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
  // `&`, CR or NUL.
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

#endif
