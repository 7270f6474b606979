#include "cu_durations.h"

#include <unicode/unumberformatter.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>

enum { LONGEST_PHRASE = 256 };

static int32_t write_phrase(
    const UChar *text, int32_t length, UErrorCode status, char *buffer, int32_t capacity) {
  if (U_FAILURE(status) || length > LONGEST_PHRASE) return -1;
  int32_t written = 0;
  u_strToUTF8(buffer, capacity, &written, text, length, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}

int32_t cu_days_ahead(const char *locale, int32_t days, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[LONGEST_PHRASE];
  URelativeDateTimeFormatter *format = ureldatefmt_open(
      locale, NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &status);
  if (U_FAILURE(status)) return -1;
  int32_t length =
      ureldatefmt_format(format, days, UDAT_REL_UNIT_DAY, text, LONGEST_PHRASE, &status);
  ureldatefmt_close(format);
  return write_phrase(text, length, status, buffer, capacity);
}

int32_t cu_years(const char *locale, int32_t years, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[LONGEST_PHRASE];
  int32_t length = -1;
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(
      u"unit/year unit-width-full-name group-off", -1, locale, &status);
  UFormattedNumber *number = unumf_openResult(&status);
  if (U_SUCCESS(status)) {
    unumf_formatInt(format, years, number, &status);
    length = unumf_resultToString(number, text, LONGEST_PHRASE, &status);
  }
  if (number != NULL) unumf_closeResult(number);
  if (format != NULL) unumf_close(format);
  return write_phrase(text, length, status, buffer, capacity);
}
