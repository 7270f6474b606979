#include "ct_qr_code.h"

#include <limits.h>
#include <qrencode.h>

int32_t ct_qr_code_make(const uint8_t *bytes, size_t count, uint8_t *modules) {
  if (count == 0 || count > INT_MAX) return 0;
  QRcode *code = QRcode_encodeData((int)count, bytes, 0, QR_ECLEVEL_M);
  if (code == NULL) return 0;
  int32_t width = code->width <= CT_QR_CODE_WIDEST ? code->width : 0;
  for (int32_t i = 0; i < width * width; i++) modules[i] = code->data[i] & 1;
  QRcode_free(code);
  return width;
}
