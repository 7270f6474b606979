/* Phone numbers as libphonenumber reads them, behind plain C values.
 *
 * Every call may be made from any thread at any time. No call ends the program or throws, whatever
 * the text; the only input a call requires to be well-formed is its pointers. */
#ifndef CP_NUMBERS_H
#define CP_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { CP_EXTENSION_CAPACITY = 24 };

/* A number taken apart. It owns nothing. */
typedef struct {
  uint64_t national_number;
  int32_t country_code;
  /* Zeros in front of the national number that belong to it, as Italy's do. */
  int32_t leading_zeros;
  /* Ended by NUL; empty where there is none. */
  char extension[CP_EXTENSION_CAPACITY];
} cp_number;

enum cp_parse_result {
  CP_PARSED = 0,
  CP_INVALID_COUNTRY_CODE = 1,
  CP_NOT_A_NUMBER = 2,
  CP_TOO_SHORT_AFTER_PREFIX = 3,
  CP_TOO_SHORT = 4,
  CP_TOO_LONG = 5,
};

enum cp_format {
  CP_E164 = 0,
  CP_INTERNATIONAL = 1,
  CP_NATIONAL = 2,
  CP_RFC3966 = 3,
};

enum cp_type {
  CP_FIXED_LINE = 0,
  CP_MOBILE = 1,
  CP_FIXED_LINE_OR_MOBILE = 2,
  CP_TOLL_FREE = 3,
  CP_PREMIUM_RATE = 4,
  CP_SHARED_COST = 5,
  CP_VOIP = 6,
  CP_PERSONAL_NUMBER = 7,
  CP_PAGER = 8,
  CP_UNIVERSAL_ACCESS = 9,
  CP_VOICEMAIL = 10,
  CP_UNKNOWN_TYPE = 11,
};

enum cp_possibility {
  CP_POSSIBLE = 0,
  CP_POSSIBLE_LOCALLY = 1,
  CP_IMPOSSIBLE_COUNTRY_CODE = 2,
  CP_IMPOSSIBLY_SHORT = 3,
  CP_IMPOSSIBLE_LENGTH = 4,
  CP_IMPOSSIBLY_LONG = 5,
};

/* Reads a number. `region` is the two-letter code of the country that a number without a country
 * code is in, ended by NUL; NULL or "" for none. */
enum cp_parse_result cp_parse(
    const char *text, size_t length, const char *region, cp_number *number);

/* Writes UTF-8 without a final NUL and returns its full length in bytes, which may exceed the
 * capacity (call again with more); -1 on failure. */
int32_t cp_write(const cp_number *number, enum cp_format format, char *buffer, int32_t capacity);

enum cp_type cp_type_of(const cp_number *number);
enum cp_possibility cp_possibility_of(const cp_number *number);
bool cp_is_valid(const cp_number *number);
bool cp_is_valid_in(const cp_number *number, const char *region);

/* Writes the two-letter code of the number's country (`001` for numbers of none) with a NUL, and
 * returns its length; 0 where it is not known or there is no room. */
int32_t cp_region_of(const cp_number *number, char *buffer, int32_t capacity);

/* The country's calling code; 0 where there is none. */
int32_t cp_country_code_for(const char *region);

#ifdef __cplusplus
}
#endif

#endif
