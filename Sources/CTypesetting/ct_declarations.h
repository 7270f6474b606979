// What is used of the libraries' types. They are part of binary interfaces that have not changed in
// Cairo 1, Pango 1 and libqrencode 4.
#ifndef CT_DECLARATIONS_H
#define CT_DECLARATIONS_H

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct {
  double xx, yx, xy, yy, x0, y0;
} cairo_matrix_t;
typedef enum {
  CAIRO_STATUS_SUCCESS = 0,
  CAIRO_STATUS_READ_ERROR = 10,
  CAIRO_STATUS_WRITE_ERROR = 11,
} cairo_status_t;
typedef enum { CAIRO_FORMAT_ARGB32 = 0, CAIRO_FORMAT_RGB24 = 1 } cairo_format_t;
typedef enum { CAIRO_PDF_VERSION_1_5 = 1 } cairo_pdf_version_t;
typedef enum {
  CAIRO_PDF_METADATA_TITLE = 0,
  CAIRO_PDF_METADATA_CREATOR = 4,
  CAIRO_PDF_METADATA_CREATE_DATE = 5,
} cairo_pdf_metadata_t;
typedef enum { CAIRO_SVG_UNIT_PT = 7 } cairo_svg_unit_t;
typedef enum { CAIRO_HINT_STYLE_NONE = 1 } cairo_hint_style_t;
typedef enum { CAIRO_HINT_METRICS_OFF = 1 } cairo_hint_metrics_t;
typedef enum { CAIRO_ANTIALIAS_GRAY = 2 } cairo_antialias_t;
typedef cairo_status_t (*cairo_write_func_t)(void *, const unsigned char *, unsigned int);
typedef cairo_status_t (*cairo_read_func_t)(void *, unsigned char *, unsigned int);
typedef void (*cairo_destroy_func_t)(void *);
#define CAIRO_MIME_TYPE_JPEG "image/jpeg"

typedef struct _GSList {
  void *data;
  struct _GSList *next;
} GSList;

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoRectangle {
  int x, y, width, height;
} PangoRectangle;
typedef struct _PangoGlyphInfo {
  unsigned int glyph;
  int width, x_offset, y_offset;
  unsigned int attributes;
} PangoGlyphInfo;
typedef struct _PangoGlyphString {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
} PangoGlyphString;
typedef struct _PangoGlyphItem {
  void *item;
  PangoGlyphString *glyphs;
} PangoGlyphItem;
typedef enum { PANGO_DIRECTION_LTR = 0, PANGO_DIRECTION_RTL = 1 } PangoDirection;
typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_BOLD = 700 } PangoWeight;
#define PANGO_SCALE 1024
#define PANGO_GLYPH_INVALID_INPUT 0xFFFFFFFFu
#define PANGO_GLYPH_UNKNOWN_FLAG 0x10000000u

typedef struct _QRinput QRinput;
typedef enum { QR_MODE_8 = 2 } QRencodeMode;
typedef enum { QR_ECLEVEL_M = 1 } QRecLevel;
typedef struct {
  int version, width;
  unsigned char *data;
} QRcode;

#endif
