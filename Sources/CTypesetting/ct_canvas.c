#include "ct_canvas.h"

#include <math.h>
#include <stdlib.h>

#include "ct_canvas_private.h"
#include "ct_load.h"
#include "ct_turn.h"

// The widest image that Cairo has.
#define MAXIMUM_PIXELS 32767.0

static cairo_status_t write_bytes(
  void *closure, const unsigned char *bytes, unsigned int count) {
  ct_canvas *canvas = closure;
  return canvas->write(canvas->write_context, bytes, count) ? CAIRO_STATUS_SUCCESS
                                                            : CAIRO_STATUS_WRITE_ERROR;
}

static cairo_surface_t *open_image(double width, double height, double scale) {
  double columns = ceil(width * scale), rows = ceil(height * scale);
  if (!(columns >= 1 && rows >= 1 && columns <= MAXIMUM_PIXELS && rows <= MAXIMUM_PIXELS)) {
    return NULL;
  }
  return ct.cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)columns, (int)rows);
}

static void make_white(ct_canvas *canvas) {
  ct.cairo_identity_matrix(canvas->context);
  ct.cairo_set_source_rgb(canvas->context, 1, 1, 1);
  ct.cairo_paint(canvas->context);
}

ct_canvas *ct_canvas_open(
  ct_format format, double width, double height, double pixels_per_point, ct_write write,
  void *context) {
  if (ct_load() != NULL) return NULL;
  ct_canvas *canvas = calloc(1, sizeof *canvas);
  if (canvas == NULL) return NULL;
  canvas->format = format;
  canvas->write = write;
  canvas->write_context = context;
  switch (format) {
    case CT_PDF:
      canvas->surface = ct.cairo_pdf_surface_create_for_stream(write_bytes, canvas, width, height);
      // From 1.5 on, text that is not a glyph a character can be read back. The date is fixed, so
      // that each run gives the same bytes.
      if (canvas->surface) {
        ct.cairo_pdf_surface_restrict_to_version(canvas->surface, CAIRO_PDF_VERSION_1_5);
        ct.cairo_pdf_surface_set_metadata(
          canvas->surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z");
      }
      break;
    case CT_SVG:
      canvas->surface = ct.cairo_svg_surface_create_for_stream(write_bytes, canvas, width, height);
      if (canvas->surface) ct.cairo_svg_surface_set_document_unit(canvas->surface, CAIRO_SVG_UNIT_PT);
      break;
    case CT_PNG: canvas->surface = open_image(width, height, pixels_per_point); break;
  }
  if (canvas->surface == NULL) {
    free(canvas);
    return NULL;
  }
  if (format == CT_PNG) {
    ct.cairo_surface_set_device_scale(canvas->surface, pixels_per_point, pixels_per_point);
  }
  canvas->context = ct.cairo_create(canvas->surface);
  if (format == CT_PNG) make_white(canvas);
  if (ct.cairo_status(canvas->context) != CAIRO_STATUS_SUCCESS) {
    ct_canvas_close(canvas);
    return NULL;
  }
  return canvas;
}

void ct_canvas_set_title(ct_canvas *canvas, const char *title, const char *creator) {
  if (canvas->format != CT_PDF) return;
  ct.cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_TITLE, title);
  ct.cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_CREATOR, creator);
}

bool ct_canvas_end_page(ct_canvas *canvas) {
  CT_TAKE_TURN;
  if (ct.cairo_status(canvas->context) != CAIRO_STATUS_SUCCESS) return false;
  if (canvas->format == CT_PNG) {
    cairo_status_t status = ct.cairo_surface_write_to_png_stream(canvas->surface, write_bytes, canvas);
    make_white(canvas);
    return status == CAIRO_STATUS_SUCCESS;
  }
  ct.cairo_show_page(canvas->context);
  ct.cairo_identity_matrix(canvas->context);
  return ct.cairo_status(canvas->context) == CAIRO_STATUS_SUCCESS;
}

bool ct_canvas_finish(ct_canvas *canvas) {
  CT_TAKE_TURN;
  cairo_status_t status = ct.cairo_status(canvas->context);
  ct.cairo_surface_finish(canvas->surface);
  if (status == CAIRO_STATUS_SUCCESS) status = ct.cairo_surface_status(canvas->surface);
  return status == CAIRO_STATUS_SUCCESS;
}

static bool discard(void *context, const uint8_t *bytes, size_t count) {
  (void)context, (void)bytes, (void)count;
  return true;
}

void ct_canvas_close(ct_canvas *canvas) {
  if (canvas == NULL) return;
  CT_TAKE_TURN;
  // Destroying a surface finishes it, which writes.
  canvas->write = discard;
  ct.cairo_destroy(canvas->context);
  ct.cairo_surface_destroy(canvas->surface);
  free(canvas);
}

void ct_canvas_set_transform(
  ct_canvas *canvas, double x, double y, double x_scale, double y_scale) {
  cairo_matrix_t matrix = {x_scale, 0, 0, y_scale, x, y};
  ct.cairo_set_matrix(canvas->context, &matrix);
}

void ct_canvas_stroke_rectangle(
  ct_canvas *canvas, double x, double y, double width, double height, double radius,
  double line_width, double gray) {
  cairo_t *context = canvas->context;
  radius = fmin(radius, fmin(width, height) / 2);
  if (radius > 0) {
    double right = x + width, bottom = y + height;
    ct.cairo_new_sub_path(context);
    ct.cairo_arc(context, right - radius, y + radius, radius, -M_PI_2, 0);
    ct.cairo_arc(context, right - radius, bottom - radius, radius, 0, M_PI_2);
    ct.cairo_arc(context, x + radius, bottom - radius, radius, M_PI_2, M_PI);
    ct.cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
    ct.cairo_close_path(context);
  } else {
    ct.cairo_rectangle(context, x, y, width, height);
  }
  ct.cairo_set_source_rgb(context, gray, gray, gray);
  ct.cairo_set_line_width(context, line_width);
  ct.cairo_stroke(context);
}

void ct_canvas_stroke_line(
  ct_canvas *canvas, double x1, double y1, double x2, double y2, double line_width, double gray) {
  cairo_t *context = canvas->context;
  ct.cairo_move_to(context, x1, y1);
  ct.cairo_line_to(context, x2, y2);
  ct.cairo_set_source_rgb(context, gray, gray, gray);
  ct.cairo_set_line_width(context, line_width);
  ct.cairo_stroke(context);
}

void ct_canvas_fill_modules(
  ct_canvas *canvas, const uint8_t *modules, int32_t width, double x, double y, double size) {
  cairo_t *context = canvas->context;
  double module = size / width;
  for (int32_t row = 0; row < width; row++) {
    int32_t column = 0;
    while (column < width) {
      int32_t start = column;
      while (column < width && modules[row * width + column]) column++;
      // Neighbours are one rectangle: seams between them would show on some screens.
      if (column > start) {
        ct.cairo_rectangle(
          context, x + start * module, y + row * module, (column - start) * module, module);
      }
      if (column == start) column++;
    }
  }
  ct.cairo_set_source_rgb(context, 0, 0, 0);
  ct.cairo_fill(context);
}
