#include "cu_dates.h"

#include <float.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>


enum {
  LONGEST_LOCALE = 160,
  LONGEST_PATTERN = 256,
  LONGEST_DATE = 512,
  /* A day that exists in some years only is looked for in so many. */
  YEARS_TRIED = 80,
  /* What the Chinese and Korean calendars' own count is ahead of the Gregorian. */
  CHINESE_EPOCH = 2637,
  DANGI_EPOCH = 2333,
};

struct cu_date_format {
  UDateFormat *format;
  UCalendar *calendar;
  /* Nonzero for a calendar that counts years in cycles of sixty. */
  int32_t epoch;
  bool is_hebrew;
};

static const UChar UTC[] = {'U', 'T', 'C', 0};

/* CLDR's name of the calendar, or NULL where it does not know one by this name. */
static const char *known_calendar(const char *name) {
  const char *legacy = uloc_toLegacyType("calendar", name);
  if (legacy == NULL) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *calendars = ucal_getKeywordValuesForLocale("calendar", "en", false, &status);
  const char *found = NULL;
  const char *candidate;
  while (U_SUCCESS(status) && (candidate = uenum_next(calendars, NULL, &status)) != NULL) {
    if (strcmp(candidate, legacy) == 0) {
      found = legacy;
      break;
    }
  }
  uenum_close(calendars);
  return found;
}

static UCalendar *open_calendar(const char *locale, const char *type) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(UTC, -1, locale, UCAL_DEFAULT, &status);
  if (U_FAILURE(status)) return NULL;
  if (strcmp(ucal_getType(calendar, &status), type) != 0 || U_FAILURE(status)) {
    ucal_close(calendar);
    return NULL;
  }
  if (strcmp(type, "gregorian") == 0) {
    /* ISO 8601's calendar, which vCard uses, never becomes the Julian. */
    ucal_setGregorianChange(calendar, -DBL_MAX, &status);
  }
  return calendar;
}

static UDateFormat *open_format(const char *locale, const char *type, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  if (strcmp(type, "gregorian") != 0 && strcmp(skeleton, "yMMMMd") == 0) {
    /* Only the whole formats know which components have digits of their own, as 十五. */
    UDateFormat *whole = udat_open(UDAT_NONE, UDAT_LONG, locale, UTC, -1, NULL, 0, &status);
    return U_SUCCESS(status) ? whole : NULL;
  }
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  UChar wanted[32];
  UChar pattern[LONGEST_PATTERN];
  u_strFromUTF8(wanted, 32, NULL, skeleton, -1, &status);
  if (U_FAILURE(status)) return NULL;
  int32_t length =
      udatpg_getBestPattern(generator, wanted, -1, pattern, LONGEST_PATTERN, &status);
  udatpg_close(generator);
  if (U_FAILURE(status)) return NULL;
  UDateFormat *format =
      udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, UTC, -1, pattern, length, &status);
  return U_SUCCESS(status) ? format : NULL;
}

/* What sets `calendar` apart from others. */
static void note_kind(cu_date_format *format, const char *type) {
  if (strcmp(type, "chinese") == 0) format->epoch = CHINESE_EPOCH;
  if (strcmp(type, "dangi") == 0) format->epoch = DANGI_EPOCH;
  format->is_hebrew = strcmp(type, "hebrew") == 0;
}

cu_date_format *cu_date_format_open(
    const char *locale, const char *calendar, const char *skeleton) {
  const char *type = known_calendar(calendar);
  char name[LONGEST_LOCALE];
  if (type == NULL
      || snprintf(name, sizeof name, "%s@calendar=%s", locale, type) >= (int)sizeof name) {
    return NULL;
  }
  cu_date_format *result = calloc(1, sizeof *result);
  if (result == NULL) return NULL;
  result->calendar = open_calendar(name, type);
  result->format = open_format(name, type, skeleton);
  if (result->calendar == NULL || result->format == NULL) {
    cu_date_format_close(result);
    return NULL;
  }
  udat_setCalendar(result->format, result->calendar);
  note_kind(result, type);
  return result;
}

void cu_date_format_close(cu_date_format *format) {
  if (format == NULL) return;
  if (format->calendar != NULL) ucal_close(format->calendar);
  if (format->format != NULL) udat_close(format->format);
  free(format);
}

/* Sets the calendar and says whether the date exists, that is, whether it comes back. */
static bool set_date(const cu_date_format *format, const cu_date *date, int32_t year) {
  UCalendar *calendar = format->calendar;
  UErrorCode status = U_ZERO_ERROR;
  const int32_t month = date->month == 0 ? 0 : date->month - 1;
  const int32_t day = date->day == 0 ? 1 : date->day;
  ucal_clear(calendar);
  if (format->epoch == 0) {
    ucal_set(calendar, UCAL_YEAR, year);
  } else if (date->cycle != 0) {
    ucal_set(calendar, UCAL_ERA, date->cycle);
    ucal_set(calendar, UCAL_YEAR, year);
  } else {
    ucal_set(calendar, UCAL_EXTENDED_YEAR, year + format->epoch);
  }
  if (format->epoch != 0) ucal_set(calendar, UCAL_IS_LEAP_MONTH, date->is_leap_month);
  ucal_set(calendar, UCAL_MONTH, month);
  ucal_set(calendar, UCAL_DATE, day);
  ucal_getMillis(calendar, &status);
  const bool exists = ucal_get(calendar, UCAL_DATE, &status) == day
      && ucal_get(calendar, UCAL_MONTH, &status) == month
      && (format->epoch == 0
          || (ucal_get(calendar, UCAL_IS_LEAP_MONTH, &status) != 0) == date->is_leap_month);
  return U_SUCCESS(status) && exists;
}

/* Without a year the date stands in some year that has it. */
static bool set_date_of_any_year(const cu_date_format *format, const cu_date *date) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t base = 2000;
  if (format->epoch == 0) {
    ucal_setMillis(format->calendar, 946684800000.0, &status);
    base = ucal_get(format->calendar, UCAL_YEAR, &status);
  }
  if (U_FAILURE(status)) return false;
  for (int32_t year = base; year < base + YEARS_TRIED; year++) {
    /* Adar is called Adar II in leap years, which nothing says this one was. */
    bool is_leap = (7 * year + 1) % 19 < 7;
    if (format->is_hebrew && date->month == 7 && is_leap) continue;
    if (set_date(format, date, year)) return true;
  }
  return false;
}

int32_t cu_date_format_write(
    cu_date_format *format, const cu_date *date, char *buffer, int32_t capacity) {
  bool exists =
      date->year == 0 ? set_date_of_any_year(format, date) : set_date(format, date, date->year);
  if (!exists) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UChar text[LONGEST_DATE];
  int32_t length = udat_formatCalendar(
      format->format, format->calendar, text, LONGEST_DATE, NULL, &status);
  int32_t written = 0;
  if (U_FAILURE(status) || length > LONGEST_DATE) return -1;
  u_strToUTF8(buffer, capacity, &written, text, length, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}

bool cu_gregorian_date(const char *calendar, const cu_date *date, cu_date *gregorian) {
  const char *type = known_calendar(calendar);
  /* A year of the Japanese calendar means nothing without its era. */
  if (type == NULL || strcmp(type, "japanese") == 0) return false;
  if (date->year == 0 || date->month == 0 || date->day == 0) return false;
  char name[LONGEST_LOCALE];
  if (snprintf(name, sizeof name, "en@calendar=%s", type) >= (int)sizeof name) return false;
  cu_date_format from = {.calendar = open_calendar(name, type)};
  if (from.calendar == NULL) return false;
  note_kind(&from, type);
  UErrorCode status = U_ZERO_ERROR;
  bool exists = set_date(&from, date, date->year);
  const UDate instant = ucal_getMillis(from.calendar, &status);
  ucal_close(from.calendar);
  UCalendar *to = open_calendar("en@calendar=gregorian", "gregorian");
  if (to == NULL) return false;
  ucal_setMillis(to, instant, &status);
  /* Its eras are 0, before Christ, and 1. */
  exists = exists && ucal_get(to, UCAL_ERA, &status) == 1;
  *gregorian = (cu_date){
      .year = ucal_get(to, UCAL_YEAR, &status),
      .month = ucal_get(to, UCAL_MONTH, &status) + 1,
      .day = ucal_get(to, UCAL_DATE, &status),
  };
  ucal_close(to);
  return exists && U_SUCCESS(status);
}

int32_t cu_calendar_name(
    const char *locale, const char *calendar, char *buffer, int32_t capacity) {
  const char *type = known_calendar(calendar);
  if (type == NULL) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ULocaleDisplayNames *names = uldn_open(locale, ULDN_STANDARD_NAMES, &status);
  UChar text[LONGEST_DATE];
  int32_t length =
      uldn_keyValueDisplayName(names, "calendar", type, text, LONGEST_DATE, &status);
  if (names != NULL) uldn_close(names);
  int32_t written = 0;
  if (U_FAILURE(status) || length > LONGEST_DATE) return -1;
  u_strToUTF8(buffer, capacity, &written, text, length, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}

int32_t cu_date_field_name(
    const char *locale, char field, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  if (U_FAILURE(status)) return -1;
  UDateTimePatternField kind = field == 'y' ? UDATPG_YEAR_FIELD
      : field == 'M'                        ? UDATPG_MONTH_FIELD
                                            : UDATPG_DAY_FIELD;
  UChar text[LONGEST_DATE];
  int32_t length = udatpg_getFieldDisplayName(
      generator, kind, UDATPG_WIDE, text, LONGEST_DATE, &status);
  udatpg_close(generator);
  int32_t written = 0;
  if (U_FAILURE(status) || length > LONGEST_DATE) return -1;
  u_strToUTF8(buffer, capacity, &written, text, length, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? written : -1;
}
