// Sixty-four bytes, which are looked at in one go.
#ifndef CU_BLOCK_H
#define CU_BLOCK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Compiles to vector instructions.
typedef uint8_t block __attribute__((ext_vector_type(64), aligned(1)));
typedef bool flags __attribute__((ext_vector_type(64)));

// One bit a byte, the first byte in the lowest bit.
#define MASK(condition) __builtin_bit_cast(uint64_t, __builtin_convertvector((condition), flags))

// Takes the next bytes of a text, with zeros behind the last one. (Blocks are handed over in memory:
// which registers hold them depends on the machine that a function was compiled for.)
static inline void take_block(block *next, const uint8_t *bytes, size_t offset, size_t length) {
  if (length - offset >= 64) {
    memcpy(next, bytes + offset, 64);
  } else {
    *next = (block)(0);
    memcpy(next, bytes + offset, length - offset);
  }
}

#endif
