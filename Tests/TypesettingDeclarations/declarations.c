// Compares what Sources/CTypesetting declares of the system's libraries with their own headers. There
// is nothing to run: what differs does not compile.
#define CT_SYSTEM_HEADERS
#include "../../Sources/CTypesetting/ct_libraries.h"

#define CALL(library, result, name, arguments)                                                     \
  _Static_assert(                                                                                  \
    __builtin_types_compatible_p(__typeof__(&name), result(*) arguments), #name " differs");
CT_LIBRARY_CALLS(CALL)
#undef CALL

_Static_assert(CAIRO_STATUS_SUCCESS == 0, "");
_Static_assert(CAIRO_STATUS_READ_ERROR == 10 && CAIRO_STATUS_WRITE_ERROR == 11, "");
_Static_assert(CAIRO_FORMAT_ARGB32 == 0 && CAIRO_FORMAT_RGB24 == 1, "");
_Static_assert(CAIRO_PDF_VERSION_1_5 == 1, "");
_Static_assert(CAIRO_PDF_METADATA_TITLE == 0 && CAIRO_PDF_METADATA_CREATOR == 4, "");
_Static_assert(CAIRO_PDF_METADATA_CREATE_DATE == 5, "");
_Static_assert(CAIRO_SVG_UNIT_PT == 7, "");
_Static_assert(CAIRO_HINT_STYLE_NONE == 1 && CAIRO_HINT_METRICS_OFF == 1, "");
_Static_assert(CAIRO_ANTIALIAS_GRAY == 2, "");
_Static_assert(PANGO_DIRECTION_LTR == 0 && PANGO_DIRECTION_RTL == 1, "");
_Static_assert(PANGO_WEIGHT_NORMAL == 400 && PANGO_WEIGHT_BOLD == 700, "");
_Static_assert(PANGO_SCALE == 1024, "");
_Static_assert(PANGO_GLYPH_INVALID_INPUT == 0xFFFFFFFFu, "");
_Static_assert(PANGO_GLYPH_UNKNOWN_FLAG == 0x10000000u, "");
_Static_assert(QR_MODE_8 == 2 && QR_ECLEVEL_M == 1, "");

// The places of what is looked at within structures, as ct_declarations.h has them.
_Static_assert(sizeof(cairo_matrix_t) == 6 * sizeof(double), "");
_Static_assert(offsetof(cairo_matrix_t, x0) == 4 * sizeof(double), "");
_Static_assert(sizeof(PangoRectangle) == 4 * sizeof(int), "");
_Static_assert(offsetof(PangoGlyphInfo, glyph) == 0 && sizeof(PangoGlyphInfo) == 20, "");
_Static_assert(offsetof(PangoGlyphString, glyphs) == sizeof(void *), "");
_Static_assert(offsetof(PangoGlyphItem, glyphs) == sizeof(void *), "");
_Static_assert(offsetof(QRcode, width) == sizeof(int) && offsetof(QRcode, data) == 8, "");
