// Character set converters.
#ifndef CU_CONVERTER_H
#define CU_CONVERTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A converter between one charset and UTF-8. It keeps the state of a conversion between calls, so
/// one thread at a time may use it.
typedef struct cu_converter cu_converter;

/// How far a step of a conversion came.
typedef struct {
  /// Bytes of the input taken.
  size_t consumed;
  /// Bytes of the output filled.
  size_t written;
  /// Malformed or unassigned sequences that were replaced.
  size_t replaced;
  /// False when the output was too small: call again with what is left of the input.
  bool finished;
} cu_step;

/// The least room `cu_converter_decode` makes progress in.
#define CU_DECODE_MINIMUM_CAPACITY 128

/// The library's own name of the charset that `alias` names, or null. The string is static.
const char *cu_charset_canonical_name(const char *alias);

/// The name to show and to write: the preferred MIME name, else the IANA name, else the library's
/// own. Null when `alias` names nothing. The string is static.
const char *cu_charset_preferred_name(const char *alias);

/// Null when there is no such converter or no memory.
cu_converter *cu_converter_open(const char *name);

/// A second converter in the same state. Null when there is no memory.
cu_converter *cu_converter_copy(const cu_converter *converter);

void cu_converter_close(cu_converter *converter);

/// Forgets the state of an unfinished conversion.
void cu_converter_reset(cu_converter *converter);

/// The most bytes one character takes.
int32_t cu_converter_maximum_width(const cu_converter *converter);

/// Converts bytes to UTF-8; what is malformed or unassigned becomes U+FFFD. A sequence cut off at
/// the end of the input waits for the next call unless `is_last` is true.
cu_step cu_converter_decode(
  cu_converter *converter, const uint8_t *input, size_t input_length, uint8_t *output,
  size_t output_capacity, bool is_last);

/// Composes (NFC) or decomposes (NFD) UTF-8. Returns the number of bytes needed; when it is more
/// than `output_capacity` the output is incomplete, and the call must be repeated with more room.
/// Negative on error.
int64_t cu_compose(
  const uint8_t *input, size_t input_length, uint8_t *output, size_t output_capacity);
int64_t cu_decompose(
  const uint8_t *input, size_t input_length, uint8_t *output, size_t output_capacity);

/// Called with each code point that the charset has no character for.
typedef void (*cu_unencodable)(void *context, uint32_t code_point);

/// Converts valid UTF-8 to the charset in one go; what the charset can't hold becomes '?' and is
/// handed to `report`. Returns the number of bytes needed; when it is more than `output_capacity`
/// the output is incomplete, and the call must be repeated with more room. Negative on error.
int64_t cu_converter_encode(
  cu_converter *converter, const uint8_t *input, size_t input_length, uint8_t *output,
  size_t output_capacity, cu_unencodable report, void *context);

#ifdef __cplusplus
}
#endif

#endif
