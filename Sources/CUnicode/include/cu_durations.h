/* Spans of time as a language says them. */
#ifndef CU_DURATIONS_H
#define CU_DURATIONS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* When a day is that so many days are still to go to: "today", "tomorrow", "in 5 days". Writes
 * UTF-8 and returns its full length in bytes, which may exceed the capacity (call again with more);
 * -1 where it failed. The locale ends with NUL. */
int32_t cu_days_ahead(const char *locale, int32_t days, char *buffer, int32_t capacity);

/* A number of years, "41 years", likewise. */
int32_t cu_years(const char *locale, int32_t years, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
