// Text: its fonts, its size, and drawing it.
#ifndef CT_TEXT_H
#define CT_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ct_canvas.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Sets one text at a time, of any number of lines. One thread at a time may use it.
typedef struct ct_text ct_text;

/// Null when there is no memory or the libraries are missing.
ct_text *ct_text_open(void);
void ct_text_close(ct_text *text);

/// Hands over the name of each family of fonts there is.
void ct_visit_font_families(
  ct_text *text, void (*visit)(void *context, const char *name), void *context);

/// The font and the language for what is set from now on. Texts end with NUL; `language` is a
/// BCP 47 tag or empty.
void ct_text_set_font(ct_text *text, const char *family, double size, bool is_bold);
void ct_text_set_language(ct_text *text, const char *language);

/// Takes lines of UTF-8 with line feeds between. `is_right_to_left` is the direction of lines that
/// have none of their own.
void ct_text_set(
  ct_text *text, const char *characters, size_t count, bool is_right_to_left);

/// The room that the text takes, all of its ink included.
typedef struct {
  double width;
  double height;
  /// From the top to where the letters of the first line stand.
  double baseline;
  int32_t lines;
  /// Characters that no font has.
  int32_t missing;
} ct_extents;

ct_extents ct_text_measure(ct_text *text);

/// Hands over each character that no font has, as often as it occurs.
void ct_text_visit_missing(
  ct_text *text, void (*visit)(void *context, uint32_t code_point), void *context);

typedef enum { CT_ALIGN_LEFT, CT_ALIGN_CENTER, CT_ALIGN_RIGHT } ct_alignment;

/// Draws the text with its top left at a place, its lines aligned within a width. Lines that are
/// wider are made narrower.
void ct_text_draw(
  ct_text *text, ct_canvas *canvas, double x, double y, double width, ct_alignment alignment);

#ifdef __cplusplus
}
#endif

#endif
