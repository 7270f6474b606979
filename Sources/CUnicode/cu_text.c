#include "cu_text.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <unicode/ubrk.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utext.h>

#include "cu_utf16.h"

/* Breaks */

/* An iterator holds the text it works on, so it cannot be shared; making one takes far longer
 * than using it, so every thread keeps one of each kind. */
struct break_iterators {
  // By kind: of characters, of words, of lines.
  UBreakIterator *kinds[UBRK_LINE + 1];
};

static pthread_key_t break_iterators_key;
static pthread_once_t break_iterators_once = PTHREAD_ONCE_INIT;

static void close_break_iterators(void *value) {
  struct break_iterators *iterators = value;
  for (int kind = 0; kind <= UBRK_LINE; kind++) {
    if (iterators->kinds[kind] != NULL) {
      ubrk_close(iterators->kinds[kind]);
    }
  }
  free(iterators);
}

static void make_break_iterators_key(void) {
  pthread_key_create(&break_iterators_key, close_break_iterators);
}

static UBreakIterator *break_iterator(UBreakIteratorType kind) {
  pthread_once(&break_iterators_once, make_break_iterators_key);
  struct break_iterators *iterators = pthread_getspecific(break_iterators_key);
  if (iterators == NULL) {
    iterators = calloc(1, sizeof *iterators);
    if (iterators == NULL || pthread_setspecific(break_iterators_key, iterators) != 0) {
      free(iterators);
      return NULL;
    }
  }
  UBreakIterator **slot = &iterators->kinds[kind];
  if (*slot == NULL) {
    UErrorCode status = U_ZERO_ERROR;
    *slot = ubrk_open(kind, "", NULL, 0, &status);
    if (U_FAILURE(status)) {
      *slot = NULL;
    }
  }
  return *slot;
}

/* Sets the text on this thread's iterator; the UText is the caller's to close. */
static UBreakIterator *break_iterator_over(
    UBreakIteratorType kind, const char *text, int32_t length, UText *utext) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = break_iterator(kind);
  if (iterator == NULL) {
    return NULL;
  }
  utext_openUTF8(utext, text, length, &status);
  ubrk_setUText(iterator, utext, &status);
  return U_FAILURE(status) ? NULL : iterator;
}

static int32_t ends(
    UBreakIteratorType kind, const char *text, int32_t length, int32_t *values,
    int32_t capacity) {
  UText utext = UTEXT_INITIALIZER;
  UBreakIterator *iterator = break_iterator_over(kind, text, length, &utext);
  int32_t count = 0;
  if (iterator != NULL) {
    ubrk_first(iterator);
    int32_t end;
    while ((end = ubrk_next(iterator)) != UBRK_DONE) {
      if (count < capacity) {
        values[count] = end;
      }
      count += 1;
    }
  }
  utext_close(&utext);
  return count;
}

int32_t cu_first_grapheme(const char *text, int32_t length) {
  if (length <= 0) {
    return 0;
  }
  UText utext = UTEXT_INITIALIZER;
  UBreakIterator *iterator = break_iterator_over(UBRK_CHARACTER, text, length, &utext);
  int32_t end = length;
  if (iterator != NULL) {
    ubrk_first(iterator);
    int32_t next = ubrk_next(iterator);
    end = next == UBRK_DONE ? length : next;
  }
  utext_close(&utext);
  return end;
}

int32_t cu_word_ends(const char *text, int32_t length, int32_t *values, int32_t capacity) {
  return ends(UBRK_WORD, text, length, values, capacity);
}

int32_t cu_line_breaks(const char *text, int32_t length, int32_t *values, int32_t capacity) {
  return ends(UBRK_LINE, text, length, values, capacity);
}

/* Scripts */

_Static_assert(USCRIPT_COMMON == CU_SCRIPT_COMMON, "stable in the library's interface");
_Static_assert(USCRIPT_INHERITED == CU_SCRIPT_INHERITED, "stable in the library's interface");
_Static_assert(USCRIPT_UNKNOWN == CU_SCRIPT_UNKNOWN, "stable in the library's interface");

int32_t cu_script(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript((UChar32)code_point, &status);
}

int32_t cu_script_from_code(const char *code) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, code);
}

const char *cu_script_code(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

bool cu_script_is_right_to_left(int32_t script) {
  return uscript_isRightToLeft((UScriptCode)script);
}

bool cu_is_letter(uint32_t code_point) {
  return u_isalpha((UChar32)code_point);
}

bool cu_is_whitespace(uint32_t code_point) {
  return u_isUWhiteSpace((UChar32)code_point);
}

/* Case */

static int32_t length_or_failure(int32_t length, UErrorCode status) {
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : length;
}

typedef int32_t (*case_mapping)(
    const UCaseMap *, char *, int32_t, const char *, int32_t, UErrorCode *);

static int32_t map_case(
    case_mapping map, const char *locale, const char *text, int32_t length, char *buffer,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UCaseMap *cases = ucasemap_open(locale, 0, &status);
  if (U_FAILURE(status)) {
    return -1;
  }
  int32_t mapped = map(cases, buffer, capacity, text, length, &status);
  ucasemap_close(cases);
  return length_or_failure(mapped, status);
}

int32_t cu_uppercase(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity) {
  return map_case(ucasemap_utf8ToUpper, locale, text, length, buffer, capacity);
}

int32_t cu_lowercase(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity) {
  return map_case(ucasemap_utf8ToLower, locale, text, length, buffer, capacity);
}

int32_t cu_fold_case(const char *text, int32_t length, char *buffer, int32_t capacity) {
  return map_case(ucasemap_utf8FoldCase, "", text, length, buffer, capacity);
}

int32_t cu_titlecase_first(
    const char *locale, const char *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const uint32_t options = U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE |
                           U_TITLECASE_NO_BREAK_ADJUSTMENT;
  UCaseMap *cases = ucasemap_open(locale, options, &status);
  if (U_FAILURE(status)) {
    return -1;
  }
  int32_t mapped = ucasemap_utf8ToTitle(cases, buffer, capacity, text, length, &status);
  ucasemap_close(cases);
  return length_or_failure(mapped, status);
}

/* Normalisation */

static const UNormalizer2 *normalizer(int32_t form, UErrorCode *status) {
  switch (form) {
    case CU_NFC:
      return unorm2_getNFCInstance(status);
    case CU_NFD:
      return unorm2_getNFDInstance(status);
    case CU_NFKC:
      return unorm2_getNFKCInstance(status);
    case CU_NFKD:
      return unorm2_getNFKDInstance(status);
    default:
      return unorm2_getNFKCCasefoldInstance(status);
  }
}

int32_t cu_normalize(
    int32_t form, const char *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normal = normalizer(form, &status);
  struct cu_utf16 source;
  if (U_FAILURE(status) || !cu_utf16_decode(&source, text, length)) {
    return -1;
  }
  int32_t needed = unorm2_normalize(normal, source.units, source.length, NULL, 0, &status);
  struct cu_utf16 target = {0};
  int32_t bytes = -1;
  if (length_or_failure(needed, status) >= 0 && cu_utf16_allocate(&target, needed)) {
    status = U_ZERO_ERROR;
    target.length = unorm2_normalize(
        normal, source.units, source.length, target.units, target.capacity, &status);
    if (U_SUCCESS(status)) {
      bytes = cu_utf16_encode(&target, buffer, capacity);
    }
  }
  cu_utf16_free(&target);
  cu_utf16_free(&source);
  return bytes;
}

/* Locale identifiers */

int32_t cu_locale_maximize(const char *locale, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return length_or_failure(uloc_addLikelySubtags(locale, buffer, capacity, &status), status);
}

int32_t cu_locale_minimize(const char *locale, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return length_or_failure(uloc_minimizeSubtags(locale, buffer, capacity, &status), status);
}

int32_t cu_locale_from_language_tag(const char *tag, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  int32_t length = uloc_forLanguageTag(tag, buffer, capacity, &parsed, &status);
  return length_or_failure(length, status);
}

int32_t cu_locale_to_language_tag(const char *locale, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(locale, buffer, capacity, false, &status);
  return length_or_failure(length, status);
}

/* Names */

typedef int32_t (*display_name)(const char *, const char *, UChar *, int32_t, UErrorCode *);

static int32_t name_in(
    display_name get, const char *locale, const char *in_locale, char *buffer,
    int32_t capacity) {
  UChar name[256];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = get(locale, in_locale, name, 256, &status);
  if (U_FAILURE(status)) {
    return -1;
  }
  int32_t bytes = 0;
  u_strToUTF8(buffer, capacity, &bytes, name, length, &status);
  return length_or_failure(bytes, status);
}

/* "und" plus one subtag, which the name functions ask for. */
static void undetermined(char *locale, size_t capacity, const char *subtag) {
  const char prefix[] = "und_";
  size_t length = strlen(subtag);
  if (length > capacity - sizeof prefix) {
    length = capacity - sizeof prefix;
  }
  memcpy(locale, prefix, sizeof prefix - 1);
  memcpy(locale + sizeof prefix - 1, subtag, length);
  locale[sizeof prefix - 1 + length] = '\0';
}

int32_t cu_region_name(
    const char *region, const char *in_locale, char *buffer, int32_t capacity) {
  char locale[16];
  undetermined(locale, sizeof locale, region);
  return name_in(uloc_getDisplayCountry, locale, in_locale, buffer, capacity);
}

int32_t cu_language_name(
    const char *locale, const char *in_locale, char *buffer, int32_t capacity) {
  return name_in(uloc_getDisplayLanguage, locale, in_locale, buffer, capacity);
}

int32_t cu_script_name(
    const char *script, const char *in_locale, char *buffer, int32_t capacity) {
  char locale[16];
  undetermined(locale, sizeof locale, script);
  return name_in(uloc_getDisplayScript, locale, in_locale, buffer, capacity);
}
