#include "cu_utf8.h"

#include <stdbool.h>
#include <string.h>

// Compiles to vector instructions.
typedef uint8_t block __attribute__((ext_vector_type(64), aligned(1)));
typedef bool flags __attribute__((ext_vector_type(64)));

// One bit a byte, the first byte in the lowest bit.
#define MASK(condition) __builtin_bit_cast(uint64_t, __builtin_convertvector((condition), flags))

// Which of the bytes that come next must be trail bytes, and of a kind, because of the bytes before.
typedef struct {
  uint64_t second, third, fourth;
  uint64_t after_e0, after_ed, after_f0, after_f4;
} expectation;

static bool is_valid(const block *bytes, expectation *expected) {
  block b = *bytes;
  uint64_t trail = MASK((b >= 0x80) & (b < 0xC0));
  uint64_t lead = MASK(b >= 0xC0);
  uint64_t lead34 = MASK(b >= 0xE0);
  uint64_t must = lead << 1 | expected->second;
  bool is_simple = (lead34 | expected->third | expected->fourth) == 0;
  if (is_simple) {
    // Two-byte characters alone, as in the languages of Europe.
    uint64_t bad = MASK((b == 0xC0) | (b == 0xC1));
    expected->second = lead >> 63;
    return must == trail && bad == 0;
  }
  uint64_t lead4 = MASK(b >= 0xF0);
  uint64_t bad = MASK((b == 0xC0) | (b == 0xC1) | (b >= 0xF5));
  uint64_t e0 = MASK(b == 0xE0), ed = MASK(b == 0xED), f0 = MASK(b == 0xF0), f4 = MASK(b == 0xF4);
  must |= lead34 << 2 | expected->third | lead4 << 3 | expected->fourth;
  uint64_t below_90 = MASK(b < 0x90), below_a0 = MASK(b < 0xA0);
  bad |= (e0 << 1 | expected->after_e0) & below_a0;
  bad |= (ed << 1 | expected->after_ed) & ~below_a0;
  bad |= (f0 << 1 | expected->after_f0) & below_90;
  bad |= (f4 << 1 | expected->after_f4) & ~below_90;
  *expected = (expectation){
    lead >> 63, lead34 >> 62, lead4 >> 61, e0 >> 63, ed >> 63, f0 >> 63, f4 >> 63};
  return must == trail && bad == 0;
}

static bool is_waiting(const expectation *expected) {
  return (expected->second | expected->third | expected->fourth) != 0;
}

CU_WIDEST
size_t cu_utf8_valid_prefix(const uint8_t *bytes, size_t length) {
  expectation expected = {0};
  size_t offset = 0;
  for (; offset < length; offset += 64) {
    size_t count = length - offset;
    block b = (block)(0);
    if (count >= 64) {
      memcpy(&b, bytes + offset, 64);
    } else {
      // The zeros after the end show a character that it cuts.
      memcpy(&b, bytes + offset, count);
    }
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
