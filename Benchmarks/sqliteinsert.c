/* What SQLite itself needs for the bytes of a file of cards: `sqliteinsert FILE DATABASE` puts each card
 * into a row, in one transaction, with the settings that the store has. */
#define _GNU_SOURCE
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void run(sqlite3 *database, const char *sql) {
  char *message = NULL;
  if (sqlite3_exec(database, sql, NULL, NULL, &message) != SQLITE_OK) {
    fprintf(stderr, "%s\n", message);
    exit(1);
  }
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  FILE *file = fopen(arguments[1], "rb");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) return 1;
  long length = ftell(file);
  rewind(file);
  char *text = malloc((size_t)length + 1);
  if (text == NULL || fread(text, 1, (size_t)length, file) != (size_t)length) return 1;
  text[length] = 0;
  sqlite3 *database;
  if (sqlite3_open(arguments[2], &database) != SQLITE_OK) return 1;
  run(database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -16384");
  run(database, "CREATE TABLE card (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL); BEGIN IMMEDIATE");
  sqlite3_stmt *insert;
  if (sqlite3_prepare_v2(database, "INSERT INTO card (bytes) VALUES (?)", -1, &insert, NULL) != SQLITE_OK)
    return 1;
  for (char *card = text; card < text + length;) {
    char *end = strstr(card, "END:VCARD");
    if (end == NULL) break;
    end += strcspn(end, "\n");
    if (*end != 0) end++;
    sqlite3_bind_blob64(insert, 1, card, (sqlite3_uint64)(end - card), SQLITE_STATIC);
    if (sqlite3_step(insert) != SQLITE_DONE) return 1;
    sqlite3_reset(insert);
    card = end;
  }
  sqlite3_finalize(insert);
  run(database, "COMMIT; PRAGMA wal_checkpoint(TRUNCATE)");
  sqlite3_close(database);
  return 0;
}
