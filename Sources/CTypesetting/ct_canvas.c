#include "ct_canvas.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ct_canvas_private.h"

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
  return cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)columns, (int)rows);
}

ct_canvas *ct_canvas_open(
  ct_format format, double width, double height, double pixels_per_point, ct_write write,
  void *context) {
  ct_canvas *canvas = calloc(1, sizeof *canvas);
  if (canvas == NULL) return NULL;
  canvas->format = format;
  canvas->write = write;
  canvas->write_context = context;
  switch (format) {
    case CT_PDF:
      canvas->surface = cairo_pdf_surface_create_for_stream(write_bytes, canvas, width, height);
      // From 1.5 on, text that is not a glyph a character can be read back. The date is fixed, so
      // that each run gives the same bytes.
      if (canvas->surface) {
        cairo_pdf_surface_restrict_to_version(canvas->surface, CAIRO_PDF_VERSION_1_5);
        cairo_pdf_surface_set_metadata(
          canvas->surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z");
      }
      break;
    case CT_SVG:
      canvas->surface = cairo_svg_surface_create_for_stream(write_bytes, canvas, width, height);
      if (canvas->surface) cairo_svg_surface_set_document_unit(canvas->surface, CAIRO_SVG_UNIT_PT);
      break;
    case CT_PNG: canvas->surface = open_image(width, height, pixels_per_point); break;
  }
  if (canvas->surface == NULL) {
    free(canvas);
    return NULL;
  }
  if (format == CT_PNG) {
    cairo_surface_set_device_scale(canvas->surface, pixels_per_point, pixels_per_point);
  }
  canvas->context = cairo_create(canvas->surface);
  if (format == CT_PNG) {
    cairo_set_source_rgb(canvas->context, 1, 1, 1);
    cairo_paint(canvas->context);
  }
  if (cairo_status(canvas->context) != CAIRO_STATUS_SUCCESS) {
    ct_canvas_close(canvas);
    return NULL;
  }
  return canvas;
}

void ct_canvas_set_title(ct_canvas *canvas, const char *title, const char *creator) {
  if (canvas->format != CT_PDF) return;
  cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata(canvas->surface, CAIRO_PDF_METADATA_CREATOR, creator);
}

void ct_canvas_end_page(ct_canvas *canvas) {
  cairo_show_page(canvas->context);
  cairo_identity_matrix(canvas->context);
}

bool ct_canvas_finish(ct_canvas *canvas) {
  cairo_status_t status = cairo_status(canvas->context);
  if (status == CAIRO_STATUS_SUCCESS && canvas->format == CT_PNG) {
    status = cairo_surface_write_to_png_stream(canvas->surface, write_bytes, canvas);
  }
  cairo_surface_finish(canvas->surface);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(canvas->surface);
  return status == CAIRO_STATUS_SUCCESS;
}

static bool discard(void *context, const uint8_t *bytes, size_t count) {
  (void)context, (void)bytes, (void)count;
  return true;
}

void ct_canvas_close(ct_canvas *canvas) {
  if (canvas == NULL) return;
  // Destroying a surface finishes it, which writes.
  canvas->write = discard;
  cairo_destroy(canvas->context);
  cairo_surface_destroy(canvas->surface);
  free(canvas);
}

void ct_canvas_set_transform(
  ct_canvas *canvas, double x, double y, double x_scale, double y_scale) {
  cairo_matrix_t matrix;
  cairo_matrix_init(&matrix, x_scale, 0, 0, y_scale, x, y);
  cairo_set_matrix(canvas->context, &matrix);
}

void ct_canvas_stroke_rectangle(
  ct_canvas *canvas, double x, double y, double width, double height, double radius,
  double line_width, double gray) {
  cairo_t *context = canvas->context;
  radius = fmin(radius, fmin(width, height) / 2);
  if (radius > 0) {
    double right = x + width, bottom = y + height;
    cairo_new_sub_path(context);
    cairo_arc(context, right - radius, y + radius, radius, -M_PI_2, 0);
    cairo_arc(context, right - radius, bottom - radius, radius, 0, M_PI_2);
    cairo_arc(context, x + radius, bottom - radius, radius, M_PI_2, M_PI);
    cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
    cairo_close_path(context);
  } else {
    cairo_rectangle(context, x, y, width, height);
  }
  cairo_set_source_rgb(context, gray, gray, gray);
  cairo_set_line_width(context, line_width);
  cairo_stroke(context);
}

void ct_canvas_stroke_line(
  ct_canvas *canvas, double x1, double y1, double x2, double y2, double line_width, double gray) {
  cairo_t *context = canvas->context;
  cairo_move_to(context, x1, y1);
  cairo_line_to(context, x2, y2);
  cairo_set_source_rgb(context, gray, gray, gray);
  cairo_set_line_width(context, line_width);
  cairo_stroke(context);
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
        cairo_rectangle(
          context, x + start * module, y + row * module, (column - start) * module, module);
      }
      if (column == start) column++;
    }
  }
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_fill(context);
}

// MARK: Images

typedef struct {
  const uint8_t *bytes;
  size_t count;
} byte_reader;

static cairo_status_t read_bytes(void *closure, unsigned char *bytes, unsigned int count) {
  byte_reader *reader = closure;
  if (count > reader->count) return CAIRO_STATUS_READ_ERROR;
  memcpy(bytes, reader->bytes, count);
  reader->bytes += count;
  reader->count -= count;
  return CAIRO_STATUS_SUCCESS;
}

struct ct_image {
  cairo_surface_t *surface;
};

ct_image *ct_image_read_png(const uint8_t *bytes, size_t count) {
  byte_reader reader = {bytes, count};
  cairo_surface_t *surface = cairo_image_surface_create_from_png_stream(read_bytes, &reader);
  ct_image *image = calloc(1, sizeof *image);
  if (image == NULL || cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    cairo_surface_destroy(surface);
    free(image);
    return NULL;
  }
  image->surface = surface;
  return image;
}

void ct_image_close(ct_image *image) {
  if (image == NULL) return;
  cairo_surface_destroy(image->surface);
  free(image);
}

int32_t ct_image_width(const ct_image *image) {
  return cairo_image_surface_get_width(image->surface);
}

int32_t ct_image_height(const ct_image *image) {
  return cairo_image_surface_get_height(image->surface);
}

void ct_canvas_draw_image(
  ct_canvas *canvas, const ct_image *image, double x, double y, double width, double height) {
  cairo_t *context = canvas->context;
  cairo_save(context);
  cairo_translate(context, x, y);
  cairo_scale(context, width / ct_image_width(image), height / ct_image_height(image));
  cairo_set_source_surface(context, image->surface, 0, 0);
  cairo_paint(context);
  cairo_restore(context);
}
