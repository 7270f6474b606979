#ifndef CU_WIDEST_H
#define CU_WIDEST_H

// Compiles a function anew for the wider vectors that newer machines of an architecture have; which one
// runs is settled when the program starts. That is before the thread sanitizer can follow it.
#if defined(__x86_64__) && defined(__ELF__) && !__has_feature(thread_sanitizer)
#define CU_WIDEST __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define CU_WIDEST
#endif

#endif
