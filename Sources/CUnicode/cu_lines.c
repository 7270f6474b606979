#include "cu_lines.h"

#include <stdbool.h>
#include <string.h>

#include "cu_utf8.h"

// Compiles to vector instructions.
typedef uint8_t block __attribute__((ext_vector_type(64), aligned(1)));
typedef bool flags __attribute__((ext_vector_type(64)));

// One bit a byte, the first byte in the lowest bit.
#define MASK(condition) __builtin_bit_cast(uint64_t, __builtin_convertvector((condition), flags))

typedef struct {
  uint64_t feeds, returns, colons, backslashes, high, nulls;
} marks;

static inline marks marks_of(const block *bytes) {
  block b = *bytes;
  return (marks){MASK(b == '\n'), MASK(b == '\r'), MASK(b == ':'),
                 MASK(b == '\\'), MASK(b >= 0x80), MASK(b == 0)};
}

// The marks of the last bytes of a text, fewer than 64.
static marks last_marks(const uint8_t *bytes, size_t start, size_t length) {
  size_t count = length - start;
  if (length >= 64) {
    marks m = marks_of((const block *)(bytes + length - 64));
    unsigned shift = (unsigned)(64 - count);
    return (marks){m.feeds >> shift, m.returns >> shift, m.colons >> shift,
                   m.backslashes >> shift, m.high >> shift, m.nulls >> shift};
  }
  block b = (block)(0);
  memcpy(&b, bytes + start, count);
  marks m = marks_of(&b);
  m.nulls &= ((uint64_t)1 << count) - 1;
  return m;
}

CU_WIDEST
size_t cu_find_lines(const uint8_t *bytes, size_t start, size_t length, cu_line *lines,
                     size_t capacity, uint32_t *traits) {
  size_t count = 0;
  uint64_t high = 0, nulls = 0, backslashes = 0, lone = 0;
  // Of the line that was begun.
  size_t line = start, colon = SIZE_MAX;
  uint32_t line_traits = 0;
  bool ends_with_return = false;
  size_t offset = start;
  for (; offset < length && count < capacity; offset += 64) {
    bool is_last = length - offset < 64;
    marks m = is_last ? last_marks(bytes, offset, length)
                      : marks_of((const block *)(bytes + offset));
    uint64_t rest = ~(uint64_t)0;
    // A return at the end of the block before needs its feed here.
    lone |= ends_with_return & ~m.feeds;
    uint64_t lone_here = m.returns & ~(m.feeds >> 1);
    ends_with_return = (m.returns >> 63) != 0;
    lone_here &= ~((uint64_t)1 << 63);
    while (m.feeds != 0) {
      uint64_t feed = m.feeds & -m.feeds;
      uint64_t here = (feed - 1) & rest;
      size_t place = offset + (size_t)__builtin_ctzll(m.feeds);
      if (colon == SIZE_MAX && (m.colons & here) != 0)
        colon = offset + (size_t)__builtin_ctzll(m.colons & here);
      if ((m.high & here) != 0) line_traits |= cu_bytes_beyond_ascii;
      if ((m.backslashes & here) != 0) line_traits |= cu_bytes_backslash;
      size_t end = place > line && bytes[place - 1] == '\r' ? place - 1 : place;
      lines[count++] = (cu_line){(uint32_t)end, (uint32_t)(place + 1),
                                 (uint32_t)(colon < end ? colon : end), line_traits};
      line = place + 1;
      colon = SIZE_MAX;
      line_traits = 0;
      rest = ~(feed | (feed - 1));
      m.feeds ^= feed;
      if (count == capacity) {
        // What follows the line is looked at again when it is asked for.
        rest = ~rest;
        *traits = (((high | (m.high & rest)) != 0) ? cu_bytes_beyond_ascii : 0)
          | ((nulls | (m.nulls & rest)) != 0 ? cu_bytes_null : 0)
          | ((backslashes | (m.backslashes & rest)) != 0 ? cu_bytes_backslash : 0)
          | ((lone | (lone_here & rest)) != 0 ? cu_bytes_lone_return : 0);
        return count;
      }
    }
    high |= m.high;
    nulls |= m.nulls;
    backslashes |= m.backslashes;
    lone |= lone_here;
    uint64_t colons = m.colons & rest;
    if (colon == SIZE_MAX && colons != 0) colon = offset + (size_t)__builtin_ctzll(colons);
    if ((m.high & rest) != 0) line_traits |= cu_bytes_beyond_ascii;
    if ((m.backslashes & rest) != 0) line_traits |= cu_bytes_backslash;
  }
  if (line < length && count < capacity) {
    lines[count++] = (cu_line){(uint32_t)length, (uint32_t)length,
                               (uint32_t)(colon < length ? colon : length), line_traits};
    lone |= bytes[length - 1] == '\r';
  }
  *traits = (high != 0 ? cu_bytes_beyond_ascii : 0) | (nulls != 0 ? cu_bytes_null : 0)
    | (backslashes != 0 ? cu_bytes_backslash : 0) | (lone != 0 ? cu_bytes_lone_return : 0);
  return count;
}

CU_WIDEST
cu_breaks cu_count_breaks(const uint8_t *bytes, size_t length) {
  cu_breaks found = {0, 0, false};
  uint64_t after_return = 0;
  for (size_t offset = 0; offset < length; offset += 64) {
    block b = (block)(0);
    if (length - offset < 64) memcpy(&b, bytes + offset, length - offset);
    else b = *(const block *)(bytes + offset);
    uint64_t feeds = MASK(b == '\n'), returns = MASK(b == '\r');
    if (((returns << 1 | after_return) & ~feeds) != 0) return (cu_breaks){0, 0, true};
    after_return = returns >> 63;
    if (feeds == 0) continue;
    found.count += (size_t)__builtin_popcountll(feeds);
    found.last_end = offset + 64 - (size_t)__builtin_clzll(feeds);
  }
  return found;
}

CU_WIDEST
uint64_t cu_line_starts(const uint8_t *bytes, size_t start, size_t length, uint8_t a, uint8_t b,
                        uint8_t c, uint8_t other) {
  if (length - start >= 64) {
    block plain = *(const block *)(bytes + start), at = plain | 0x20;
    block before = *(const block *)(bytes + start - 1);
    return MASK(((at == a) | (at == b) | (at == c) | (plain == other)) & ((before == '\n') | (before == '\r')));
  }
  uint64_t mask = 0;
  for (size_t index = start; index < length; index++) {
    uint8_t at = bytes[index] | 0x20, before = bytes[index - 1];
    bool is_wanted = at == a || at == b || at == c || bytes[index] == other;
    bool is_start = is_wanted && (before == '\n' || before == '\r');
    mask |= (uint64_t)is_start << (index - start);
  }
  return mask;
}

CU_WIDEST
cu_separators cu_find_separators(const uint8_t *bytes, size_t length) {
  cu_separators found = {0, 0, 0};
  for (size_t offset = 0; offset < length; offset += 16) {
    cu_part b = *(const cu_part *)(bytes + offset);
    found.semicolons |= (uint64_t)CU_PART_MASK(b == ';') << offset;
    found.commas |= (uint64_t)CU_PART_MASK(b == ',') << offset;
    found.ink |= (uint64_t)CU_PART_MASK(b > 0x20) << offset;
  }
  uint64_t all = length < 64 ? ((uint64_t)1 << length) - 1 : ~(uint64_t)0;
  return (cu_separators){found.semicolons & all, found.commas & all, found.ink & all};
}
