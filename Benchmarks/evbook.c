/* The peer of the store: Evolution's SQLite book (EBookSqlite of libedata-book).
 *
 *   evbook FILE DATABASE          brings the cards of FILE into a new book
 *   evbook search DATABASE SEXP   searches a book so many times, and prints milliseconds a search
 *
 * Evolution's own books are made so: every card becomes an EContact, which EBookSqlite takes apart for
 * its summary. All are added in one call, which is one transaction. */
#define _GNU_SOURCE
#include <libedata-book/libedata-book.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static EBookSqlite *open_book(const char *path) {
  GError *error = NULL;
  ESource *source = e_source_new_with_uid("bench", NULL, &error);
  EBookSqlite *book = source == NULL ? NULL : e_book_sqlite_new(path, source, NULL, &error);
  if (book == NULL) {
    fprintf(stderr, "%s\n", error == NULL ? "no book" : error->message);
    exit(1);
  }
  return book;
}

static int import(const char *path, const char *database) {
  gchar *text = NULL;
  gsize length = 0;
  GError *error = NULL;
  if (!g_file_get_contents(path, &text, &length, &error)) return 1;
  EBookSqlite *book = open_book(database);
  GSList *contacts = NULL;
  int count = 0;
  static const char mark[] = "END:VCARD";
  for (char *card = text; *card != 0;) {
    char *end = strstr(card, mark);
    if (end == NULL) break;
    end += strcspn(end, "\n");
    char saved = *end;
    *end = 0;
    EContact *contact = e_contact_new_from_vcard(card);
    if (e_contact_get_const(contact, E_CONTACT_UID) == NULL) {
      char uid[32];
      snprintf(uid, sizeof uid, "bench-%d", count);
      e_contact_set(contact, E_CONTACT_UID, uid);
    }
    contacts = g_slist_prepend(contacts, contact);
    count++;
    card = saved == 0 ? end : end + 1;
  }
  if (!e_book_sqlite_add_contacts(book, contacts, NULL, TRUE, NULL, &error)) {
    fprintf(stderr, "%s\n", error->message);
    return 1;
  }
  fprintf(stderr, "%d contacts\n", count);
  g_object_unref(book);
  return 0;
}

static int search(const char *database, const char *expression) {
  EBookSqlite *book = open_book(database);
  enum { ROUNDS = 20 };
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  guint found = 0;
  for (int round = 0; round < ROUNDS; round++) {
    GSList *list = NULL;
    GError *error = NULL;
    if (!e_book_sqlite_search(book, expression, FALSE, &list, NULL, &error)) {
      fprintf(stderr, "%s\n", error->message);
      return 1;
    }
    found = g_slist_length(list);
    g_slist_free_full(list, (GDestroyNotify)e_book_sqlite_search_data_free);
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  double seconds = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
  printf("%.4f %u\n", seconds * 1000 / ROUNDS, found);
  g_object_unref(book);
  return 0;
}

int main(int count, char **arguments) {
  if (count == 4 && strcmp(arguments[1], "search") == 0) return search(arguments[2], arguments[3]);
  if (count == 3) return import(arguments[1], arguments[2]);
  return 64;
}
