// The system's libraries for text, drawing and QR codes, loaded when the first page is begun: with
// all that they bring along they take longer to load than most commands take to run.
#ifndef CT_LIBRARIES_H
#define CT_LIBRARIES_H

#include <stdbool.h>

#ifdef CT_SYSTEM_HEADERS
// The tests compile the table below against the libraries' own headers, so that a declaration that
// is not theirs is an error.
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <pango/pangocairo.h>
#include <qrencode.h>
#else
#include "ct_declarations.h"
#endif

#define CT_LIBRARY_CALLS(CALL)                                                                     \
  CALL(CAIRO, cairo_surface_t *, cairo_pdf_surface_create_for_stream,                              \
    (cairo_write_func_t, void *, double, double))                                                  \
  CALL(CAIRO, void, cairo_pdf_surface_restrict_to_version,                                         \
    (cairo_surface_t *, cairo_pdf_version_t))                                                      \
  CALL(CAIRO, void, cairo_pdf_surface_set_metadata,                                                \
    (cairo_surface_t *, cairo_pdf_metadata_t, const char *))                                       \
  CALL(CAIRO, cairo_surface_t *, cairo_svg_surface_create_for_stream,                              \
    (cairo_write_func_t, void *, double, double))                                                  \
  CALL(CAIRO, void, cairo_svg_surface_set_document_unit, (cairo_surface_t *, cairo_svg_unit_t))    \
  CALL(CAIRO, cairo_surface_t *, cairo_image_surface_create, (cairo_format_t, int, int))           \
  CALL(CAIRO, cairo_surface_t *, cairo_image_surface_create_from_png_stream,                       \
    (cairo_read_func_t, void *))                                                                   \
  CALL(CAIRO, cairo_status_t, cairo_surface_write_to_png_stream,                                   \
    (cairo_surface_t *, cairo_write_func_t, void *))                                               \
  CALL(CAIRO, int, cairo_image_surface_get_width, (cairo_surface_t *))                             \
  CALL(CAIRO, int, cairo_image_surface_get_height, (cairo_surface_t *))                            \
  CALL(CAIRO, int, cairo_image_surface_get_stride, (cairo_surface_t *))                            \
  CALL(CAIRO, unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *))                  \
  CALL(CAIRO, void, cairo_surface_mark_dirty, (cairo_surface_t *))                                 \
  CALL(CAIRO, void, cairo_surface_set_device_scale, (cairo_surface_t *, double, double))           \
  CALL(CAIRO, cairo_status_t, cairo_surface_set_mime_data,                                         \
    (cairo_surface_t *, const char *, const unsigned char *, unsigned long, cairo_destroy_func_t,  \
      void *))                                                                                     \
  CALL(CAIRO, void, cairo_surface_finish, (cairo_surface_t *))                                     \
  CALL(CAIRO, cairo_status_t, cairo_surface_status, (cairo_surface_t *))                           \
  CALL(CAIRO, void, cairo_surface_destroy, (cairo_surface_t *))                                    \
  CALL(CAIRO, cairo_t *, cairo_create, (cairo_surface_t *))                                        \
  CALL(CAIRO, void, cairo_destroy, (cairo_t *))                                                    \
  CALL(CAIRO, cairo_status_t, cairo_status, (cairo_t *))                                           \
  CALL(CAIRO, void, cairo_save, (cairo_t *))                                                       \
  CALL(CAIRO, void, cairo_restore, (cairo_t *))                                                    \
  CALL(CAIRO, void, cairo_show_page, (cairo_t *))                                                  \
  CALL(CAIRO, void, cairo_identity_matrix, (cairo_t *))                                            \
  CALL(CAIRO, void, cairo_set_matrix, (cairo_t *, const cairo_matrix_t *))                         \
  CALL(CAIRO, void, cairo_translate, (cairo_t *, double, double))                                  \
  CALL(CAIRO, void, cairo_scale, (cairo_t *, double, double))                                      \
  CALL(CAIRO, void, cairo_set_source_rgb, (cairo_t *, double, double, double))                     \
  CALL(CAIRO, void, cairo_set_source_surface, (cairo_t *, cairo_surface_t *, double, double))      \
  CALL(CAIRO, void, cairo_set_line_width, (cairo_t *, double))                                     \
  CALL(CAIRO, void, cairo_new_sub_path, (cairo_t *))                                               \
  CALL(CAIRO, void, cairo_close_path, (cairo_t *))                                                 \
  CALL(CAIRO, void, cairo_move_to, (cairo_t *, double, double))                                    \
  CALL(CAIRO, void, cairo_line_to, (cairo_t *, double, double))                                    \
  CALL(CAIRO, void, cairo_arc, (cairo_t *, double, double, double, double, double))                \
  CALL(CAIRO, void, cairo_rectangle, (cairo_t *, double, double, double, double))                  \
  CALL(CAIRO, void, cairo_paint, (cairo_t *))                                                      \
  CALL(CAIRO, void, cairo_fill, (cairo_t *))                                                       \
  CALL(CAIRO, void, cairo_stroke, (cairo_t *))                                                     \
  CALL(CAIRO, cairo_font_options_t *, cairo_font_options_create, (void))                           \
  CALL(CAIRO, void, cairo_font_options_destroy, (cairo_font_options_t *))                          \
  CALL(CAIRO, void, cairo_font_options_set_hint_style,                                             \
    (cairo_font_options_t *, cairo_hint_style_t))                                                  \
  CALL(CAIRO, void, cairo_font_options_set_hint_metrics,                                           \
    (cairo_font_options_t *, cairo_hint_metrics_t))                                                \
  CALL(CAIRO, void, cairo_font_options_set_antialias, (cairo_font_options_t *, cairo_antialias_t)) \
  CALL(GLIB, void, g_free, (void *))                                                               \
  CALL(GOBJECT, void, g_object_unref, (void *))                                                    \
  CALL(PANGO, PangoContext *, pango_font_map_create_context, (PangoFontMap *))                     \
  CALL(PANGO, void, pango_font_map_list_families, (PangoFontMap *, PangoFontFamily ***, int *))    \
  CALL(PANGO, const char *, pango_font_family_get_name, (PangoFontFamily *))                       \
  CALL(PANGO, void, pango_context_set_round_glyph_positions, (PangoContext *, int))                \
  CALL(PANGO, PangoLanguage *, pango_context_get_language, (PangoContext *))                       \
  CALL(PANGO, void, pango_context_set_language, (PangoContext *, PangoLanguage *))                 \
  CALL(PANGO, PangoDirection, pango_context_get_base_dir, (PangoContext *))                        \
  CALL(PANGO, void, pango_context_set_base_dir, (PangoContext *, PangoDirection))                  \
  CALL(PANGO, PangoLanguage *, pango_language_from_string, (const char *))                         \
  CALL(PANGO, PangoFontDescription *, pango_font_description_new, (void))                          \
  CALL(PANGO, void, pango_font_description_free, (PangoFontDescription *))                         \
  CALL(PANGO, void, pango_font_description_set_family, (PangoFontDescription *, const char *))     \
  CALL(PANGO, void, pango_font_description_set_weight, (PangoFontDescription *, PangoWeight))      \
  CALL(PANGO, void, pango_font_description_set_absolute_size, (PangoFontDescription *, double))    \
  CALL(PANGO, PangoAttrList *, pango_attr_list_new, (void))                                        \
  CALL(PANGO, void, pango_attr_list_insert, (PangoAttrList *, PangoAttribute *))                   \
  CALL(PANGO, void, pango_attr_list_unref, (PangoAttrList *))                                      \
  CALL(PANGO, PangoAttribute *, pango_attr_font_features_new, (const char *))                      \
  CALL(PANGO, PangoLayout *, pango_layout_new, (PangoContext *))                                   \
  CALL(PANGO, void, pango_layout_context_changed, (PangoLayout *))                                 \
  CALL(PANGO, void, pango_layout_set_attributes, (PangoLayout *, PangoAttrList *))                 \
  CALL(PANGO, void, pango_layout_set_font_description,                                             \
    (PangoLayout *, const PangoFontDescription *))                                                 \
  CALL(PANGO, void, pango_layout_set_text, (PangoLayout *, const char *, int))                     \
  CALL(PANGO, const char *, pango_layout_get_text, (PangoLayout *))                                \
  CALL(PANGO, unsigned int, pango_layout_get_serial, (PangoLayout *))                              \
  CALL(PANGO, GSList *, pango_layout_get_lines_readonly, (PangoLayout *))                          \
  CALL(PANGO, void, pango_layout_line_get_extents,                                                 \
    (PangoLayoutLine *, PangoRectangle *, PangoRectangle *))                                       \
  CALL(PANGO, int, pango_layout_get_unknown_glyphs_count, (PangoLayout *))                         \
  CALL(PANGO, PangoLayoutIter *, pango_layout_get_iter, (PangoLayout *))                           \
  CALL(PANGO, void, pango_layout_iter_free, (PangoLayoutIter *))                                   \
  CALL(PANGO, int, pango_layout_iter_next_run, (PangoLayoutIter *))                                \
  CALL(PANGO, PangoGlyphItem *, pango_layout_iter_get_run_readonly, (PangoLayoutIter *))           \
  CALL(PANGOCAIRO, PangoFontMap *, pango_cairo_font_map_new, (void))                               \
  CALL(PANGOCAIRO, void, pango_cairo_context_set_font_options,                                     \
    (PangoContext *, const cairo_font_options_t *))                                                \
  CALL(PANGOCAIRO, void, pango_cairo_context_set_resolution, (PangoContext *, double))             \
  CALL(PANGOCAIRO, void, pango_cairo_show_layout_line, (cairo_t *, PangoLayoutLine *))             \
  CALL(QRENCODE, QRinput *, QRinput_new2, (int, QRecLevel))                                        \
  CALL(QRENCODE, int, QRinput_append,                                                              \
    (QRinput *, QRencodeMode, int, const unsigned char *))                                         \
  CALL(QRENCODE, int, QRinput_appendECIheader, (QRinput *, unsigned int))                          \
  CALL(QRENCODE, void, QRinput_free, (QRinput *))                                                  \
  CALL(QRENCODE, QRcode *, QRcode_encodeInput, (QRinput *))                                        \
  CALL(QRENCODE, void, QRcode_free, (QRcode *))

/// The libraries' functions under their own names.
typedef struct {
#define CALL(library, result, name, arguments) result(*name) arguments;
  CT_LIBRARY_CALLS(CALL)
#undef CALL
} ct_calls;

/// Can be called once `ct_load` has returned true.
extern ct_calls ct;

#endif
