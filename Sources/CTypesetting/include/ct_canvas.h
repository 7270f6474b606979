// Pages to draw on.
#ifndef CT_CANVAS_H
#define CT_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Pages of one document. One thread at a time may use it.
typedef struct ct_canvas ct_canvas;

/// Takes bytes of the document in their order. Returns false where it can't.
typedef bool (*ct_write)(void *context, const uint8_t *bytes, size_t count);

typedef enum {
  /// Pages as PDF.
  CT_PDF,
  /// One page as SVG.
  CT_SVG,
  /// Pages as PNG, each a file of its own.
  CT_PNG,
} ct_format;

/// A document whose pages are all of one size. `pixels_per_point` counts for PNG alone. Null when
/// there is no memory, the page is too large or the libraries are missing. All texts end with NUL.
ct_canvas *ct_canvas_open(
  ct_format format, double width, double height, double pixels_per_point, ct_write write,
  void *context);

/// The title of a PDF document, and the program it was made with. It carries no date.
void ct_canvas_set_title(ct_canvas *canvas, const char *title, const char *creator);

/// Ends the page; what is drawn next is on another one. A PNG page is written. False where
/// something went wrong.
bool ct_canvas_end_page(ct_canvas *canvas);

/// Writes what is not written yet. False where something went wrong since the canvas was opened.
bool ct_canvas_finish(ct_canvas *canvas);

/// Frees the canvas; what was not written is lost.
void ct_canvas_close(ct_canvas *canvas);

/// Moves and scales all that is drawn, until the next call or the end of the page.
void ct_canvas_set_transform(
  ct_canvas *canvas, double x, double y, double x_scale, double y_scale);

/// Draws the edge of a rectangle with round corners; `gray` is 0 for black to 1 for white.
void ct_canvas_stroke_rectangle(
  ct_canvas *canvas, double x, double y, double width, double height, double radius,
  double line_width, double gray);

void ct_canvas_stroke_line(
  ct_canvas *canvas, double x1, double y1, double x2, double y2, double line_width, double gray);

/// Draws the dark ones of square modules, in rows from the top left; 1 is dark.
void ct_canvas_fill_modules(
  ct_canvas *canvas, const uint8_t *modules, int32_t width, double x, double y, double size);

#ifdef __cplusplus
}
#endif

#endif
