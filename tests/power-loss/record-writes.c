/*
 * Loaded into a process with LD_PRELOAD, logs what it changes below RECORD_ROOT to RECORD_LOG, in order, one line for each call:
 * what a loss of power may undo until the file, or the folder of a name, is synced. Linux only.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define ORIGINAL(name) __typeof__(&name) original = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static void say(const char *line, size_t length) {
  static int log = -1;
  if (log < 0) log = syscall(SYS_openat, AT_FDCWD, getenv("RECORD_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  syscall(SYS_write, log, line, length);
}

static int is_recorded(const char *path) {
  const char *root = getenv("RECORD_ROOT");
  return root && path && strncmp(path, root, strlen(root)) == 0;
}

/* Fills in the path and the inode of an open file. */
static int is_recorded_file(int fd, char *path, unsigned long *inode, int *is_folder) {
  char link[64];
  struct stat state;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (!is_recorded(path) || fstat(fd, &state) != 0) return 0;
  *inode = state.st_ino;
  *is_folder = S_ISDIR(state.st_mode);
  return 1;
}

static void say_names(const char *what, const char *first, const char *second) {
  char line[3 * PATH_MAX];
  if (is_recorded(first)) say(line, snprintf(line, sizeof line, "%s %s %s\n", what, first, second));
}

static void say_write(int fd, const unsigned char *bytes, size_t count, off_t offset) {
  char path[PATH_MAX];
  unsigned long inode;
  int is_folder;
  if (!is_recorded_file(fd, path, &inode, &is_folder)) return;
  char *line = malloc(2 * count + 128);
  int length = sprintf(line, "write %lu %lld ", inode, (long long)offset);
  for (size_t at = 0; at < count; at++) length += sprintf(line + length, "%02x", bytes[at]);
  line[length++] = '\n';
  say(line, length);
  free(line);
}

static int opened(int fd, const char *path, int flags, int was_there) {
  char real[PATH_MAX], line[2 * PATH_MAX];
  unsigned long inode;
  int is_folder;
  if (fd < 0 || !is_recorded(path) || !is_recorded_file(fd, real, &inode, &is_folder)) return fd;
  if ((flags & O_CREAT) && !was_there) say(line, snprintf(line, sizeof line, "create %lu %s\n", inode, real));
  else if (flags & O_TRUNC) say(line, snprintf(line, sizeof line, "size %lu 0\n", inode));
  return fd;
}

#define OPEN(name)                                                      \
  int name(const char *path, int flags, ...) {                          \
    ORIGINAL(name);                                                     \
    va_list rest;                                                       \
    va_start(rest, flags);                                              \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                                       \
    int was_there = access(path, F_OK) == 0;                            \
    return opened(original(path, flags, mode), path, flags, was_there); \
  }
OPEN(open)
OPEN(open64)

ssize_t write(int fd, const void *bytes, size_t count) {
  ORIGINAL(write);
  off_t offset = lseek(fd, 0, SEEK_CUR);
  ssize_t done = original(fd, bytes, count);
  if (done > 0 && offset >= 0) say_write(fd, bytes, done, offset);
  return done;
}

#define PWRITE(name)                                                   \
  ssize_t name(int fd, const void *bytes, size_t count, off_t offset) { \
    ORIGINAL(name);                                                    \
    ssize_t done = original(fd, bytes, count, offset);                 \
    if (done > 0) say_write(fd, bytes, done, offset);                  \
    return done;                                                       \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

#define TRUNCATE(name)                                                                      \
  int name(int fd, off_t size) {                                                            \
    ORIGINAL(name);                                                                         \
    char path[PATH_MAX], line[128];                                                         \
    unsigned long inode;                                                                    \
    int is_folder, done = original(fd, size);                                               \
    if (done == 0 && is_recorded_file(fd, path, &inode, &is_folder))                        \
      say(line, snprintf(line, sizeof line, "size %lu %lld\n", inode, (long long)size));    \
    return done;                                                                            \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name)                                                                     \
  int name(int fd) {                                                                   \
    ORIGINAL(name);                                                                    \
    char path[PATH_MAX], line[2 * PATH_MAX];                                           \
    unsigned long inode;                                                               \
    int is_folder, done = original(fd);                                                \
    if (done == 0 && is_recorded_file(fd, path, &inode, &is_folder))                   \
      say(line, is_folder ? snprintf(line, sizeof line, "sync-folder %s\n", path)      \
                          : snprintf(line, sizeof line, "sync %lu\n", inode));         \
    return done;                                                                       \
  }
SYNC(fsync)
SYNC(fdatasync)

int mkdir(const char *path, mode_t mode) {
  ORIGINAL(mkdir);
  int done = original(path, mode);
  if (done == 0) say_names("mkdir", path, "");
  return done;
}

int rename(const char *from, const char *to) {
  ORIGINAL(rename);
  int done = original(from, to);
  if (done == 0) say_names("rename", from, to);
  return done;
}

int unlink(const char *path) {
  ORIGINAL(unlink);
  int done = original(path);
  if (done == 0) say_names("unlink", path, "");
  return done;
}
