#ifndef CH_TABLE_HEADERS_H
#define CH_TABLE_HEADERS_H

#include <stddef.h>

/// The content of column-words.txt, UTF-8, which is there as long as the program is.
///
/// @param count How many bytes it has.
const unsigned char *_Nonnull ch_column_words(size_t *_Nonnull count);

/// The same of program-headers.txt.
const unsigned char *_Nonnull ch_program_headers(size_t *_Nonnull count);

/// The same of cell-words.txt.
const unsigned char *_Nonnull ch_cell_words(size_t *_Nonnull count);

#endif
