/* The few Unicode services the package needs, behind names and opaque types of its own: no header
 * of the Unicode library reaches Swift. */
#ifndef CUNICODE_H
#define CUNICODE_H

#include "cu_converter.h"
#include "cu_regions.h"
#include "cu_resources.h"
#include "cu_text.h"

#endif
