#include "cu_region.h"

#include <stdio.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

size_t cu_country_count(void) {
  size_t count = 0;
  for (const char *const *code = uloc_getISOCountries(); *code != NULL; code += 1) count += 1;
  return count;
}

const char *cu_country_code_at(size_t index) { return uloc_getISOCountries()[index]; }

size_t cu_country_name(
  const char *code, const char *locale, char *output, size_t capacity) {
  char region[16];
  int length = snprintf(region, sizeof region, "und_%s", code);
  if (length < 0 || (size_t)length >= sizeof region) return 0;
  UChar name[128];
  UErrorCode error = U_ZERO_ERROR;
  int32_t count = uloc_getDisplayCountry(region, locale, name, 128, &error);
  // A default means that the locale has no name and the code itself was given.
  if (U_FAILURE(error) || error == U_USING_DEFAULT_WARNING || count <= 0 || count > 128) return 0;
  int32_t written = 0;
  error = U_ZERO_ERROR;
  u_strToUTF8(output, (int32_t)capacity, &written, name, count, &error);
  if (U_FAILURE(error) || error == U_STRING_NOT_TERMINATED_WARNING) return 0;
  return (size_t)written;
}

size_t cu_country_language(const char *code, char *output, size_t capacity) {
  char region[16];
  int length = snprintf(region, sizeof region, "und_%s", code);
  if (length < 0 || (size_t)length >= sizeof region) return 0;
  char likely[ULOC_FULLNAME_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  uloc_addLikelySubtags(region, likely, sizeof likely, &error);
  if (U_FAILURE(error)) return 0;
  int32_t written = uloc_getLanguage(likely, output, (int32_t)capacity, &error);
  if (U_FAILURE(error) || written <= 0 || (size_t)written >= capacity) return 0;
  return (size_t)written;
}
