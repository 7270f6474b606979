#include "ct_qr_code.h"

#include <limits.h>
#include <stdbool.h>

#include "ct_libraries.h"
#include "ct_load.h"

// The number of UTF-8 among the extended channel interpretations that ISO/IEC 18004 refers to.
#define UTF_8 26

int32_t ct_qr_code_make(const uint8_t *bytes, size_t count, uint8_t *modules) {
  if (count == 0 || count > INT_MAX || ct_load() != NULL) return 0;
  QRinput *input = ct.QRinput_new2(0, QR_ECLEVEL_M);
  if (input == NULL) return 0;
  bool is_ascii = true;
  for (size_t i = 0; i < count && is_ascii; i++) is_ascii = bytes[i] < 0x80;
  // Without a word on the charset, readers guess.
  bool is_taken = is_ascii || ct.QRinput_appendECIheader(input, UTF_8) == 0;
  is_taken = is_taken && ct.QRinput_append(input, QR_MODE_8, (int)count, bytes) == 0;
  QRcode *code = is_taken ? ct.QRcode_encodeInput(input) : NULL;
  ct.QRinput_free(input);
  if (code == NULL) return 0;
  int32_t width = code->width <= CT_QR_CODE_WIDEST ? code->width : 0;
  for (int32_t i = 0; i < width * width; i++) modules[i] = code->data[i] & 1;
  ct.QRcode_free(code);
  return width;
}
