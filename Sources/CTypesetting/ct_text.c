#include "ct_text.h"

#include <limits.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdlib.h>

#include "ct_canvas_private.h"

struct ct_text {
  PangoFontMap *fonts;
  PangoContext *context;
  PangoFontDescription *font;
  PangoLayout *layout;
};

ct_text *ct_text_open(void) {
  ct_text *text = calloc(1, sizeof *text);
  if (text == NULL) return NULL;
  text->fonts = pango_cairo_font_map_new();
  text->context = pango_font_map_create_context(text->fonts);
  // Paper has no pixels: glyphs stand where they belong, and widths grow with the size.
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(text->context, options);
  cairo_font_options_destroy(options);
  pango_cairo_context_set_resolution(text->context, 72);
  pango_context_set_round_glyph_positions(text->context, FALSE);
  text->font = pango_font_description_new();
  text->layout = pango_layout_new(text->context);
  pango_layout_set_wrap(text->layout, PANGO_WRAP_WORD_CHAR);
  return text;
}

void ct_text_close(ct_text *text) {
  if (text == NULL) return;
  g_object_unref(text->layout);
  pango_font_description_free(text->font);
  g_object_unref(text->context);
  g_object_unref(text->fonts);
  free(text);
}

void ct_visit_font_families(
  ct_text *text, void (*visit)(void *context, const char *name), void *context) {
  PangoFontFamily **families = NULL;
  int count = 0;
  pango_font_map_list_families(text->fonts, &families, &count);
  for (int i = 0; i < count; i++) visit(context, pango_font_family_get_name(families[i]));
  g_free(families);
}

void ct_text_set_font(ct_text *text, const char *family, double size) {
  pango_font_description_set_family(text->font, family);
  pango_font_description_set_absolute_size(text->font, size * PANGO_SCALE);
  pango_layout_set_font_description(text->layout, text->font);
}

void ct_text_set_language(ct_text *text, const char *language) {
  PangoLanguage *tag = *language ? pango_language_from_string(language)
                                 : pango_language_from_string("und");
  if (pango_context_get_language(text->context) == tag) return;
  pango_context_set_language(text->context, tag);
  pango_layout_context_changed(text->layout);
}

void ct_text_set(
  ct_text *text, const char *characters, size_t count, bool is_right_to_left, double wrap_width) {
  PangoDirection direction = is_right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
  if (pango_context_get_base_dir(text->context) != direction) {
    pango_context_set_base_dir(text->context, direction);
    pango_layout_context_changed(text->layout);
  }
  double width = wrap_width * PANGO_SCALE;
  pango_layout_set_width(text->layout, width < 0 ? -1 : width > INT_MAX ? INT_MAX : (int)width);
  pango_layout_set_text(text->layout, characters, count > INT_MAX ? INT_MAX : (int)count);
}

/// How far the ink of a line goes beyond the room that is planned for it.
typedef struct {
  double left, right;
} overhang;

static overhang overhang_of(PangoRectangle ink, PangoRectangle logical) {
  overhang beyond = {
    pango_units_to_double(MAX(0, logical.x - ink.x)),
    pango_units_to_double(MAX(0, ink.x + ink.width - logical.x - logical.width)),
  };
  return beyond;
}

ct_extents ct_text_measure(ct_text *text) {
  ct_extents extents = {0, 0, 0, 0};
  PangoRectangle ink, logical;
  PangoLayoutIter *lines = pango_layout_get_iter(text->layout);
  do {
    pango_layout_iter_get_line_extents(lines, &ink, &logical);
    overhang beyond = overhang_of(ink, logical);
    double width = pango_units_to_double(logical.width) + beyond.left + beyond.right;
    extents.width = fmax(extents.width, width);
    extents.lines++;
  } while (pango_layout_iter_next_line(lines));
  pango_layout_iter_free(lines);
  pango_layout_get_extents(text->layout, &ink, &logical);
  int top = MIN(ink.y, logical.y);
  int bottom = MAX(ink.y + ink.height, logical.y + logical.height);
  extents.height = pango_units_to_double(bottom - top);
  extents.missing = pango_layout_get_unknown_glyphs_count(text->layout);
  return extents;
}

void ct_text_visit_missing(
  ct_text *text, void (*visit)(void *context, uint32_t code_point), void *context) {
  PangoLayoutIter *runs = pango_layout_get_iter(text->layout);
  do {
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly(runs);
    if (run == NULL) continue;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
      if (glyph != PANGO_GLYPH_INVALID_INPUT && glyph & PANGO_GLYPH_UNKNOWN_FLAG) {
        visit(context, glyph & ~PANGO_GLYPH_UNKNOWN_FLAG);
      }
    }
  } while (pango_layout_iter_next_run(runs));
  pango_layout_iter_free(runs);
}

void ct_text_draw(
  ct_text *text, ct_canvas *canvas, double x, double y, double width, ct_alignment alignment) {
  cairo_set_source_rgb(canvas->context, 0, 0, 0);
  PangoRectangle ink, logical;
  pango_layout_get_extents(text->layout, &ink, &logical);
  double top = y - pango_units_to_double(MIN(ink.y, logical.y));
  PangoLayoutIter *lines = pango_layout_get_iter(text->layout);
  do {
    pango_layout_iter_get_line_extents(lines, &ink, &logical);
    overhang beyond = overhang_of(ink, logical);
    double room = width - pango_units_to_double(logical.width) - beyond.left - beyond.right;
    double left = x + beyond.left;
    if (alignment == CT_ALIGN_CENTER) left += room / 2;
    if (alignment == CT_ALIGN_RIGHT) left += room;
    double baseline = pango_units_to_double(pango_layout_iter_get_baseline(lines));
    cairo_move_to(canvas->context, left, top + baseline);
    pango_cairo_show_layout_line(
      canvas->context, pango_layout_iter_get_line_readonly(lines));
  } while (pango_layout_iter_next_line(lines));
  pango_layout_iter_free(lines);
}
