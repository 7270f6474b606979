#include "ct_text.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ct_canvas_private.h"
#include "ct_load.h"
#include "ct_turn.h"

/// The size that all text is set in; it is drawn larger or smaller. Without hints for pixels, glyphs
/// and their places only grow with the size, so that one look at a text tells its room in all sizes,
/// and each font is looked for once.
#define SET_SIZE 16.0

/// A line as it is set: how wide it is, and how far its ink goes from its baseline and beyond the
/// room planned for it.
typedef struct {
  double width, ascent, descent, left, right;
} line_extents;

/// Where the lines of a text stand, from the top of its ink, in the size that it is set in.
typedef struct {
  double first_baseline, leading, width, height;
  int32_t lines;
} arrangement;

struct ct_text {
  PangoFontMap *fonts;
  PangoContext *context;
  PangoFontDescription *font;
  PangoLayout *layout;
  /// How much larger the text is drawn than it is set.
  double scale;
  /// What was found out about the layout that had this number; layouts have none that is 0.
  unsigned int arranged;
  arrangement arrangement;
};

ct_text *ct_text_open(void) {
  if (ct_load() != NULL) return NULL;
  CT_TAKE_TURN;
  ct_text *text = calloc(1, sizeof *text);
  if (text == NULL) return NULL;
  text->fonts = ct.pango_cairo_font_map_new();
  text->context = ct.pango_font_map_create_context(text->fonts);
  // Paper has no pixels: glyphs stand where they belong, and widths grow with the size.
  cairo_font_options_t *options = ct.cairo_font_options_create();
  ct.cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  ct.cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  ct.cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  ct.pango_cairo_context_set_font_options(text->context, options);
  ct.cairo_font_options_destroy(options);
  ct.pango_cairo_context_set_resolution(text->context, 72);
  ct.pango_context_set_round_glyph_positions(text->context, false);
  text->font = ct.pango_font_description_new();
  ct.pango_font_description_set_absolute_size(text->font, SET_SIZE * PANGO_SCALE);
  text->layout = ct.pango_layout_new(text->context);
  // Text is found and copied as it was: no ligature that is a character of its own.
  PangoAttrList *attributes = ct.pango_attr_list_new();
  ct.pango_attr_list_insert(attributes, ct.pango_attr_font_features_new("liga=0, clig=0"));
  ct.pango_layout_set_attributes(text->layout, attributes);
  ct.pango_attr_list_unref(attributes);
  return text;
}

void ct_text_close(ct_text *text) {
  if (text == NULL) return;
  CT_TAKE_TURN;
  ct.g_object_unref(text->layout);
  ct.pango_font_description_free(text->font);
  ct.g_object_unref(text->context);
  ct.g_object_unref(text->fonts);
  free(text);
}

void ct_visit_font_families(
  ct_text *text, void (*visit)(void *context, const char *name), void *context) {
  CT_TAKE_TURN;
  PangoFontFamily **families = NULL;
  int count = 0;
  ct.pango_font_map_list_families(text->fonts, &families, &count);
  for (int i = 0; i < count; i++) visit(context, ct.pango_font_family_get_name(families[i]));
  ct.g_free(families);
}

void ct_text_set_font(ct_text *text, const char *family, double size, bool is_bold) {
  CT_TAKE_TURN;
  text->scale = size / SET_SIZE;
  ct.pango_font_description_set_weight(text->font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  ct.pango_font_description_set_family(text->font, family);
  ct.pango_layout_set_font_description(text->layout, text->font);
}

void ct_text_set_language(ct_text *text, const char *language) {
  CT_TAKE_TURN;
  PangoLanguage *tag = *language ? ct.pango_language_from_string(language)
                                 : ct.pango_language_from_string("und");
  if (ct.pango_context_get_language(text->context) == tag) return;
  ct.pango_context_set_language(text->context, tag);
  ct.pango_layout_context_changed(text->layout);
}

void ct_text_set(
  ct_text *text, const char *characters, size_t count, bool is_right_to_left) {
  CT_TAKE_TURN;
  PangoDirection direction = is_right_to_left ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
  if (ct.pango_context_get_base_dir(text->context) != direction) {
    ct.pango_context_set_base_dir(text->context, direction);
    ct.pango_layout_context_changed(text->layout);
  }
  // What is set already, as for another size, stays so.
  const char *set = ct.pango_layout_get_text(text->layout);
  if (strlen(set) == count && memcmp(set, characters, count) == 0) return;
  ct.pango_layout_set_text(text->layout, characters, count > INT_MAX ? INT_MAX : (int)count);
}

static double points(int units) { return (double)units / PANGO_SCALE; }
static int larger(int a, int b) { return a > b ? a : b; }

static line_extents extents_of(PangoLayoutLine *line) {
  PangoRectangle ink, logical;
  ct.pango_layout_line_get_extents(line, &ink, &logical);
  line_extents extents = {points(logical.width), 0, 0, 0, 0};
  if (ink.width <= 0 || ink.height <= 0) return extents;
  extents.ascent = points(-ink.y);
  extents.descent = points(ink.y + ink.height);
  extents.left = points(larger(0, logical.x - ink.x));
  extents.right =
    points(larger(0, ink.x + ink.width - logical.x - logical.width));
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

/// Looks at the lines, if they are not those that were looked at before.
static const arrangement *arrange(ct_text *text) {
  arrangement *found = &text->arrangement;
  unsigned int number = ct.pango_layout_get_serial(text->layout);
  if (text->arranged == number) return found;
  *found = (arrangement){ASCENT * SET_SIZE, LEADING * SET_SIZE, 0, 0, 0};
  double descent = 0;
  for (GSList *lines = ct.pango_layout_get_lines_readonly(text->layout); lines; lines = lines->next) {
    line_extents line = extents_of(lines->data);
    if (found->lines == 0) {
      found->first_baseline = fmax(found->first_baseline, line.ascent);
    } else {
      found->leading = fmax(found->leading, descent + line.ascent + CLEARANCE * SET_SIZE);
    }
    found->width = fmax(found->width, line.width);
    descent = line.descent;
    found->lines++;
  }
  descent = fmax(descent, DESCENT * SET_SIZE);
  found->height = found->first_baseline + (found->lines - 1) * found->leading + descent;
  text->arranged = number;
  return found;
}

ct_extents ct_text_measure(ct_text *text) {
  CT_TAKE_TURN;
  const arrangement *found = arrange(text);
  ct_extents extents = {
    found->width * text->scale, found->height * text->scale, found->first_baseline * text->scale,
    found->lines, ct.pango_layout_get_unknown_glyphs_count(text->layout)};
  return extents;
}

void ct_text_visit_missing(
  ct_text *text, void (*visit)(void *context, uint32_t code_point), void *context) {
  CT_TAKE_TURN;
  PangoLayoutIter *runs = ct.pango_layout_get_iter(text->layout);
  do {
    PangoGlyphItem *run = ct.pango_layout_iter_get_run_readonly(runs);
    if (run == NULL) continue;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      unsigned int glyph = run->glyphs->glyphs[i].glyph;
      if (glyph != PANGO_GLYPH_INVALID_INPUT && glyph & PANGO_GLYPH_UNKNOWN_FLAG) {
        visit(context, glyph & ~PANGO_GLYPH_UNKNOWN_FLAG);
      }
    }
  } while (ct.pango_layout_iter_next_run(runs));
  ct.pango_layout_iter_free(runs);
}

void ct_text_draw(
  ct_text *text, ct_canvas *canvas, double x, double y, double width, ct_alignment alignment) {
  CT_TAKE_TURN;
  ct.cairo_set_source_rgb(canvas->context, 0, 0, 0);
  const arrangement *found = arrange(text);
  double scale = text->scale, baseline = y + found->first_baseline * scale;
  for (GSList *lines = ct.pango_layout_get_lines_readonly(text->layout); lines; lines = lines->next) {
    line_extents line = extents_of(lines->data);
    // A line that is wider than its place is made narrower, not cut.
    double full = line.width * scale;
    double share = full > width && width > 0 ? width / full : 1;
    double left = x + line.left * scale * share;
    if (alignment == CT_ALIGN_CENTER) left += (width - full * share) / 2;
    if (alignment == CT_ALIGN_RIGHT) left += width - full * share;
    ct.cairo_save(canvas->context);
    ct.cairo_translate(canvas->context, left, baseline);
    ct.cairo_scale(canvas->context, scale * share, scale);
    ct.cairo_move_to(canvas->context, 0, 0);
    ct.pango_cairo_show_layout_line(canvas->context, lines->data);
    ct.cairo_restore(canvas->context);
    baseline += found->leading * scale;
  }
}
