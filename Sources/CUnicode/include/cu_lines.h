// Finding lines and separators, many bytes at a time.
#ifndef CU_LINES_H
#define CU_LINES_H

#include <stddef.h>
#include <stdint.h>

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

/// Of up to 64 bytes from `start` on, one bit each: those behind a line feed or a carriage return that
/// are the one or the other letter. The letters are small ones and stand for their capitals too.
/// `start` is not 0.
uint64_t cu_line_starts(const uint8_t *bytes, size_t start, size_t length, uint8_t a, uint8_t b);

/// Which bytes of a short text are what, one bit a byte.
typedef struct {
  uint64_t semicolons, commas, ink;
} cu_separators;

/// Looks at up to 64 bytes, of which all 64 can be read. Ink is what is neither blank nor control.
cu_separators cu_find_separators(const uint8_t *bytes, size_t length);

/// Copies bytes up to the first that is a control character or one of three, which are ASCII.
/// Returns how many were copied; as many as 15 further bytes of `target` may be changed.
size_t cu_copy_until(uint8_t *target, const uint8_t *bytes, size_t length, uint8_t a, uint8_t b,
                     uint8_t c);

#ifdef __cplusplus
}
#endif

#endif
