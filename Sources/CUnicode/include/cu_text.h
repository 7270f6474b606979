/* Text by Unicode's rules: breaks, case, scripts, normalisation, locales, collation, names of
 * regions, transliteration. All text is UTF-8 with explicit lengths; malformed bytes are treated
 * as U+FFFD. Functions that write text return its full length in bytes, which may exceed the
 * capacity (call again with more), or -1 where the service failed; no final NUL is promised. */
#ifndef CU_TEXT_H
#define CU_TEXT_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Breaks (UAX #29). Safe on any thread: each thread has iterators of its own. */

/* The length in bytes of the first grapheme cluster; 0 for empty text. */
int32_t cu_first_grapheme(const char *text, int32_t length);
/* Stores the ends of words and of what stands between words, at most capacity, and returns how
 * many there are. */
int32_t cu_word_ends(const char *text, int32_t length, int32_t *ends, int32_t capacity);

/* Where a line may be broken (UAX #14), as above; the text's end is the last. */
int32_t cu_line_breaks(const char *text, int32_t length, int32_t *ends, int32_t capacity);

/* Scripts (UAX #24). A script is a number that is stable for a version of the library only. */

enum { CU_SCRIPT_COMMON = 0, CU_SCRIPT_INHERITED = 1, CU_SCRIPT_UNKNOWN = 103 };

int32_t cu_script(uint32_t code_point);
/* The number for a four-letter code of ISO 15924, or -1. The code ends with NUL. */
int32_t cu_script_from_code(const char *code);
/* The four-letter code, which lives as long as the library, or NULL. */
const char *cu_script_code(int32_t script);
bool cu_script_is_right_to_left(int32_t script);

bool cu_is_letter(uint32_t code_point);
bool cu_is_whitespace(uint32_t code_point);

/* Case. The locale ends with NUL; "" means no language's special rules. */

int32_t cu_uppercase(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity);
int32_t cu_lowercase(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity);
/* Titlecases the first character of the text and leaves the rest as it is. */
int32_t cu_titlecase_first(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity);
int32_t cu_fold_case(const char *text, int32_t length, char *buffer, int32_t capacity);

enum cu_normalization {
  CU_NFC = 0,
  CU_NFD = 1,
  CU_NFKC = 2,
  CU_NFKD = 3,
  CU_NFKC_CASEFOLD = 4,
};

int32_t cu_normalize(
    int32_t form, const char *text, int32_t length, char *buffer, int32_t capacity);

/* Locale identifiers, all ended by NUL. */

int32_t cu_locale_maximize(const char *locale, char *buffer, int32_t capacity);
int32_t cu_locale_minimize(const char *locale, char *buffer, int32_t capacity);
int32_t cu_locale_from_language_tag(const char *tag, char *buffer, int32_t capacity);
int32_t cu_locale_to_language_tag(const char *locale, char *buffer, int32_t capacity);

/* Names of languages, scripts and regions in the language of `in_locale`. The code itself comes
 * back where there is no name. */

int32_t cu_region_name(
    const char *region, const char *in_locale, char *buffer, int32_t capacity);
int32_t cu_language_name(
    const char *locale, const char *in_locale, char *buffer, int32_t capacity);
int32_t cu_script_name(
    const char *script, const char *in_locale, char *buffer, int32_t capacity);

/* Collation (UTS #10). A collator may be used from any number of threads at once. */

typedef struct cu_collator cu_collator;

enum cu_collation_strength {
  CU_COLLATION_PRIMARY = 0,
  CU_COLLATION_SECONDARY = 1,
  CU_COLLATION_TERTIARY = 2,
  CU_COLLATION_IDENTICAL = 15,
};

/* NULL where there is none. `numeric` sorts runs of digits by their value; `ignores_punctuation`
 * makes spaces and punctuation count only on the fourth level. */
cu_collator *cu_collator_open(
    const char *locale, int32_t strength, bool numeric, bool ignores_punctuation);
void cu_collator_close(cu_collator *collator);
/* -1, 0 or 1. */
int32_t cu_collator_compare(
    const cu_collator *collator, const char *left, int32_t left_length, const char *right,
    int32_t right_length);
/* Bytes that compare as the texts do. Returns the length including the key's final zero. */
int32_t cu_collator_sort_key(
    const cu_collator *collator, const char *text, int32_t length, uint8_t *key,
    int32_t capacity);

/* Transliteration. A transliterator may be used from one thread at a time. */

typedef struct cu_transliterator cu_transliterator;

/* NULL where the compound identifier (such as "Any-Latin; Latin-ASCII") is not known. */
cu_transliterator *cu_transliterator_open(const char *identifier);
void cu_transliterator_close(cu_transliterator *transliterator);
int32_t cu_transliterate(
    const cu_transliterator *transliterator, const char *text, int32_t length, char *buffer,
    int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
