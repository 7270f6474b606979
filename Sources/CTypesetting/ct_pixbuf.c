#include "ct_pixbuf.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

#include "ct_libraries.h"

// Declared here because nothing else of the library's headers is needed, which so need not be
// installed.
typedef struct _GdkPixbuf ct_pixbuf;
typedef struct _GdkPixbufLoader ct_pixbuf_loader;

#define PIXBUF_CALLS(CALL)                                                                         \
  CALL(ct_pixbuf_loader *, gdk_pixbuf_loader_new, (void))                                          \
  CALL(int, gdk_pixbuf_loader_write, (ct_pixbuf_loader *, const uint8_t *, size_t, void **))       \
  CALL(int, gdk_pixbuf_loader_close, (ct_pixbuf_loader *, void **))                                \
  CALL(ct_pixbuf *, gdk_pixbuf_loader_get_pixbuf, (ct_pixbuf_loader *))                            \
  CALL(ct_pixbuf *, gdk_pixbuf_apply_embedded_orientation, (ct_pixbuf *))                          \
  CALL(const char *, gdk_pixbuf_get_option, (ct_pixbuf *, const char *))                           \
  CALL(int, gdk_pixbuf_get_width, (const ct_pixbuf *))                                             \
  CALL(int, gdk_pixbuf_get_height, (const ct_pixbuf *))                                            \
  CALL(int, gdk_pixbuf_get_rowstride, (const ct_pixbuf *))                                         \
  CALL(int, gdk_pixbuf_get_n_channels, (const ct_pixbuf *))                                        \
  CALL(const uint8_t *, gdk_pixbuf_read_pixels, (const ct_pixbuf *))

static struct {
#define CALL(result, name, arguments) result(*name) arguments;
  PIXBUF_CALLS(CALL)
#undef CALL
} pixbuf;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;

static void load(void) {
  problem =
    "The library libgdk_pixbuf-2.0.so.0, which JPEG pictures are read with, is not installed; "
    "install Debian's package libgdk-pixbuf-2.0-0, or convert the picture to PNG.";
  void *library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return;
#define CALL(result, name, arguments)                                                              \
  void *name = dlsym(library, #name);                                                              \
  if (name == NULL) return;                                                                        \
  memcpy(&pixbuf.name, &name, sizeof name);
  PIXBUF_CALLS(CALL)
#undef CALL
  problem = NULL;
}

const char *ct_pixels_load(void) {
  pthread_once(&once, load);
  return problem;
}

bool ct_pixels_read(const uint8_t *bytes, size_t count, ct_pixels *pixels) {
  if (ct_pixels_load() != NULL) return false;
  ct_pixbuf_loader *loader = pixbuf.gdk_pixbuf_loader_new();
  // What is wrong does not matter: a picture that is cut off is none.
  int is_read = pixbuf.gdk_pixbuf_loader_write(loader, bytes, count, NULL);
  is_read = pixbuf.gdk_pixbuf_loader_close(loader, NULL) && is_read;
  ct_pixbuf *picture = is_read ? pixbuf.gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  if (picture != NULL) {
    const char *orientation = pixbuf.gdk_pixbuf_get_option(picture, "orientation");
    pixels->is_turned = orientation != NULL && strcmp(orientation, "1") != 0;
    picture = pixbuf.gdk_pixbuf_apply_embedded_orientation(picture);
  }
  ct.g_object_unref(loader);
  if (picture == NULL) return false;
  pixels->owner = picture;
  pixels->bytes = pixbuf.gdk_pixbuf_read_pixels(picture);
  pixels->width = pixbuf.gdk_pixbuf_get_width(picture);
  pixels->height = pixbuf.gdk_pixbuf_get_height(picture);
  pixels->stride = pixbuf.gdk_pixbuf_get_rowstride(picture);
  pixels->channels = pixbuf.gdk_pixbuf_get_n_channels(picture);
  if (pixels->channels >= 3) return true;
  ct_pixels_close(pixels);
  return false;
}

void ct_pixels_close(ct_pixels *pixels) { ct.g_object_unref(pixels->owner); }
