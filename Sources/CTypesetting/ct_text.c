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
  double size;
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
  // Text is found and copied as it was: no ligature that is a character of its own, and no hyphen
  // that is not in the address.
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_font_features_new("liga=0, clig=0"));
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(text->layout, attributes);
  pango_attr_list_unref(attributes);
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
  text->size = size;
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

/// How far the ink of a line goes from its baseline, and beyond the room planned for it.
typedef struct {
  double width, ascent, descent, left, right;
} line_extents;

static line_extents extents_of(PangoLayoutIter *line) {
  PangoRectangle ink, logical;
  pango_layout_iter_get_line_extents(line, &ink, &logical);
  int baseline = pango_layout_iter_get_baseline(line);
  line_extents extents = {pango_units_to_double(logical.width), 0, 0, 0, 0};
  if (ink.width <= 0 || ink.height <= 0) return extents;
  extents.ascent = pango_units_to_double(baseline - ink.y);
  extents.descent = pango_units_to_double(ink.y + ink.height - baseline);
  extents.left = pango_units_to_double(MAX(0, logical.x - ink.x));
  extents.right =
    pango_units_to_double(MAX(0, ink.x + ink.width - logical.x - logical.width));
  extents.width += extents.left + extents.right;
  return extents;
}

// Fonts plan room for the tallest of their signs, a third more than most text needs. So lines are as
// far apart as the letters of people's languages want, and further only where there is ink in the
// way. In parts of the font's size.
#define LEADING 1.2
#define CLEARANCE 0.06
#define ASCENT 0.75
#define DESCENT 0.22

/// Where the lines of a text stand, from the top of its ink.
typedef struct {
  double first_baseline, leading, width, height;
  int32_t lines;
} arrangement;

static arrangement arrange(ct_text *text) {
  arrangement found = {ASCENT * text->size, LEADING * text->size, 0, 0, 0};
  double descent = 0;
  PangoLayoutIter *lines = pango_layout_get_iter(text->layout);
  do {
    line_extents line = extents_of(lines);
    if (found.lines == 0) {
      found.first_baseline = fmax(found.first_baseline, line.ascent);
    } else {
      found.leading = fmax(found.leading, descent + line.ascent + CLEARANCE * text->size);
    }
    found.width = fmax(found.width, line.width);
    found.lines++;
    descent = line.descent;
  } while (pango_layout_iter_next_line(lines));
  pango_layout_iter_free(lines);
  descent = fmax(descent, DESCENT * text->size);
  found.height = found.first_baseline + (found.lines - 1) * found.leading + descent;
  return found;
}

ct_extents ct_text_measure(ct_text *text) {
  arrangement found = arrange(text);
  ct_extents extents = {
    found.width, found.height, found.lines, pango_layout_get_unknown_glyphs_count(text->layout)};
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
  arrangement found = arrange(text);
  double baseline = y + found.first_baseline;
  PangoLayoutIter *lines = pango_layout_get_iter(text->layout);
  do {
    line_extents line = extents_of(lines);
    double left = x + line.left;
    if (alignment == CT_ALIGN_CENTER) left += (width - line.width) / 2;
    if (alignment == CT_ALIGN_RIGHT) left += width - line.width;
    cairo_move_to(canvas->context, left, baseline);
    pango_cairo_show_layout_line(
      canvas->context, pango_layout_iter_get_line_readonly(lines));
    baseline += found.leading;
  } while (pango_layout_iter_next_line(lines));
  pango_layout_iter_free(lines);
}
