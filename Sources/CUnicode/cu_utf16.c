#include "cu_utf16.h"

#include <stddef.h>
#include <stdlib.h>

#include <unicode/ustring.h>

bool cu_utf16_allocate(struct cu_utf16 *text, int32_t capacity) {
  text->length = 0;
  if (capacity <= (int32_t)(sizeof text->small / sizeof *text->small)) {
    text->units = text->small;
    text->capacity = (int32_t)(sizeof text->small / sizeof *text->small);
    return true;
  }
  text->units = malloc((size_t)capacity * sizeof *text->units);
  text->capacity = text->units == NULL ? 0 : capacity;
  return text->units != NULL;
}

bool cu_utf16_decode(struct cu_utf16 *text, const char *bytes, int32_t length) {
  /* UTF-8 never takes fewer bytes than UTF-16 takes units. */
  if (!cu_utf16_allocate(text, length)) {
    return false;
  }
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(
      text->units, text->capacity, &text->length, bytes, length, 0xFFFD, NULL, &status);
  if (U_FAILURE(status)) {
    cu_utf16_free(text);
    return false;
  }
  return true;
}

int32_t cu_utf16_encode(const struct cu_utf16 *text, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t bytes = 0;
  u_strToUTF8WithSub(
      buffer, capacity, &bytes, text->units, text->length, 0xFFFD, NULL, &status);
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : bytes;
}

void cu_utf16_free(struct cu_utf16 *text) {
  if (text->units != text->small) {
    free(text->units);
  }
  text->units = NULL;
  text->length = 0;
  text->capacity = 0;
}
