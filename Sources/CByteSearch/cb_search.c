#include "CByteSearch.h"

#include <stdbool.h>
#include <string.h>

// Compiles to vector instructions.
typedef uint8_t block32 __attribute__((ext_vector_type(32), aligned(1)));
typedef bool flags32 __attribute__((ext_vector_type(32)));
typedef uint8_t block16 __attribute__((ext_vector_type(16), aligned(1)));
typedef bool flags16 __attribute__((ext_vector_type(16)));
typedef uint32_t words16 __attribute__((ext_vector_type(16), aligned(4)));

// One bit a byte, the first byte in the lowest bit.
#define MASK32(condition) \
  __builtin_bit_cast(uint32_t, __builtin_convertvector((condition), flags32))
#define MASK16(condition) \
  __builtin_bit_cast(uint16_t, __builtin_convertvector((condition), flags16))

CB_WIDEST
size_t cb_plain_cells(const uint8_t *text, size_t *position, size_t end, uint8_t delimiter,
                      uint8_t quote, cb_cell *cells, size_t room) {
  size_t count = 0;
  size_t next = *position;
  size_t block = *position;
  while (block + CB_BLOCK_LENGTH <= end && room - count >= CB_BLOCK_LENGTH) {
    block32 b = *(const block32 *)(text + block);
    // Line breaks are among the characters up to CR, and little else in text.
    uint32_t stops = MASK32((b == quote) | (b <= 0x0D));
    uint32_t ends = MASK32(b == delimiter);
    if (stops) ends &= (stops & -stops) - 1;
    while (ends) {
      size_t found = block + (size_t)__builtin_ctz(ends);
      cells[count++] = (cb_cell){(uint32_t)found, 0};
      next = found + 1;
      ends &= ends - 1;
    }
    block += CB_BLOCK_LENGTH;
    if (stops) break;
  }
  *position = next;
  return count;
}

// Which of eight cells behind another do not end where they begin: two bits a cell, of which the
// lower one tells.
static uint64_t filled_of_eight(const cb_cell *cells) {
  const words16 ends = *(const words16 *)cells;
  const words16 before = *(const words16 *)(cells - 1);
  return MASK16(ends != before + 1) & 0x5555;
}

CB_WIDEST
size_t cb_filled_cells(const cb_cell *cells, size_t count, size_t start, size_t *numbers) {
  if (count == 0) return 0;
  size_t filled = cells[0].end != (uint32_t)start;
  numbers[0] = 0;
  size_t index = 1;
  // Most cells of wide tables are empty, and which ones can't be foreseen.
  while (index + 8 <= count) {
    const size_t first = index;
    uint64_t found = 0;
    for (unsigned shift = 0; shift < 64 && index + 8 <= count; shift += 16, index += 8) {
      found |= filled_of_eight(cells + index) << shift;
    }
    for (; found; found &= found - 1) {
      numbers[filled++] = first + (size_t)(__builtin_ctzll(found) >> 1);
    }
  }
  for (; index < count; index++) {
    numbers[filled] = index;
    filled += cells[index].end != cells[index - 1].end + 1;
  }
  return filled;
}

// The bytes of a text of up to 15, as often as it takes to fill a block.
static block16 short_text(const uint8_t *text, size_t count) {
  // Words that overlap make up every length; what is twice in them does no harm.
  uint64_t words[2];
  if (count >= 8) {
    memcpy(&words[0], text, 8);
    memcpy(&words[1], text + count - 8, 8);
  } else if (count >= 4) {
    uint32_t low, high;
    memcpy(&low, text, 4);
    memcpy(&high, text + count - 4, 4);
    words[0] = words[1] = low | (uint64_t)high << 32;
  } else {
    uint32_t three = text[0] | (uint32_t)text[count >> 1] << 8 | (uint32_t)text[count - 1] << 16
                     | (uint32_t)text[0] << 24;
    words[0] = words[1] = three | (uint64_t)three << 32;
  }
  block16 b;
  memcpy(&b, words, 16);
  return b;
}

// Does something with each block of a text, of which two may overlap.
#define FOR_EACH_BLOCK(text, count, work)                          \
  if (count >= 16) {                                               \
    block16 b = *(const block16 *)(text);                          \
    work;                                                          \
    b = *(const block16 *)(text + count - 16);                     \
    work;                                                          \
    for (size_t index = 16; index + 16 < count; index += 16) {     \
      b = *(const block16 *)(text + index);                        \
      work;                                                        \
    }                                                              \
  } else if (count > 0) {                                          \
    block16 b = short_text(text, count);                           \
    work;                                                          \
  }

bool cb_has_break_or(const uint8_t *text, size_t count, uint8_t a, uint8_t b0, uint8_t c) {
  block16 found = 0;
  FOR_EACH_BLOCK(
    text, count,
    found |= (block16)((b == a) | (b == b0) | (b == c) | (b == 0x0A) | (b == 0x0D)))
  return MASK16(found != 0) != 0;
}

// What a text holds of the characters that a trait is told by, in blocks.
typedef struct {
  block16 undone, colons, commas, controls;
} trait_blocks;

static void note(block16 b, trait_blocks *found) {
  // VT, FF and CR stand side by side.
  found->undone |= (block16)((b == '&') | ((block16)(b - 0x0B) < 3) | (b == 0x1D) | (b == 0));
  // The two differ in the lowest bit.
  found->colons |= (block16)((b | 1) == ';');
  found->commas |= (block16)(b == ',');
  found->controls |= (block16)(b < 0x20);
}

CB_WIDEST
uint32_t cb_cell_traits(const uint8_t *text, size_t count) {
  trait_blocks found = {0};
  FOR_EACH_BLOCK(text, count, note(b, &found))
  return (MASK16(found.undone != 0) ? CB_UNDONE : 0) | (MASK16(found.colons != 0) ? CB_COLON : 0)
         | (MASK16(found.commas != 0) ? CB_COMMA : 0)
         | (MASK16(found.controls != 0) ? CB_CONTROL : 0);
}

static uint8_t lowercased(uint8_t byte) {
  return (uint8_t)(byte - 'A') < 26 ? byte | 0x20 : byte;
}

CB_WIDEST
size_t cb_find_word(const uint8_t *text, size_t count, const uint8_t *word, size_t length) {
  if (length < 3 || count < length) return count;
  const size_t last = count - length;
  size_t start = 0;
  while (start <= last) {
    // Blocks in which the word can't begin are passed over in one go, as no byte depends on another.
    if (last - start >= CB_BLOCK_LENGTH) {
      uint8_t found = 0;
      for (size_t index = 0; index < CB_BLOCK_LENGTH; index++) {
        const uint8_t *at = text + start + index;
        found |= (uint8_t)(((at[0] | 0x20) == (word[0] | 0x20)) &
                           ((at[1] | 0x20) == (word[1] | 0x20)) &
                           ((at[2] | 0x20) == (word[2] | 0x20)));
      }
      if (!found) {
        start += CB_BLOCK_LENGTH;
        continue;
      }
    }
    const size_t end = last - start >= CB_BLOCK_LENGTH ? start + CB_BLOCK_LENGTH : last + 1;
    for (; start < end; start++) {
      size_t matched = 0;
      while (matched < length && lowercased(text[start + matched]) == word[matched]) matched++;
      if (matched == length) return start;
    }
  }
  return count;
}

static uint8_t is_fold(const uint8_t *at) {
  return (uint8_t)(((at[0] == '\n') | (at[0] == '\r')) & ((at[1] == ' ') | (at[1] == '\t')));
}

CB_WIDEST
size_t cb_find_fold(const uint8_t *text, size_t count) {
  size_t start = 0;
  while (start + 1 < count) {
    if (count - start > CB_BLOCK_LENGTH) {
      uint8_t found = 0;
      for (size_t index = 0; index < CB_BLOCK_LENGTH; index++) found |= is_fold(text + start + index);
      if (!found) {
        start += CB_BLOCK_LENGTH;
        continue;
      }
    }
    const size_t end = count - start > CB_BLOCK_LENGTH ? start + CB_BLOCK_LENGTH : count - 1;
    for (; start < end; start++) {
      if (is_fold(text + start)) return start;
    }
  }
  return count;
}
