/* Dates as a language writes them, in any calendar CLDR knows. Dates are components, no instants:
 * there is no time zone. */
#ifndef CU_DATES_H
#define CU_DATES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The pattern of a language for certain components of dates of a calendar. One thread at a time
 * may use it. */
typedef struct cu_date_format cu_date_format;

/* Components; 0 stands for one that is not known. */
typedef struct {
  /* The year as the calendar counts it. Of the Chinese calendar and its relatives: with a cycle,
   * the year in that cycle; without one, the Gregorian year that the year begins in. */
  int32_t year;
  int32_t cycle;
  /* From 1. In the Hebrew calendar 6 is always Adar I. */
  int32_t month;
  int32_t day;
  bool is_leap_month;
} cu_date;

/* `calendar` is CLDR's or BCP 47's name of it, `skeleton` CLDR's letters for the wanted components,
 * such as "MMMMd". NULL where there is no such calendar. All end with NUL. */
cu_date_format *cu_date_format_open(
    const char *locale, const char *calendar, const char *skeleton);
void cu_date_format_close(cu_date_format *format);

/* Writes UTF-8 and returns its full length in bytes, which may exceed the capacity (call again
 * with more); -1 where the calendar has no such date. */
int32_t cu_date_format_write(
    cu_date_format *format, const cu_date *date, char *buffer, int32_t capacity);

/* The Gregorian date of the day that the components say in the calendar; false where it has no such
 * day, where one is not known, and where years are counted by eras that the components don't name. */
bool cu_gregorian_date(const char *calendar, const cu_date *date, cu_date *gregorian);

/* The calendar's name in the language, likewise. -1 where there is no such calendar. */
int32_t cu_calendar_name(
    const char *locale, const char *calendar, char *buffer, int32_t capacity);

/* What a component of dates is called, likewise: 'y', 'M' or 'd' in CLDR's letters. */
int32_t cu_date_field_name(
    const char *locale, char field, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
