/* Names of regions, all at once, and their other codes. */
#ifndef CU_REGIONS_H
#define CU_REGIONS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Which of a region's names: the usual one, a short one ("UK"), or another ("Czech Republic"). */
enum cu_region_name_kind {
  CU_REGION_NAME_USUAL = 0,
  CU_REGION_NAME_SHORT = 1,
  CU_REGION_NAME_VARIANT = 2,
};

/* Receives a name as UTF-8; the text lives for the call only. */
typedef void cu_region_name_visitor(
    void *context, const char *region, const char *name, int32_t length, int32_t kind);

/* Visits the names that are stored for exactly this locale, without what it inherits. Returns how
 * many there were. */
int32_t cu_visit_region_names(
    const char *locale, cu_region_name_visitor *visitor, void *context);

/* The three-letter code of ISO 3166-1 for a two-letter one, which lives as long as the library;
 * empty where there is none. */
const char *cu_region_three_letter_code(const char *region);

#ifdef __cplusplus
}
#endif

#endif
