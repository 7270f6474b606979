// QR codes (ISO/IEC 18004).
#ifndef CT_QR_CODE_H
#define CT_QR_CODE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The most modules that a QR code has in a row.
#define CT_QR_CODE_WIDEST 177

/// Makes a code of bytes, which are UTF-8, with medium error correction. `modules` has room for the square of
/// CT_QR_CODE_WIDEST; each gets 1 where it is dark and 0 where not. Returns the number of modules in
/// a row, or 0 where the bytes are too many.
int32_t ct_qr_code_make(const uint8_t *bytes, size_t count, uint8_t *modules);

#ifdef __cplusplus
}
#endif

#endif
