/* Text in the form the Unicode library works in, for services without a UTF-8 face. Private. */
#ifndef CU_UTF16_H
#define CU_UTF16_H

#include <stdbool.h>
#include <stdint.h>

#include <unicode/utypes.h>

struct cu_utf16 {
  UChar *units;
  int32_t length;
  int32_t capacity;
  /* Most names fit here, which saves an allocation. */
  UChar small[128];
};

/* False where memory ran out. Free with cu_utf16_free in either case. */
bool cu_utf16_allocate(struct cu_utf16 *text, int32_t capacity);
bool cu_utf16_decode(struct cu_utf16 *text, const char *bytes, int32_t length);
int32_t cu_utf16_encode(const struct cu_utf16 *text, char *buffer, int32_t capacity);
void cu_utf16_free(struct cu_utf16 *text);

#endif
