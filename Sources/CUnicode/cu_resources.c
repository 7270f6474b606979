#include "cu_resources.h"

#include "cu_bundles.h"

#include <stddef.h>
#include <string.h>

#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

static UResourceBundle *bundle(const cu_resource *resource) {
  return (UResourceBundle *)resource;
}

/* Takes ownership: a resource that came with an error is closed here. */
static cu_resource *result(UResourceBundle *resource, UErrorCode status) {
  if (U_FAILURE(status)) {
    ures_close(resource);
    return NULL;
  }
  return (cu_resource *)resource;
}

cu_resource *cu_resource_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  /* An empty name would mean the root, which has to be asked for by name. */
  if (locale == NULL || *locale == '\0') {
    return NULL;
  }
  UResourceBundle *opened = cu_open_bundle(NULL, locale, &status);
  return result(opened, status);
}

void cu_resource_close(cu_resource *resource) {
  ures_close(bundle(resource));
}

cu_resource *cu_resource_member(const cu_resource *table, const char *key) {
  UErrorCode status = U_ZERO_ERROR;
  if (ures_getType(bundle(table)) != URES_TABLE) {
    return NULL;
  }
  UResourceBundle *member = ures_getByKey(bundle(table), key, NULL, &status);
  return result(member, status);
}

cu_resource *cu_resource_element(const cu_resource *container, int32_t index) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *element = ures_getByIndex(bundle(container), index, NULL, &status);
  return result(element, status);
}

int32_t cu_resource_count(const cu_resource *resource) {
  return ures_getSize(bundle(resource));
}

const char *cu_resource_key(const cu_resource *resource) {
  return ures_getKey(bundle(resource));
}

int32_t cu_resource_kind(const cu_resource *resource) {
  switch (ures_getType(bundle(resource))) {
    case URES_STRING:
      return CU_RESOURCE_STRING;
    case URES_TABLE:
      return CU_RESOURCE_TABLE;
    case URES_ARRAY:
      return CU_RESOURCE_ARRAY;
    case URES_INT:
      return CU_RESOURCE_INTEGER;
    case URES_INT_VECTOR:
      return CU_RESOURCE_INTEGERS;
    default:
      return CU_RESOURCE_BINARY;
  }
}

int32_t cu_resource_text(const cu_resource *resource, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ures_getString(bundle(resource), &length, &status);
  if (U_FAILURE(status)) {
    return -1;
  }
  int32_t bytes = 0;
  u_strToUTF8(buffer, capacity, &bytes, text, length, &status);
  return bytes;
}

int32_t cu_resource_integer(const cu_resource *resource) {
  UErrorCode status = U_ZERO_ERROR;
  return ures_getInt(bundle(resource), &status);
}

const int32_t *cu_resource_integers(const cu_resource *resource, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t *values = ures_getIntVector(bundle(resource), count, &status);
  return U_FAILURE(status) ? NULL : values;
}

int32_t cu_available_locale_count(void) {
  return uloc_countAvailable();
}

const char *cu_available_locale(int32_t index) {
  return uloc_getAvailable(index);
}
