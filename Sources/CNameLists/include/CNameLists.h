#ifndef CN_NAME_LISTS_H
#define CN_NAME_LISTS_H

#include <stddef.h>

/// The content of common-names.txt, UTF-8, which is there as long as the program is.
///
/// @param count How many bytes it has.
const unsigned char *_Nonnull cn_common_names(size_t *_Nonnull count);

/// The same of english-nicknames.txt.
const unsigned char *_Nonnull cn_english_nicknames(size_t *_Nonnull count);

#endif
