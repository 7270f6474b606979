#include "cu_width.h"

#include <unicode/uchar.h>

int32_t cu_code_point_width(uint32_t code_point) {
  UChar32 c = (UChar32)code_point;
  if (c >= 0x20 && c < 0x7F) return 1;
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
      return c == 0xAD ? 1 : 0;  // A soft hyphen is drawn by most terminals.
    default:
      break;
  }
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return 2;
    default:
      return 1;
  }
}
