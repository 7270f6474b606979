// Pictures to draw.
#ifndef CT_IMAGE_H
#define CT_IMAGE_H

#include "ct_canvas.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A picture to draw any number of times. One thread at a time may use it.
typedef struct ct_image ct_image;

/// Loads the library that JPEG files are read with. Null where it is there, else what is wrong, as a
/// sentence.
const char *ct_image_load_jpeg(void);

/// Whether bytes begin like a JPEG file.
bool ct_image_is_jpeg(const uint8_t *bytes, size_t count);

/// A picture from a PNG or JPEG file in memory; null where it is none. A JPEG file that says how it
/// is to be turned is turned.
ct_image *ct_image_read(const uint8_t *bytes, size_t count);
void ct_image_close(ct_image *image);
int32_t ct_image_width(const ct_image *image);
int32_t ct_image_height(const ct_image *image);
void ct_canvas_draw_image(
  ct_canvas *canvas, const ct_image *image, double x, double y, double width, double height);

#ifdef __cplusplus
}
#endif

#endif
