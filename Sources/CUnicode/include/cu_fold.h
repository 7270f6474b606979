// Text as it is compared when somebody searches.
#ifndef CU_FOLD_H
#define CU_FOLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes UTF-8 text without what a search does not mind: case, accents, widths, the shape of
/// quotation marks and hyphens, hiragana or katakana, traditional or simplified characters.
/// Malformed sequences become U+FFFD. With `spells_umlauts`, ä, ö, ü and their like become ae,
/// oe, ue rather than a, o, u.
///
/// Returns the number of bytes needed; when it is more than `capacity` nothing useful was
/// written, and the call must be repeated with more room. Any thread may call this.
size_t cu_fold_for_search(
  const uint8_t *text, size_t length, bool spells_umlauts, uint8_t *output, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
