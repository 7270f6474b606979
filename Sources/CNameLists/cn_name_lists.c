#include "CNameLists.h"

#pragma clang diagnostic ignored "-Wpragmas"
#pragma clang diagnostic ignored "-Wunknown-warning-option"
#pragma clang diagnostic ignored "-Wc23-extensions"

#define LIST(name) \
  cn_list cn_##name(void) { return (cn_list){name, sizeof name}; }

static const unsigned char common_names[] = {
#embed "common-names.txt"
};
LIST(common_names)

static const unsigned char english_nicknames[] = {
#embed "english-nicknames.txt"
};
LIST(english_nicknames)

static const unsigned char han_variants[] = {
#embed "han-variants.txt"
};
LIST(han_variants)

static const unsigned char japanese_surnames[] = {
#embed "japanese-surnames.txt"
};
LIST(japanese_surnames)

static const unsigned char name_spellings[] = {
#embed "name-spellings.txt"
};
LIST(name_spellings)

static const unsigned char names_in_two_languages[] = {
#embed "names-in-two-languages.txt"
};
LIST(names_in_two_languages)

static const unsigned char nicknames[] = {
#embed "nicknames.txt"
};
LIST(nicknames)

static const unsigned char person_labels[] = {
#embed "person-labels.txt"
};
LIST(person_labels)

static const unsigned char surname_readings[] = {
#embed "surname-readings.txt"
};
LIST(surname_readings)

static const unsigned char word_lists[] = {
#embed "word-lists.txt"
};
LIST(word_lists)
