// Checking UTF-8 a block at a time (RFC 3629; the Unicode Standard, table 3-7).
#ifndef CU_UTF8_BLOCKS_H
#define CU_UTF8_BLOCKS_H

#include "cu_block.h"

// Which of the bytes that come next must be trail bytes, and of a kind, because of the bytes before.
typedef struct {
  uint64_t second, third, fourth;
  uint64_t after_e0, after_ed, after_f0, after_f4;
} expectation;

// Whether a block goes on as it must.
static inline bool is_valid(const block *bytes, expectation *expected) {
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

// Whether the last character is not complete.
static inline bool is_waiting(const expectation *expected) {
  return (expected->second | expected->third | expected->fourth) != 0;
}

#endif
