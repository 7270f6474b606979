#include "cu_lines.h"

#include "cu_utf8.h"
#include "cu_utf8_blocks.h"

typedef struct {
  uint64_t feeds, returns, colons, backslashes, high, nulls;
} marks;

static inline marks marks_of(const block *bytes) {
  block b = *bytes;
  return (marks){MASK(b == '\n'), MASK(b == '\r'), MASK(b == ':'),
                 MASK(b == '\\'), MASK(b >= 0x80), MASK(b == 0)};
}

// The marks of the last bytes of a text, fewer than 64.
static inline marks last_marks(const uint8_t *bytes, size_t start, size_t length) {
  size_t count = length - start;
  if (length >= 64) {
    marks m = marks_of((const block *)(bytes + length - 64));
    unsigned shift = (unsigned)(64 - count);
    return (marks){m.feeds >> shift, m.returns >> shift, m.colons >> shift,
                   m.backslashes >> shift, m.high >> shift, m.nulls >> shift};
  }
  block b;
  take_block(&b, bytes, start, length);
  marks m = marks_of(&b);
  m.nulls &= ((uint64_t)1 << count) - 1;
  return m;
}

static inline uint32_t traits_of(uint64_t high, uint64_t backslashes) {
  return (high != 0 ? cu_bytes_beyond_ascii : 0) | (backslashes != 0 ? cu_bytes_backslash : 0);
}

static inline size_t least(size_t a, size_t b) { return a < b ? a : b; }

static inline bool goes_on(const uint8_t *bytes, size_t offset, size_t length,
                           expectation *expected) {
  if (length - offset >= 64) return is_valid((const block *)(bytes + offset), expected);
  block b;
  take_block(&b, bytes, offset, length);
  return is_valid(&b, expected);
}

CU_WIDEST
size_t cu_find_lines(const uint8_t *bytes, size_t start, size_t length, cu_line *lines,
                     size_t capacity, uint32_t *traits) {
  size_t count = 0;
  uint64_t high = 0, nulls = 0, backslashes = 0, lone = 0;
  // Of the line that was begun.
  size_t line = start, colon = SIZE_MAX;
  uint64_t line_high = 0, line_backslashes = 0;
  uint64_t ends_with_return = 0;
  expectation expected = {0};
  bool is_utf8 = true;
  size_t offset = start;
  for (; offset < length && count < capacity; offset += 64) {
    marks m = length - offset < 64 ? last_marks(bytes, offset, length)
                                   : marks_of((const block *)(bytes + offset));
    if (((m.high != 0) | is_waiting(&expected)) && is_utf8)
      is_utf8 = goes_on(bytes, offset, length, &expected);
    // The bytes behind the lines that are done.
    uint64_t rest = ~(uint64_t)0;
    uint64_t behind_return = m.returns << 1 | ends_with_return;
    // A return at the end of the block needs its feed in the next one.
    uint64_t lone_here = m.returns & ~(m.feeds >> 1) & ~((uint64_t)1 << 63);
    lone |= ends_with_return & ~m.feeds;
    ends_with_return = m.returns >> 63;
    for (uint64_t feeds = m.feeds; feeds != 0; feeds &= feeds - 1) {
      // Without branches, as what a line holds can't be foreseen.
      uint64_t here = (feeds ^ (feeds - 1)) & rest;
      unsigned place = (unsigned)__builtin_ctzll(feeds);
      size_t next = offset + place + 1;
      size_t end = next - 1 - (behind_return >> place & (next - 1 > line));
      uint64_t colons = m.colons & here;
      colon = least(colon, colons != 0 ? offset + (size_t)__builtin_ctzll(colons) : SIZE_MAX);
      lines[count++] = (cu_line){
        (uint32_t)end, (uint32_t)next, (uint32_t)least(colon, end),
        traits_of(line_high | (m.high & here), line_backslashes | (m.backslashes & here))};
      line = next;
      colon = SIZE_MAX;
      line_high = line_backslashes = 0;
      rest &= ~here;
      if (count == capacity) {
        // What follows the line is looked at again when it is asked for.
        rest = ~rest;
        high |= m.high & rest;
        *traits = traits_of(high, backslashes | (m.backslashes & rest))
          | ((nulls | (m.nulls & rest)) != 0 ? cu_bytes_null : 0)
          | ((lone | (lone_here & rest)) != 0 ? cu_bytes_lone_return : 0)
          | (high != 0 ? cu_bytes_doubtful : 0);
        return count;
      }
    }
    high |= m.high;
    nulls |= m.nulls;
    backslashes |= m.backslashes;
    lone |= lone_here;
    uint64_t colons = m.colons & rest;
    colon = least(colon, colons != 0 ? offset + (size_t)__builtin_ctzll(colons) : SIZE_MAX);
    line_high |= m.high & rest;
    line_backslashes |= m.backslashes & rest;
  }
  if (line < length && count < capacity) {
    lines[count++] = (cu_line){(uint32_t)length, (uint32_t)length, (uint32_t)least(colon, length),
                               traits_of(line_high, line_backslashes)};
    lone |= bytes[length - 1] == '\r';
  }
  *traits = traits_of(high, backslashes) | (nulls != 0 ? cu_bytes_null : 0)
    | (lone != 0 ? cu_bytes_lone_return : 0)
    | (is_utf8 && !is_waiting(&expected) ? 0 : cu_bytes_doubtful);
  return count;
}

CU_WIDEST
cu_breaks cu_count_breaks(const uint8_t *bytes, size_t length) {
  cu_breaks found = {0, 0, false};
  uint64_t after_return = 0;
  for (size_t offset = 0; offset < length; offset += 64) {
    block b;
    take_block(&b, bytes, offset, length);
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
