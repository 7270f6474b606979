#include "cu_regions.h"

#include "cu_bundles.h"

#include <stdio.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

enum { LONGEST_NAME = 512 };

static int32_t visit_table(
    const UResourceBundle *bundle, const char *key, int32_t kind, cu_region_name_visitor *visitor,
    void *context) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *table = ures_getByKey(bundle, key, NULL, &status);
  int32_t visited = 0;
  while (U_SUCCESS(status) && ures_hasNext(table)) {
    const char *region = NULL;
    int32_t length = 0;
    const UChar *name = ures_getNextString(table, &length, &region, &status);
    if (U_FAILURE(status) || region == NULL) break;
    char text[LONGEST_NAME];
    int32_t written = 0;
    UErrorCode conversion = U_ZERO_ERROR;
    u_strToUTF8(text, sizeof text, &written, name, length, &conversion);
    if (U_FAILURE(conversion) || written > (int32_t)sizeof text) continue;
    visitor(context, region, text, written, kind);
    visited++;
  }
  ures_close(table);
  return visited;
}

int32_t cu_visit_region_names(
    const char *locale, cu_region_name_visitor *visitor, void *context) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = cu_open_bundle(U_ICUDATA_NAME "-region", locale, &status);
  if (U_FAILURE(status)) return 0;
  int32_t visited = visit_table(bundle, "Countries", CU_REGION_NAME_USUAL, visitor, context);
  visited += visit_table(bundle, "Countries%short", CU_REGION_NAME_SHORT, visitor, context);
  visited += visit_table(bundle, "Countries%variant", CU_REGION_NAME_VARIANT, visitor, context);
  ures_close(bundle);
  return visited;
}

const char *cu_region_three_letter_code(const char *region) {
  char locale[16];
  snprintf(locale, sizeof locale, "und_%.3s", region);
  return uloc_getISO3Country(locale);
}
