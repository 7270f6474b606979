// How wide characters are on a terminal.
#ifndef CU_WIDTH_H
#define CU_WIDTH_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The columns a code point takes by itself: 2 for wide and fullwidth ones (Unicode Standard Annex
/// 11), 0 for marks, joiners and other format characters, 1 for the rest.
int32_t cu_code_point_width(uint32_t code_point);

#ifdef __cplusplus
}
#endif

#endif
