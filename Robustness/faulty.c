// Preloaded into a program, makes one of its calls on files fail, as disks, file systems and other
// programs make them fail.
//
// FAULT_FOLDER  files outside of it, and standard error, are left alone
// FAULT_CALL    the call that fails: open, read, write, sync, rename, link, close or mkdir
// FAULT_AT      the number of the call that fails, from 1; 0 counts them into FAULT_COUNTS
// FAULT_KIND    ENOSPC, EIO, EDQUOT or EINTR; SHORT for half of it; KILL, TERM or INT for the signal
//               before the call; CUT and REPLACE change the file that is read
// FAULT_LASTS   1 where all later calls of the name fail as well, as they do on a full disk
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { OPEN, READ, WRITE, SYNC, RENAME, LINK, CLOSE, MKDIR, CALL_COUNT };
static const char *const names[CALL_COUNT] = {"open",   "read", "write", "sync",
                                              "rename", "link", "close", "mkdir"};
static long counts[CALL_COUNT];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder, *kind;
static int wanted = -1, code;
static long at;
static bool lasts;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *call = getenv("FAULT_CALL");
  folder = getenv("FAULT_FOLDER");
  kind = getenv("FAULT_KIND");
  at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
  lasts = getenv("FAULT_LASTS") && *getenv("FAULT_LASTS") == '1';
  for (int i = 0; call && i < CALL_COUNT; i++) {
    if (strcmp(call, names[i]) == 0) wanted = i;
  }
  if (!kind) kind = "";
  code = strcmp(kind, "ENOSPC") == 0   ? ENOSPC
         : strcmp(kind, "EIO") == 0    ? EIO
         : strcmp(kind, "EDQUOT") == 0 ? EDQUOT
         : strcmp(kind, "EINTR") == 0  ? EINTR
                                       : 0;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_COUNTS");
  if (!path) return;
  int descriptor = REAL(open)(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (descriptor < 0) return;
  char text[256];
  int length = 0;
  for (int i = 0; i < CALL_COUNT; i++) {
    length += snprintf(text + length, sizeof text - length, "%s %ld\n", names[i], counts[i]);
  }
  if (REAL(write)(descriptor, text, length) < 0) return;
  REAL(close)(descriptor);
}

static bool is_path_ours(const char *path) {
  if (!folder || !path) return false;
  return *path != '/' || strncmp(path, folder, strlen(folder)) == 0;
}

static bool path_of(int descriptor, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return false;
  path[length] = 0;
  return true;
}

static bool is_ours(int descriptor) {
  char path[PATH_MAX];
  if (descriptor == 2) return false;
  return path_of(descriptor, path) && *path == '/' && is_path_ours(path);
}

/// Whether this call is the one, which is counted here.
static bool is_it(int call) {
  pthread_mutex_lock(&lock);
  long number = ++counts[call];
  pthread_mutex_unlock(&lock);
  if (call != wanted || at == 0) return false;
  return number == at || (lasts && number > at);
}

/// What happens instead of the call or before it; true where the call is not to be made.
static bool fails(int call) {
  if (!is_it(call)) return false;
  if (strcmp(kind, "KILL") == 0) raise(SIGKILL);
  // As from outside: any thread may be the one that gets it.
  if (strcmp(kind, "TERM") == 0) kill(getpid(), SIGTERM);
  if (strcmp(kind, "INT") == 0) kill(getpid(), SIGINT);
  if (code == 0) return false;
  errno = code;
  return true;
}

/// Changes the file behind a descriptor, as another program may at any time.
static void disturb(int descriptor) {
  char path[PATH_MAX], other[PATH_MAX + 8];
  struct stat status;
  if (!path_of(descriptor, path) || fstat(descriptor, &status) != 0) return;
  if (strcmp(kind, "CUT") == 0 && truncate(path, status.st_size / 2) != 0) return;
  if (strcmp(kind, "REPLACE") == 0) {
    snprintf(other, sizeof other, "%s.new", path);
    int file = REAL(open)(other, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    static const char text[] = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Newer\r\nEND:VCARD\r\n";
    if (file < 0 || REAL(write)(file, text, sizeof text - 1) < 0) return;
    REAL(close)(file);
    REAL(rename)(other, path);
  }
}

static size_t shortened(bool is_wanted, size_t count) {
  return is_wanted && strcmp(kind, "SHORT") == 0 && count > 1 ? count / 2 : count;
}

static bool is_number(int call) { return call == wanted && at > 0 && counts[call] == at; }

#define OPEN_LIKE(name, path, call)                                                                \
  mode_t mode = 0;                                                                                 \
  if (flags & (O_CREAT | __O_TMPFILE)) {                                                           \
    va_list rest;                                                                                  \
    va_start(rest, flags);                                                                         \
    mode = va_arg(rest, mode_t);                                                                   \
    va_end(rest);                                                                                  \
  }                                                                                                \
  if (is_path_ours(path) && fails(OPEN)) return -1;                                                \
  return call;

int open(const char *path, int flags, ...) { OPEN_LIKE(open, path, REAL(open)(path, flags, mode)) }
int open64(const char *path, int flags, ...) {
  OPEN_LIKE(open64, path, REAL(open64)(path, flags, mode))
}
int openat(int at, const char *path, int flags, ...) {
  OPEN_LIKE(openat, path, REAL(openat)(at, path, flags, mode))
}

#define READ_LIKE(call, rest)                                                                      \
  if (is_ours(descriptor)) {                                                                       \
    if (fails(READ)) return -1;                                                                    \
    if (is_number(READ)) disturb(descriptor);                                                      \
    count = shortened(is_number(READ), count);                                                     \
  }                                                                                                \
  return REAL(call) rest;

ssize_t read(int descriptor, void *bytes, size_t count) {
  READ_LIKE(read, (descriptor, bytes, count))
}
ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
  READ_LIKE(pread, (descriptor, bytes, count, offset))
}
ssize_t pread64(int descriptor, void *bytes, size_t count, off_t offset) {
  READ_LIKE(pread64, (descriptor, bytes, count, offset))
}

#define WRITE_LIKE(call, rest)                                                                     \
  if (is_ours(descriptor)) {                                                                       \
    if (fails(WRITE)) return -1;                                                                   \
    count = shortened(is_number(WRITE), count);                                                    \
  }                                                                                                \
  return REAL(call) rest;

ssize_t write(int descriptor, const void *bytes, size_t count) {
  WRITE_LIKE(write, (descriptor, bytes, count))
}
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  WRITE_LIKE(pwrite, (descriptor, bytes, count, offset))
}
ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  if (is_ours(descriptor) && fails(WRITE)) return -1;
  return REAL(writev)(descriptor, parts, count);
}

int fsync(int descriptor) { return is_ours(descriptor) && fails(SYNC) ? -1 : REAL(fsync)(descriptor); }
int fdatasync(int descriptor) {
  return is_ours(descriptor) && fails(SYNC) ? -1 : REAL(fdatasync)(descriptor);
}
int close(int descriptor) {
  // A descriptor is closed even where that fails.
  bool is_failing = is_ours(descriptor) && fails(CLOSE);
  int result = REAL(close)(descriptor);
  if (!is_failing) return result;
  errno = code;
  return -1;
}
int rename(const char *from, const char *to) {
  return is_path_ours(to) && fails(RENAME) ? -1 : REAL(rename)(from, to);
}
int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  return is_path_ours(to) && fails(RENAME) ? -1
                                           : REAL(renameat)(from_folder, from, to_folder, to);
}
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  return is_path_ours(to) && fails(RENAME)
           ? -1
           : REAL(renameat2)(from_folder, from, to_folder, to, flags);
}
int link(const char *from, const char *to) {
  return is_path_ours(to) && fails(LINK) ? -1 : REAL(link)(from, to);
}
int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  return is_path_ours(to) && fails(LINK) ? -1
                                         : REAL(linkat)(from_folder, from, to_folder, to, flags);
}
int mkdir(const char *path, mode_t mode) {
  return is_path_ours(path) && fails(MKDIR) ? -1 : REAL(mkdir)(path, mode);
}
