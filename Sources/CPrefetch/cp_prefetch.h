#ifndef CP_PREFETCH_H
#define CP_PREFETCH_H

/// Begins to fetch what stands at an address from memory, which is used soon. Any address will do;
/// nothing is read.
static inline void cp_prefetch(const void *address) { __builtin_prefetch(address); }

#endif
