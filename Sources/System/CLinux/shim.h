// What Swift's Glibc overlay lacks. Never with _GNU_SOURCE: it clashes with Glibc over fd_set.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>

int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
