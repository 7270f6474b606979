#include "ct_image.h"

#include <stdlib.h>
#include <string.h>

#include "ct_canvas_private.h"
#include "ct_load.h"
#include "ct_pixbuf.h"

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

static cairo_surface_t *read_png(const uint8_t *bytes, size_t count) {
  byte_reader reader = {bytes, count};
  return ct.cairo_image_surface_create_from_png_stream(read_bytes, &reader);
}

/// How many colours a JPEG file has (ISO/IEC 10918-1, annex B.2.2); 0 where that is not found.
static int jpeg_components(const uint8_t *bytes, size_t count) {
  size_t place = 2;
  while (place + 9 < count && bytes[place] == 0xFF) {
    uint8_t marker = bytes[place + 1];
    // A frame begins; C4, C8 and CC are none of its markers.
    if (marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC) {
      return bytes[place + 9];
    }
    place += 2 + (size_t)(bytes[place + 2] << 8 | bytes[place + 3]);
  }
  return 0;
}

/// Puts the file beside its pixels, for documents that can take it as it is.
static void attach_jpeg(cairo_surface_t *surface, const uint8_t *bytes, size_t count) {
  unsigned char *copy = malloc(count);
  if (copy == NULL) return;
  memcpy(copy, bytes, count);
  cairo_status_t status =
    ct.cairo_surface_set_mime_data(surface, CAIRO_MIME_TYPE_JPEG, copy, count, free, copy);
  if (status != CAIRO_STATUS_SUCCESS) free(copy);
}

static void copy_pixels(const ct_pixels *pixels, cairo_surface_t *surface) {
  unsigned char *rows = ct.cairo_image_surface_get_data(surface);
  int stride = ct.cairo_image_surface_get_stride(surface);
  for (int y = 0; y < pixels->height; y++) {
    const uint8_t *from = pixels->bytes + (ptrdiff_t)y * pixels->stride;
    uint32_t *to = (uint32_t *)(void *)(rows + (ptrdiff_t)y * stride);
    for (int x = 0; x < pixels->width; x++, from += pixels->channels) {
      to[x] = (uint32_t)from[0] << 16 | (uint32_t)from[1] << 8 | from[2];
    }
  }
  ct.cairo_surface_mark_dirty(surface);
}

static cairo_surface_t *read_jpeg(const uint8_t *bytes, size_t count) {
  ct_pixels pixels;
  if (!ct_pixels_read(bytes, count, &pixels)) return NULL;
  cairo_surface_t *surface =
    ct.cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels.width, pixels.height);
  if (ct.cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
    copy_pixels(&pixels, surface);
    // Not where it is to be turned, or has the colours of a printing press, which programs read in
    // two ways.
    int components = jpeg_components(bytes, count);
    if (!pixels.is_turned && (components == 1 || components == 3)) {
      attach_jpeg(surface, bytes, count);
    }
  }
  ct_pixels_close(&pixels);
  return surface;
}

const char *ct_image_load_jpeg(void) { return ct_pixels_load(); }

bool ct_image_is_jpeg(const uint8_t *bytes, size_t count) {
  return count > 3 && bytes[0] == 0xFF && bytes[1] == 0xD8 && bytes[2] == 0xFF;
}

ct_image *ct_image_read(const uint8_t *bytes, size_t count) {
  if (ct_load() != NULL) return NULL;
  cairo_surface_t *surface =
    ct_image_is_jpeg(bytes, count) ? read_jpeg(bytes, count) : read_png(bytes, count);
  if (surface == NULL) return NULL;
  ct_image *image = calloc(1, sizeof *image);
  if (image == NULL || ct.cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS) {
    ct.cairo_surface_destroy(surface);
    free(image);
    return NULL;
  }
  image->surface = surface;
  return image;
}

void ct_image_close(ct_image *image) {
  if (image == NULL) return;
  ct.cairo_surface_destroy(image->surface);
  free(image);
}

int32_t ct_image_width(const ct_image *image) {
  return ct.cairo_image_surface_get_width(image->surface);
}

int32_t ct_image_height(const ct_image *image) {
  return ct.cairo_image_surface_get_height(image->surface);
}

void ct_canvas_draw_image(
  ct_canvas *canvas, const ct_image *image, double x, double y, double width, double height) {
  cairo_t *context = canvas->context;
  ct.cairo_save(context);
  ct.cairo_translate(context, x, y);
  ct.cairo_scale(context, width / ct_image_width(image), height / ct_image_height(image));
  ct.cairo_set_source_surface(context, image->surface, 0, 0);
  ct.cairo_paint(context);
  ct.cairo_restore(context);
}
