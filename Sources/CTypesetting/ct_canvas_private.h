// What drawing text knows about a canvas.
#ifndef CT_CANVAS_PRIVATE_H
#define CT_CANVAS_PRIVATE_H

#include "ct_canvas.h"
#include "ct_libraries.h"

struct ct_canvas {
  cairo_surface_t *surface;
  cairo_t *context;
  ct_format format;
  ct_write write;
  void *write_context;
};

#endif
