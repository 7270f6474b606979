// Prints names of regions, languages, scripts, currencies, months and days in one language, a name
// a line, as UTF-8: text much like that of address books, for counting letters. Then, behind an equals
// sign, the letters of its alphabet (CLDR's exemplar characters).
#include <stdio.h>
#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/udat.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/uenum.h>
#include <unicode/ucal.h>
#include <unicode/ustdio.h>
#include <unicode/ustring.h>

static void put(const UChar *text, int32_t length) {
  char utf8[2048];
  int32_t count = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strToUTF8(utf8, sizeof utf8, &count, text, length, &error);
  if (U_SUCCESS(error)) printf("%.*s\n", count, utf8);
}

int main(int argc, char **argv) {
  const char *locale = argc > 1 ? argv[1] : "en";
  UErrorCode error = U_ZERO_ERROR;
  ULocaleDisplayNames *names = uldn_open(locale, ULDN_STANDARD_NAMES, &error);
  if (U_FAILURE(error)) return 1;
  UChar text[512];
  for (const char *const *code = uloc_getISOCountries(); *code; code += 1) {
    error = U_ZERO_ERROR;
    int32_t n = uldn_regionDisplayName(names, *code, text, 512, &error);
    // Regions are the most like addresses: let them count for more.
    if (n > 3) { put(text, n); put(text, n); }
  }
  for (const char *const *code = uloc_getISOLanguages(); *code; code += 1) {
    error = U_ZERO_ERROR;
    int32_t n = uldn_languageDisplayName(names, *code, text, 512, &error);
    if (n > 3) put(text, n);
  }
  error = U_ZERO_ERROR;
  UEnumeration *currencies = ucurr_openISOCurrencies(UCURR_ALL, &error);
  for (const UChar *code; (code = uenum_unext(currencies, NULL, &error)) != NULL;) {
    int32_t n = 0;
    UErrorCode e = U_ZERO_ERROR;
    const UChar *name = ucurr_getName(code, locale, UCURR_LONG_NAME, NULL, &n, &e);
    if (n > 3) put(name, n);
  }
  error = U_ZERO_ERROR;
  UDateFormat *format =
    udat_open(UDAT_FULL, UDAT_FULL, locale, NULL, 0, NULL, 0, &error);
  for (int kind = 0; kind < 2; kind += 1) {
    UDateFormatSymbolType type = kind == 0 ? UDAT_MONTHS : UDAT_WEEKDAYS;
    for (int32_t i = 0; i < udat_countSymbols(format, type); i += 1) {
      error = U_ZERO_ERROR;
      int32_t n = udat_getSymbols(format, type, i, text, 512, &error);
      if (n > 0) put(text, n);
    }
  }
  // Cities that time zones are named after.
  error = U_ZERO_ERROR;
  UEnumeration *zones = ucal_openTimeZones(&error);
  UDateFormat *city = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, NULL, 0, u"VVV", 3, &error);
  for (const UChar *id; (id = uenum_unext(zones, NULL, &error)) != NULL;) {
    UErrorCode e = U_ZERO_ERROR;
    UCalendar *calendar = ucal_open(id, -1, locale, UCAL_DEFAULT, &e);
    udat_setCalendar(city, calendar);
    int32_t n = udat_format(city, 0, text, 512, NULL, &e);
    ucal_close(calendar);
    if (U_SUCCESS(e) && n > 2) put(text, n);
  }
  error = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &error);
  USet *letters = ulocdata_getExemplarSet(data, NULL, 0, ULOCDATA_ES_STANDARD, &error);
  for (int32_t i = 0; U_SUCCESS(error) && i < uset_getItemCount(letters); i += 1) {
    UChar32 start = 0, end = 0;
    UErrorCode e = U_ZERO_ERROR;
    if (uset_getItem(letters, i, &start, &end, NULL, 0, &e) != 0) continue;
    for (UChar32 letter = start; letter <= end; letter += 1) {
      int32_t n = 0;
      U16_APPEND_UNSAFE(text, n, letter);
      printf("=");
      put(text, n);
    }
  }
  return 0;
}
