#include "cu_utf8.h"

#include "cu_utf8_blocks.h"

CU_WIDEST
size_t cu_utf8_valid_prefix(const uint8_t *bytes, size_t length) {
  expectation expected = {0};
  size_t offset = 0;
  for (; offset < length; offset += 64) {
    // The zeros after the end show a character that it cuts.
    block b;
    take_block(&b, bytes, offset, length);
    if (!is_waiting(&expected) && MASK(b >= 0x80) == 0) continue;
    if (!is_valid(&b, &expected)) break;
  }
  if (offset < length || is_waiting(&expected)) {
    // Back to the start of the character that the last valid block may have begun.
    if (offset >= length) offset = length;
    size_t start = offset;
    for (size_t back = 1; back <= 3 && back <= offset; back += 1) {
      uint8_t byte = bytes[offset - back];
      if (byte < 0x80) break;
      if (byte >= 0xC0) {
        size_t width = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        if (width > back) start = offset - back;
        break;
      }
    }
    return start;
  }
  return length;
}

CU_WIDEST
uint32_t cu_bytes_traits(const uint8_t *bytes, size_t length) {
  if (length == 0) return 0;
  // Without branches, so that it becomes vector instructions.
  uint8_t all = 0, null = 0, backslash = 0, lone = 0;
  for (size_t index = 0; index + 1 < length; index++) {
    uint8_t byte = bytes[index];
    all |= byte;
    null |= byte == 0;
    backslash |= byte == '\\';
    lone |= (byte == '\r') & (bytes[index + 1] != '\n');
  }
  uint8_t last = bytes[length - 1];
  all |= last;
  null |= last == 0;
  backslash |= last == '\\';
  lone |= last == '\r';
  return (all >= 0x80 ? cu_bytes_beyond_ascii : 0) | (null ? cu_bytes_null : 0)
    | (backslash ? cu_bytes_backslash : 0) | (lone ? cu_bytes_lone_return : 0);
}
