/* Locale data: reading resource bundles exactly as they are stored.
 *
 * No call here falls back to another locale, let alone to the process's default one: what a locale
 * inherits is decided by the caller, who can then tell where a value came from. */
#ifndef CU_RESOURCES_H
#define CU_RESOURCES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A bundle, or a resource within one. Children stay valid after their parent is closed. */
typedef struct cu_resource cu_resource;

enum cu_resource_kind {
  CU_RESOURCE_STRING = 0,
  CU_RESOURCE_TABLE = 1,
  CU_RESOURCE_ARRAY = 2,
  CU_RESOURCE_INTEGER = 3,
  CU_RESOURCE_INTEGERS = 4,
  CU_RESOURCE_BINARY = 5,
};

/* The bundle stored for exactly this locale, or NULL. */
cu_resource *cu_resource_open(const char *locale);
void cu_resource_close(cu_resource *resource);

/* The member with this key, or NULL. Where the member is an alias the result is what it stands
 * for, and cu_resource_key gives the key of that. */
cu_resource *cu_resource_member(const cu_resource *table, const char *key);
/* The member at an index, or NULL. */
cu_resource *cu_resource_element(const cu_resource *container, int32_t index);

int32_t cu_resource_count(const cu_resource *resource);
/* The key, which lives as long as the data library, or NULL for an element of an array. */
const char *cu_resource_key(const cu_resource *resource);
int32_t cu_resource_kind(const cu_resource *resource);

/* Writes the string as UTF-8 (without a final NUL where it does not fit) and returns its full
 * length in bytes, or -1 where the resource is no string. */
int32_t cu_resource_text(const cu_resource *resource, char *buffer, int32_t capacity);
int32_t cu_resource_integer(const cu_resource *resource);
/* The integers of a vector, which live as long as the data library, or NULL. */
const int32_t *cu_resource_integers(const cu_resource *resource, int32_t *count);

/* The locales that have bundles. */
int32_t cu_available_locale_count(void);
const char *cu_available_locale(int32_t index);

#ifdef __cplusplus
}
#endif

#endif
