/* The peer: Evolution's EVCard (libebook-contacts) at the same work.
 *
 *   evcard none         starts and ends, for the memory that costs
 *   evcard parse FILE   reads every card and every attribute's name, parameters and values
 *   evcard write FILE   reads every card and writes it as vCard 3.0 to standard output
 *
 * EVCard parses lazily; asking for the attributes makes it parse. The driver around it does as
 * little as it can: the file is mapped, what was read is given back so that the mapping does not
 * count as EVCard's memory, and each card is copied once to end it with NUL. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <libebook-contacts/libebook-contacts.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define WINDOW ((size_t)8 << 20)

static size_t cards, attributes, value_bytes;

/* Looks at all that an attribute holds, decoded. */
static void touch(EVCardAttribute *attribute) {
  value_bytes += strlen(e_vcard_attribute_get_name(attribute));
  for (GList *p = e_vcard_attribute_get_params(attribute); p != NULL; p = p->next)
    for (GList *v = e_vcard_attribute_param_get_values(p->data); v != NULL; v = v->next)
      value_bytes += strlen(v->data);
  for (GList *v = e_vcard_attribute_get_values(attribute); v != NULL; v = v->next)
    value_bytes += strlen(v->data);
  attributes++;
}

static void read_card(const char *text, gboolean writes) {
  EVCard *card = e_vcard_new_from_string(text);
  for (GList *a = e_vcard_get_attributes(card); a != NULL; a = a->next) touch(a->data);
  if (writes) {
    char *written = e_vcard_to_string(card, EVC_FORMAT_VCARD_30);
    fputs(written, stdout);
    fputs("\r\n", stdout);
    g_free(written);
  }
  g_object_unref(card);
  cards++;
}

/* The end of the first card of the text: after its line END:VCARD. */
static const char *card_end(const char *text, const char *end) {
  static const char mark[] = "\nEND:VCARD";
  const char *found = memmem(text, (size_t)(end - text), mark, sizeof mark - 1);
  if (found == NULL) return NULL;
  const char *line_end = memchr(found + sizeof mark - 1, '\n', (size_t)(end - found) - (sizeof mark - 1));
  return line_end == NULL ? end : line_end + 1;
}

static int read_file(const char *path, gboolean writes) {
  int descriptor = open(path, O_RDONLY);
  struct stat status;
  if (descriptor < 0 || fstat(descriptor, &status) != 0) {
    perror(path);
    return 2;
  }
  size_t length = (size_t)status.st_size;
  char *map = mmap(NULL, length, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (map == MAP_FAILED) {
    perror(path);
    return 2;
  }
  char *buffer = NULL;
  size_t capacity = 0, released = 0;
  for (const char *start = map, *end; (end = card_end(start, map + length)) != NULL; start = end) {
    size_t count = (size_t)(end - start);
    if (capacity <= count) buffer = g_realloc(buffer, capacity = count * 2);
    memcpy(buffer, start, count);
    buffer[count] = '\0';
    read_card(buffer, writes);
    if ((size_t)(end - map) - released > WINDOW) {
      madvise(map + released, WINDOW, MADV_DONTNEED);
      released += WINDOW;
    }
  }
  fprintf(stderr, "%zu cards, %zu attributes, %zu bytes\n", cards, attributes, value_bytes);
  return fflush(stdout) == 0 ? 0 : 2;
}

int main(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[1], "none") == 0) return 0;
  gboolean writes = count == 3 && strcmp(arguments[1], "write") == 0;
  if (count != 3 || (!writes && strcmp(arguments[1], "parse") != 0)) {
    fputs("Usage: evcard none | parse FILE | write FILE\n", stderr);
    return 64;
  }
  static char output[1 << 20];
  setvbuf(stdout, output, _IOFBF, sizeof output);
  return read_file(arguments[2], writes);
}
