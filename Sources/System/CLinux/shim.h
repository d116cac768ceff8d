// What Swift's Glibc overlay lacks. Never with _GNU_SOURCE: it clashes with Glibc over fd_set.
#include <spawn.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>

int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
