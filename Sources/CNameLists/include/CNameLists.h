#ifndef CN_NAME_LISTS_H
#define CN_NAME_LISTS_H

#include <stddef.h>

/// The content of a file beside this target's source, which says what is in it: UTF-8, and there as
/// long as the program is.
typedef struct {
  const unsigned char *_Nonnull text;
  /// How many bytes it has.
  size_t count;
} cn_list;

cn_list cn_common_names(void);
cn_list cn_english_nicknames(void);
cn_list cn_han_variants(void);
cn_list cn_japanese_surnames(void);
cn_list cn_name_spellings(void);
cn_list cn_names_in_two_languages(void);
cn_list cn_nicknames(void);
cn_list cn_person_labels(void);
cn_list cn_surname_readings(void);
cn_list cn_word_lists(void);

#endif
