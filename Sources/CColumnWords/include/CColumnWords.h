#ifndef CW_COLUMN_WORDS_H
#define CW_COLUMN_WORDS_H

#include <stddef.h>

/// The content of column-words.txt, UTF-8, which is there as long as the program is.
///
/// @param count How many bytes it has.
const unsigned char *_Nonnull cw_column_words(size_t *_Nonnull count);

#endif
