// Finding lines and separators, many bytes at a time.
#ifndef CU_LINES_H
#define CU_LINES_H

#include "cu_widest.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A line that ends with a line feed, or with the text.
typedef struct {
  /// Where its content ends: before its line feed and the carriage return in front of that.
  uint32_t end;
  /// Where the next line begins.
  uint32_t next;
  /// Its first colon; `end` if there is none.
  uint32_t colon;
  /// What occurs in it, as a set of `cu_bytes_…`: beyond ASCII and backslashes.
  uint32_t traits;
} cu_line;

/// Finds the lines from `start` on, until `capacity` are found. Returns how many there are; `traits`
/// becomes what occurs in them, as `cu_bytes_traits` has it. The text is shorter than 4 GiB.
size_t cu_find_lines(const uint8_t *bytes, size_t start, size_t length, cu_line *lines,
                     size_t capacity, uint32_t *traits);

/// The line breaks of a text, where each is a line feed or a carriage return in front of one.
typedef struct {
  size_t count;
  /// Behind the last one; 0 where there is none.
  size_t last_end;
  /// Whether there is a carriage return without a line feed, so that the others don't count.
  bool has_lone_return;
} cu_breaks;

/// Counts the line breaks of a text, whose last byte is no carriage return.
cu_breaks cu_count_breaks(const uint8_t *bytes, size_t length);

/// Of up to 64 bytes from `start` on, one bit each: those behind a line feed or a carriage return that
/// are one of three letters or another byte. The letters are small ones and stand for their capitals
/// too. `start` is not 0.
uint64_t cu_line_starts(const uint8_t *bytes, size_t start, size_t length, uint8_t a, uint8_t b,
                        uint8_t c, uint8_t other);

/// Which bytes of a short text are what, one bit a byte.
typedef struct {
  uint64_t semicolons, commas, ink;
} cu_separators;

/// Looks at up to 64 bytes, of which all 64 can be read. Ink is what is neither blank nor control.
cu_separators cu_find_separators(const uint8_t *bytes, size_t length);

// Sixteen bytes at a time, in the vector instructions that every machine of an architecture has.
typedef uint8_t cu_part __attribute__((ext_vector_type(16), aligned(1)));
typedef bool cu_part_flags __attribute__((ext_vector_type(16)));
#define CU_PART_MASK(condition) \
  __builtin_bit_cast(uint16_t, __builtin_convertvector((condition), cu_part_flags))

static inline cu_part cu_stops(cu_part bytes, uint8_t a, uint8_t b, uint8_t c) {
  return (cu_part)((bytes < 0x20) | (bytes == 0x7F) | (bytes == a) | (bytes == b) | (bytes == c));
}

/// Copies bytes up to the first that is a control character or one of three, which are ASCII.
/// Returns how many were copied; as many as 15 further bytes of `target` may be changed.
static inline size_t cu_copy_until(uint8_t *target, const uint8_t *bytes, size_t length, uint8_t a,
                                   uint8_t b, uint8_t c) {
  size_t offset = 0;
  for (; length - offset >= 16; offset += 16) {
    cu_part p = *(const cu_part *)(bytes + offset);
    *(cu_part *)(target + offset) = p;
    unsigned mask = CU_PART_MASK(cu_stops(p, a, b, c) != 0);
    if (mask != 0) return offset + (size_t)__builtin_ctz(mask);
  }
  size_t rest = length - offset;
  if (rest == 0) return length;
  // The last bytes, in words that overlap where there are no sixteen.
  uint64_t low, high = 0;
  const uint8_t *last = bytes + offset;
  if (rest >= 8) {
    uint64_t tail;
    memcpy(&low, last, 8);
    memcpy(&tail, last + rest - 8, 8);
    high = rest == 8 ? 0 : tail >> (8 * (16 - rest));
  } else if (rest >= 4) {
    uint32_t head, tail;
    memcpy(&head, last, 4);
    memcpy(&tail, last + rest - 4, 4);
    low = head | (uint64_t)tail << (8 * (rest - 4));
  } else {
    low = last[0] | (uint64_t)last[rest >> 1] << (8 * (rest >> 1))
      | (uint64_t)last[rest - 1] << (8 * (rest - 1));
  }
  typedef uint64_t words __attribute__((ext_vector_type(2)));
  cu_part p = (cu_part)(words){low, high};
  *(cu_part *)(target + offset) = p;
  unsigned mask = CU_PART_MASK(cu_stops(p, a, b, c) != 0) & ((1u << rest) - 1);
  return mask != 0 ? offset + (size_t)__builtin_ctz(mask) : length;
}

#ifdef __cplusplus
}
#endif

#endif
