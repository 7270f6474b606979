/* The parts of cu_text.h that compare text and rewrite it in other scripts. */
#include "cu_text.h"

#include <stddef.h>
#include <string.h>

#include <unicode/ucol.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

#include "cu_utf16.h"

/* Collation */

cu_collator *cu_collator_open(
    const char *locale, int32_t strength, bool numeric, bool ignores_punctuation) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  ucol_setAttribute(collator, UCOL_STRENGTH, (UColAttributeValue)strength, &status);
  /* Names arrive composed and decomposed; without this, two spellings of one name differ. */
  ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
  if (numeric) {
    ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  }
  if (ignores_punctuation) {
    ucol_setAttribute(collator, UCOL_ALTERNATE_HANDLING, UCOL_SHIFTED, &status);
  }
  if (U_FAILURE(status)) {
    ucol_close(collator);
    return NULL;
  }
  return (cu_collator *)collator;
}

void cu_collator_close(cu_collator *collator) {
  ucol_close((UCollator *)collator);
}

int32_t cu_collator_compare(
    const cu_collator *collator, const char *left, int32_t left_length, const char *right,
    int32_t right_length) {
  UErrorCode status = U_ZERO_ERROR;
  return ucol_strcollUTF8(
      (const UCollator *)collator, left, left_length, right, right_length, &status);
}

int32_t cu_collator_sort_key(
    const cu_collator *collator, const char *text, int32_t length, uint8_t *key,
    int32_t capacity) {
  struct cu_utf16 source;
  if (!cu_utf16_decode(&source, text, length)) {
    return -1;
  }
  int32_t needed = ucol_getSortKey(
      (const UCollator *)collator, source.units, source.length, key, capacity);
  cu_utf16_free(&source);
  return needed;
}

/* Transliteration */

cu_transliterator *cu_transliterator_open(const char *identifier) {
  UErrorCode status = U_ZERO_ERROR;
  struct cu_utf16 name;
  if (!cu_utf16_decode(&name, identifier, (int32_t)strlen(identifier))) {
    return NULL;
  }
  UTransliterator *opened =
      utrans_openU(name.units, name.length, UTRANS_FORWARD, NULL, 0, NULL, &status);
  cu_utf16_free(&name);
  if (U_FAILURE(status)) {
    utrans_close(opened);
    return NULL;
  }
  return (cu_transliterator *)opened;
}

void cu_transliterator_close(cu_transliterator *transliterator) {
  utrans_close((UTransliterator *)transliterator);
}

int32_t cu_transliterate(
    const cu_transliterator *transliterator, const char *text, int32_t length, char *buffer,
    int32_t capacity) {
  struct cu_utf16 source;
  struct cu_utf16 target = {0};
  if (!cu_utf16_decode(&source, text, length)) {
    return -1;
  }
  int32_t bytes = -1;
  /* The text is changed in place, so the room has to be guessed and grown. */
  int32_t room = source.length * 2 + 16;
  for (int attempt = 0; attempt < 8; attempt += 1, room *= 2) {
    UErrorCode status = U_ZERO_ERROR;
    if (!cu_utf16_allocate(&target, room)) {
      break;
    }
    memcpy(target.units, source.units, (size_t)source.length * sizeof(UChar));
    int32_t used = source.length;
    int32_t limit = source.length;
    utrans_transUChars(
        (const UTransliterator *)transliterator, target.units, &used, target.capacity, 0,
        &limit, &status);
    if (U_SUCCESS(status)) {
      target.length = used;
      bytes = cu_utf16_encode(&target, buffer, capacity);
    }
    if (status != U_BUFFER_OVERFLOW_ERROR) {
      break;
    }
    cu_utf16_free(&target);
  }
  cu_utf16_free(&target);
  cu_utf16_free(&source);
  return bytes;
}
