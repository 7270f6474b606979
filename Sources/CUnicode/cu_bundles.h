#ifndef CU_BUNDLES_H
#define CU_BUNDLES_H

#include <unicode/ures.h>

/* Opens the bundle of exactly this name, without what it inherits. */
UResourceBundle *cu_open_bundle(const char *package, const char *locale, UErrorCode *status);

#endif
