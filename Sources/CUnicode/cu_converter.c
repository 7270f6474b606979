#include "cu_converter.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/ucnv_cb.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>
#include <unicode/uvernum.h>

enum { UNITS = 512 };

struct cu_converter {
  UConverter *icu;
  size_t replaced;
  UChar high_surrogate;
  cu_unencodable report;
  void *report_context;
};

// MARK: Names

const char *cu_charset_canonical_name(const char *alias) {
  UErrorCode error = U_ZERO_ERROR;
  const char *name = ucnv_getAlias(alias, 0, &error);
  return U_SUCCESS(error) ? name : NULL;
}

static const char *standard_name(const char *alias, const char *standard) {
  UErrorCode error = U_ZERO_ERROR;
  const char *name = ucnv_getStandardName(alias, standard, &error);
  return U_SUCCESS(error) ? name : NULL;
}

const char *cu_charset_preferred_name(const char *alias) {
  const char *name = standard_name(alias, "MIME");
  if (name == NULL) name = standard_name(alias, "IANA");
  if (name == NULL) name = cu_charset_canonical_name(alias);
  return name;
}



// MARK: Life

static void replace_input(
  const void *context, UConverterToUnicodeArgs *args, const char *units, int32_t length,
  UConverterCallbackReason reason, UErrorCode *error) {
  (void)units;
  (void)length;
  if (reason > UCNV_IRREGULAR) return;  // A reset, a close or a copy, not a bad sequence.
  static const UChar replacement = 0xFFFD;
  cu_converter *converter = (cu_converter *)context;
  converter->replaced += 1;
  *error = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(args, &replacement, 1, 0, error);
}

static void replace_output(
  const void *context, UConverterFromUnicodeArgs *args, const UChar *units, int32_t length,
  UChar32 code_point, UConverterCallbackReason reason, UErrorCode *error) {
  (void)units;
  (void)length;
  if (reason > UCNV_IRREGULAR) return;
  static const UChar question_mark[] = {'?'};
  const cu_converter *converter = context;
  if (converter->report != NULL) {
    converter->report(converter->report_context, (uint32_t)code_point);
  }
  *error = U_ZERO_ERROR;
  // As UTF-16 rather than as a byte, so that a stateful charset shifts back to ASCII first.
  const UChar *source = question_mark;
  ucnv_cbFromUWriteUChars(args, &source, question_mark + 1, 0, error);
}

// Takes over `icu`, which may be null.
static cu_converter *wrap(UConverter *icu) {
  if (icu == NULL) return NULL;
  cu_converter *converter = calloc(1, sizeof *converter);
  if (converter == NULL) {
    ucnv_close(icu);
    return NULL;
  }
  converter->icu = icu;
  UErrorCode error = U_ZERO_ERROR;
  ucnv_setToUCallBack(icu, replace_input, converter, NULL, NULL, &error);
  ucnv_setFromUCallBack(icu, replace_output, converter, NULL, NULL, &error);
  ucnv_setFallback(icu, false);
  if (U_FAILURE(error)) {
    cu_converter_close(converter);
    return NULL;
  }
  return converter;
}

cu_converter *cu_converter_open(const char *name) {
  UErrorCode error = U_ZERO_ERROR;
  UConverter *icu = ucnv_open(name, &error);
  return U_SUCCESS(error) ? wrap(icu) : NULL;
}

cu_converter *cu_converter_copy(const cu_converter *converter) {
  UErrorCode error = U_ZERO_ERROR;
#if U_ICU_VERSION_MAJOR_NUM >= 71
  UConverter *icu = ucnv_clone(converter->icu, &error);
#else
  UConverter *icu = ucnv_safeClone(converter->icu, NULL, NULL, &error);
#endif
  cu_converter *copy = U_SUCCESS(error) ? wrap(icu) : NULL;
  if (copy != NULL) copy->high_surrogate = converter->high_surrogate;
  return copy;
}

void cu_converter_close(cu_converter *converter) {
  if (converter == NULL) return;
  ucnv_close(converter->icu);
  free(converter);
}

void cu_converter_reset(cu_converter *converter) {
  ucnv_reset(converter->icu);
  converter->high_surrogate = 0;
}

int32_t cu_converter_maximum_width(const cu_converter *converter) {
  return ucnv_getMaxCharSize(converter->icu);
}

// MARK: Bytes to UTF-8

// `output` has room for three bytes a unit.
static size_t write_utf8(
  cu_converter *converter, const UChar *units, size_t count, uint8_t *output) {
  size_t written = 0;
  for (size_t i = 0; i < count; i += 1) {
    UChar32 c = units[i];
    if (converter->high_surrogate != 0) {
      UChar32 high = converter->high_surrogate;
      converter->high_surrogate = 0;
      if (U16_IS_TRAIL(c)) {
        c = U16_GET_SUPPLEMENTARY(high, c);
      } else {
        converter->replaced += 1;
        U8_APPEND_UNSAFE(output, written, 0xFFFD);
      }
    }
    if (U16_IS_LEAD(c)) {
      converter->high_surrogate = (UChar)c;
      continue;
    }
    if (U16_IS_TRAIL(c)) {
      converter->replaced += 1;
      c = 0xFFFD;
    }
    U8_APPEND_UNSAFE(output, written, c);
  }
  return written;
}

cu_step cu_converter_decode(
  cu_converter *converter, const uint8_t *input, size_t input_length, uint8_t *output,
  size_t output_capacity, bool is_last) {
  UChar units[UNITS];
  cu_step step = {0, 0, 0, false};
  converter->replaced = 0;
  const char *source = (const char *)input;
  const char *source_end = source + input_length;
  for (;;) {
    // Three bytes a unit, and three more for a surrogate left over from the step before.
    size_t room = (output_capacity - step.written) / 3;
    if (room < CU_DECODE_MINIMUM_CAPACITY / 6) break;
    room -= 1;
    if (room > UNITS) room = UNITS;
    UChar *target = units;
    UErrorCode error = U_ZERO_ERROR;
    ucnv_toUnicode(
      converter->icu, &target, units + room, &source, source_end, NULL, is_last, &error);
    step.written += write_utf8(
      converter, units, (size_t)(target - units), output + step.written);
    if (error == U_BUFFER_OVERFLOW_ERROR) continue;
    step.finished = true;
    if (U_FAILURE(error)) {
      // Nothing the callback could replace, such as a lack of memory: give up on the rest.
      converter->replaced += 1;
      source = source_end;
    }
    if (is_last && converter->high_surrogate != 0) {
      converter->high_surrogate = 0;
      converter->replaced += 1;
      U8_APPEND_UNSAFE(output, step.written, 0xFFFD);
    }
    break;
  }
  step.consumed = (size_t)(source - (const char *)input);
  step.replaced = converter->replaced;
  return step;
}

// MARK: UTF-8 to bytes

int64_t cu_converter_encode(
  cu_converter *converter, const uint8_t *input, size_t input_length, uint8_t *output,
  size_t output_capacity, cu_unencodable report, void *context) {
  UChar units[UNITS];
  char spill[256];
  size_t needed = 0;
  size_t position = 0;
  bool is_last = false;
  ucnv_resetFromUnicode(converter->icu);
  converter->report = report;
  converter->report_context = context;
  while (!is_last) {
    int32_t count = 0;
    while (position < input_length && count < UNITS - 1) {
      UChar32 c;
      U8_NEXT_OR_FFFD(input, position, input_length, c);
      U16_APPEND_UNSAFE(units, count, c);
    }
    is_last = position >= input_length;
    const UChar *source = units;
    for (;;) {
      bool fits = needed < output_capacity;
      char *start = fits ? (char *)output + needed : spill;
      char *end = fits ? (char *)output + output_capacity : spill + sizeof spill;
      char *target = start;
      UErrorCode error = U_ZERO_ERROR;
      ucnv_fromUnicode(
        converter->icu, &target, end, &source, units + count, NULL, is_last, &error);
      needed += (size_t)(target - start);
      if (error == U_BUFFER_OVERFLOW_ERROR) continue;
      if (U_FAILURE(error)) {
        converter->report = NULL;
        return -1;
      }
      break;
    }
  }
  converter->report = NULL;
  return (int64_t)needed;
}

// MARK: Composed and decomposed characters

static int64_t normalize(
  const UNormalizer2 *form, const uint8_t *input, size_t input_length, uint8_t *output,
  size_t output_capacity) {
  if (input_length > INT32_MAX / 16 || output_capacity > INT32_MAX) return -1;
  UErrorCode error = U_ZERO_ERROR;
  // No character of UTF-8 becomes more UTF-16 units than it has bytes.
  UChar *units = malloc((input_length + 1) * sizeof(UChar));
  UChar *result = NULL;
  int32_t count = 0;
  int32_t needed = -1;
  if (units != NULL) {
    u_strFromUTF8WithSub(
      units, (int32_t)input_length + 1, &count, (const char *)input, (int32_t)input_length, 0xFFFD,
      NULL, &error);
    // And no unit becomes more than four by decomposition.
    int32_t room = count * 4 + 4;
    result = malloc((size_t)room * sizeof(UChar));
    if (result != NULL) {
      count = unorm2_normalize(form, units, count, result, room, &error);
      u_strToUTF8((char *)output, (int32_t)output_capacity, &needed, result, count, &error);
    }
  }
  free(units);
  free(result);
  bool is_good = U_SUCCESS(error) || error == U_BUFFER_OVERFLOW_ERROR;
  return is_good ? needed : -1;
}

int64_t cu_compose(
  const uint8_t *input, size_t input_length, uint8_t *output, size_t output_capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFCInstance(&error);
  return U_SUCCESS(error) ? normalize(form, input, input_length, output, output_capacity) : -1;
}

int64_t cu_decompose(
  const uint8_t *input, size_t input_length, uint8_t *output, size_t output_capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *form = unorm2_getNFDInstance(&error);
  return U_SUCCESS(error) ? normalize(form, input, input_length, output, output_capacity) : -1;
}
