// Loading the system's libraries.
#ifndef CT_LOAD_H
#define CT_LOAD_H

#ifdef __cplusplus
extern "C" {
#endif

/// Loads the libraries that pages are drawn with, once. Null where they are there, else what is
/// wrong, as a sentence. Nothing else here can be used before, but for finding out.
const char *ct_load(void);

#ifdef __cplusplus
}
#endif

#endif
