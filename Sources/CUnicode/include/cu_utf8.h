// Validation of UTF-8, many bytes at a time.
#ifndef CU_UTF8_H
#define CU_UTF8_H

#include "cu_widest.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The length of a prefix that is valid UTF-8 and ends between two characters. It is the whole length
/// if all bytes are valid; otherwise the first invalid byte is less than 64 bytes further on.
size_t cu_utf8_valid_prefix(const uint8_t *bytes, size_t length);

// What occurs among bytes, as a set of these.
enum {
  cu_bytes_beyond_ascii = 1,
  cu_bytes_null = 2,
  cu_bytes_backslash = 4,
  // A carriage return that no line feed follows.
  cu_bytes_lone_return = 8,
  // Bytes that may be no UTF-8. Only `cu_find_lines` tells.
  cu_bytes_doubtful = 16,
};
uint32_t cu_bytes_traits(const uint8_t *bytes, size_t length);

#ifdef __cplusplus
}
#endif

#endif
