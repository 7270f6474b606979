// Names of countries.
#ifndef CU_REGION_H
#define CU_REGION_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The number of the countries that ISO 3166-1 has codes for, and the code of each, two letters.
size_t cu_country_count(void);
const char *cu_country_code_at(size_t index);

/// Writes the name of the country in the language of `locale`, as UTF-8 with a zero at the end.
/// Returns its length in bytes; 0 when there is no name or not enough room.
size_t cu_country_name(
  const char *code, const char *locale, char *output, size_t capacity);

/// Writes the language that is most used in the country, as `de` for `DE`, with a zero at the
/// end. Returns its length; 0 when it is not known.
size_t cu_country_language(const char *code, char *output, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
