#include "cu_bundles.h"

UResourceBundle *cu_open_bundle(const char *package, const char *locale, UErrorCode *status) {
  /* The library keeps each bundle as it was first opened. One that stands for another, as zh_TW
     does for zh_Hant_TW, inherits from the wrong place ever after if that was directly. */
  UErrorCode ignored = U_ZERO_ERROR;
  ures_close(ures_open(package, locale, &ignored));
  return ures_openDirect(package, locale, status);
}
