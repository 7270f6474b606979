#include "cu_fold.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>
#include <unicode/utrans.h>

enum { STACK_UNITS = 256 };

// Units that live on the stack until they grow out of it.
typedef struct {
  UChar *units;
  int32_t count;
  int32_t capacity;
  UChar stack[STACK_UNITS];
} units;

static void units_open(units *text) {
  text->units = text->stack;
  text->count = 0;
  text->capacity = STACK_UNITS;
}

static void units_close(units *text) {
  if (text->units != text->stack) free(text->units);
}

static bool units_reserve(units *text, int32_t capacity) {
  if (capacity <= text->capacity) return true;
  UChar *larger = malloc((size_t)capacity * sizeof(UChar));
  if (larger == NULL) return false;
  memcpy(larger, text->units, (size_t)text->count * sizeof(UChar));
  units_close(text);
  text->units = larger;
  text->capacity = capacity;
  return true;
}

static bool units_append(units *text, UChar32 c) {
  if (text->count + 2 > text->capacity && !units_reserve(text, text->capacity * 2)) return false;
  U16_APPEND_UNSAFE(text->units, text->count, c);
  return true;
}

// MARK: Steps

static bool decode(const uint8_t *text, size_t length, units *output) {
  if (length > INT32_MAX / 4 || !units_reserve(output, (int32_t)length + 1)) return false;
  UErrorCode error = U_ZERO_ERROR;
  u_strFromUTF8WithSub(
    output->units, output->capacity, &output->count, (const char *)text, (int32_t)length, 0xFFFD,
    NULL, &error);
  return U_SUCCESS(error);
}

static bool normalize(const UNormalizer2 *form, const units *input, units *output) {
  for (int attempt = 0; attempt < 2; attempt += 1) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t count = unorm2_normalize(
      form, input->units, input->count, output->units, output->capacity, &error);
    if (error == U_BUFFER_OVERFLOW_ERROR) {
      if (!units_reserve(output, count + 1)) return false;
      continue;
    }
    if (U_FAILURE(error)) return false;
    output->count = count;
    return true;
  }
  return false;
}

// Letters that have no decomposition, but that people type without their stroke or ligature.
static const char *plain_letters(UChar32 c) {
  switch (c) {
    case 0xE6: return "ae";
    case 0xF0: case 0x111: return "d";
    case 0xF8: return "o";
    case 0xFE: return "th";
    case 0x127: return "h";
    case 0x131: return "i";
    case 0x142: return "l";
    case 0x153: return "oe";
    case 0x167: return "t";
    default: return NULL;
  }
}

static UChar32 plain_character(UChar32 c) {
  if (c >= 0x30A1 && c <= 0x30F6) return c - 0x60;  // Katakana to hiragana.
  switch (c) {
    case 0x60: case 0xB4: case 0x2B9: case 0x2BB: case 0x2BC: case 0x2018: case 0x2019:
    case 0x201B: case 0x2032:
      return '\'';
    case 0x201C: case 0x201D: case 0x201E: case 0xAB: case 0xBB:
      return '"';
    case 0x2010: case 0x2011: case 0x2012: case 0x2013: case 0x2014: case 0x2212:
      return '-';
    case 0x640:  // The Arabic letter-stretcher.
      return 0;
    default:
      return c;
  }
}

// Takes decomposed text. Marks that stand for sounds rather than accents stay: those of kana, and
// the vowel signs of India and Thailand, which have combining class 0.
static bool strip(const units *input, bool spells_umlauts, bool *has_han, units *output) {
  for (int32_t i = 0; i < input->count;) {
    UChar32 c;
    U16_NEXT(input->units, i, input->count, c);
    if (spells_umlauts && (c == 0x308 || c == 0x30A) && output->count > 0) {
      UChar *last = &output->units[output->count - 1];
      if (c == 0x308 && (*last == 'a' || *last == 'o' || *last == 'u')) {
        if (!units_append(output, 'e')) return false;
      } else if (c == 0x30A && *last == 'a') {
        if (!units_append(output, 'a')) return false;
      }
      continue;
    }
    if (u_getCombiningClass(c) != 0 && c != 0x3099 && c != 0x309A) continue;
    if (u_hasBinaryProperty(c, UCHAR_IDEOGRAPHIC)) *has_han = true;
    const char *letters = plain_letters(c);
    if (spells_umlauts && c == 0xF8) letters = "oe";
    if (letters != NULL) {
      for (; *letters != 0; letters += 1) {
        if (!units_append(output, *letters)) return false;
      }
      continue;
    }
    c = plain_character(c);
    if (c != 0 && !units_append(output, c)) return false;
  }
  return true;
}

static pthread_mutex_t simplifier_lock = PTHREAD_MUTEX_INITIALIZER;

// Best effort: without the data for it, the text stays as it is.
static void simplify_han(units *text) {
  static UTransliterator *simplifier;
  static bool was_tried;
  if (!units_reserve(text, text->count * 2 + 16)) return;
  pthread_mutex_lock(&simplifier_lock);
  if (!was_tried) {
    static const UChar id[] = u"Traditional-Simplified";
    UErrorCode error = U_ZERO_ERROR;
    was_tried = true;
    simplifier = utrans_openU(id, -1, UTRANS_FORWARD, NULL, 0, NULL, &error);
    if (U_FAILURE(error)) simplifier = NULL;
  }
  if (simplifier != NULL) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t limit = text->count;
    int32_t count = text->count;
    utrans_transUChars(
      simplifier, text->units, &count, text->capacity, 0, &limit, &error);
    if (U_SUCCESS(error)) text->count = count;
  }
  pthread_mutex_unlock(&simplifier_lock);
}

static size_t encode(const units *text, uint8_t *output, size_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t needed = 0;
  int32_t room = capacity > INT32_MAX ? INT32_MAX : (int32_t)capacity;
  u_strToUTF8WithSub(
    (char *)output, room, &needed, text->units, text->count, 0xFFFD, NULL, &error);
  return (size_t)needed;
}

static size_t fold_ascii(const uint8_t *text, size_t length, uint8_t *output, size_t capacity) {
  if (length > capacity) return length;
  for (size_t i = 0; i < length; i += 1) {
    uint8_t c = text[i];
    output[i] = c >= 'A' && c <= 'Z' ? c + 0x20 : c == '`' ? '\'' : c;
  }
  return length;
}

static bool is_ascii(const uint8_t *text, size_t length) {
  uint8_t all = 0;
  for (size_t i = 0; i < length; i += 1) all |= text[i];
  return all < 0x80;
}

size_t cu_fold_for_search(
  const uint8_t *text, size_t length, bool spells_umlauts, uint8_t *output, size_t capacity) {
  if (is_ascii(text, length)) return fold_ascii(text, length, output, capacity);
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *casefold = unorm2_getNFKCCasefoldInstance(&error);
  const UNormalizer2 *decompose = unorm2_getNFDInstance(&error);
  const UNormalizer2 *compose = unorm2_getNFCInstance(&error);
  size_t needed = 0;
  units a, b;
  units_open(&a);
  units_open(&b);
  bool has_han = false;
  bool is_done = U_SUCCESS(error) && decode(text, length, &a) && normalize(casefold, &a, &b);
  if (is_done) is_done = normalize(decompose, &b, &a);
  if (is_done) {
    b.count = 0;
    is_done = strip(&a, spells_umlauts, &has_han, &b);
  }
  if (is_done) is_done = normalize(compose, &b, &a);
  if (is_done) {
    if (has_han) simplify_han(&a);
    needed = encode(&a, output, capacity);
  } else {
    needed = fold_ascii(text, length, output, capacity);
  }
  units_close(&a);
  units_close(&b);
  return needed;
}
