#include "ct_libraries.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "ct_load.h"

enum { CAIRO, GLIB, GOBJECT, PANGO, PANGOCAIRO, QRENCODE, LIBRARY_COUNT };

/// What each library's file is called, and the Debian package that has it.
static const struct {
  const char *file, *package;
} libraries[LIBRARY_COUNT] = {
  [CAIRO] = {"libcairo.so.2", "libcairo2"},
  [GLIB] = {"libglib-2.0.so.0", "libglib2.0-0"},
  [GOBJECT] = {"libgobject-2.0.so.0", "libglib2.0-0"},
  [PANGO] = {"libpango-1.0.so.0", "libpango-1.0-0"},
  [PANGOCAIRO] = {"libpangocairo-1.0.so.0", "libpangocairo-1.0-0"},
  [QRENCODE] = {"libqrencode.so.4", "libqrencode4"},
};

static const struct {
  int library;
  const char *name;
  size_t place;
} calls[] = {
#define CALL(library, result, name, arguments) {library, #name, offsetof(ct_calls, name)},
  CT_LIBRARY_CALLS(CALL)
#undef CALL
};

ct_calls ct;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static char problem[256];

static void load(void) {
  void *handles[LIBRARY_COUNT];
  for (int i = 0; i < LIBRARY_COUNT; i++) {
    handles[i] = dlopen(libraries[i].file, RTLD_LAZY | RTLD_LOCAL);
    if (handles[i] == NULL) {
      snprintf(
        problem, sizeof problem, "The library %s, which pages are drawn with, is not installed; "
        "install Debian's package %s, or what your system calls it.",
        libraries[i].file, libraries[i].package);
      return;
    }
  }
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    void *address = dlsym(handles[calls[i].library], calls[i].name);
    if (address == NULL) {
      snprintf(
        problem, sizeof problem, "The library %s is too old to draw pages with, as it has no "
        "function %s; install a newer version of Debian's package %s.",
        libraries[calls[i].library].file, calls[i].name, libraries[calls[i].library].package);
      return;
    }
    memcpy((char *)&ct + calls[i].place, &address, sizeof address);
  }
}

const char *ct_load(void) {
  pthread_once(&once, load);
  return *problem ? problem : NULL;
}
