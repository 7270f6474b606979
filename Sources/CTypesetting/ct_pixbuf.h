// Pictures through gdk-pixbuf, which is loaded when the first one is read.
#ifndef CT_PIXBUF_H
#define CT_PIXBUF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The pixels of a picture: red, green, blue and where there are 4 channels a fourth.
typedef struct {
  const uint8_t *bytes;
  int width, height, stride, channels;
  /// Whether the file said that it is to be turned, which is done.
  bool is_turned;
  void *owner;
} ct_pixels;

/// Null where the library is there, else what is wrong, as a sentence.
const char *ct_pixels_load(void);

/// Reads a picture; false where there is none.
bool ct_pixels_read(const uint8_t *bytes, size_t count, ct_pixels *pixels);
void ct_pixels_close(ct_pixels *pixels);

#endif
