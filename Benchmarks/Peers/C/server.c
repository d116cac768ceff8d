// server PORT TYPE FILE: the limit. One thread per core, each with its own socket and epoll; every request gets the same
// bytes, head and body in one call. Nothing of a request is looked at but its end.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { MAX_FILES = 4096 };

struct connection {
    unsigned requests; // to be answered
    size_t sent;       // of the answer to the first of them
    unsigned matched;  // bytes of the CRLF CRLF at the end of a head
};

static struct connection connections[MAX_FILES];
static int port;
static const char *type;
static char *body;
static size_t body_length;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static int listener(void) {
    int one = 1, descriptor = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &one, sizeof one);
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) < 0) fail("bind");
    if (listen(descriptor, 4096) < 0) fail("listen");
    return descriptor;
}

static size_t write_head(char *head, size_t room) {
    char date[64];
    time_t now = time(NULL);
    struct tm utc;
    strftime(date, sizeof date, "%a, %d %b %Y %H:%M:%S GMT", gmtime_r(&now, &utc));
    return snprintf(head, room, "HTTP/1.1 200 OK\r\nDate: %s\r\nContent-Length: %zu\r\nContent-Type: %s\r\n\r\n", date,
                    body_length, type);
}

static void count_requests(struct connection *connection, const char *bytes, ssize_t count) {
    for (ssize_t index = 0; index < count; index++) {
        connection->matched = bytes[index] == "\r\n\r\n"[connection->matched] ? connection->matched + 1
                              : bytes[index] == '\r';
        if (connection->matched < 4) continue;
        connection->matched = 0;
        connection->requests++;
    }
}

// False when the peer is gone.
static int answer(int descriptor, struct connection *connection, const char *head, size_t head_length) {
    while (connection->requests > 0) {
        size_t sent = connection->sent, in_body = sent > head_length ? sent - head_length : 0;
        size_t in_head = sent < head_length ? sent : head_length;
        struct iovec parts[] = {{(char *)head + in_head, head_length - in_head}, {body + in_body, body_length - in_body}};
        struct msghdr message = {.msg_iov = parts, .msg_iovlen = 2};
        ssize_t count = sendmsg(descriptor, &message, MSG_NOSIGNAL);
        if (count < 0) return errno == EAGAIN;
        connection->sent += count;
        if (connection->sent < head_length + body_length) continue;
        connection->sent = 0;
        connection->requests--;
    }
    return 1;
}

static void *run(void *unused) {
    int epoll = epoll_create1(0), listening = listener();
    struct epoll_event event = {.events = EPOLLIN, .data.fd = listening}, events[256];
    epoll_ctl(epoll, EPOLL_CTL_ADD, listening, &event);
    char head[256], *input = malloc(64 * 1024);
    size_t head_length = 0;
    for (time_t second = 0;;) {
        int count = epoll_wait(epoll, events, 256, -1);
        if (second != time(NULL)) {
            second = time(NULL);
            head_length = write_head(head, sizeof head);
        }
        for (int index = 0; index < count; index++) {
            int descriptor = events[index].data.fd;
            if (descriptor == listening) {
                int accepted = accept4(listening, NULL, NULL, SOCK_NONBLOCK);
                if (accepted < 0 || accepted >= MAX_FILES) continue;
                connections[accepted] = (struct connection){0};
                event = (struct epoll_event){.events = EPOLLIN | EPOLLOUT | EPOLLET, .data.fd = accepted};
                epoll_ctl(epoll, EPOLL_CTL_ADD, accepted, &event);
                continue;
            }
            struct connection *connection = &connections[descriptor];
            if (events[index].events & EPOLLIN) {
                ssize_t received = recv(descriptor, input, 64 * 1024, 0);
                if (received == 0 || (received < 0 && errno != EAGAIN)) {
                    close(descriptor);
                    continue;
                }
                if (received > 0) count_requests(connection, input, received);
            }
            if (!answer(descriptor, connection, head, head_length)) close(descriptor);
        }
    }
    return unused;
}

int main(int count, char **arguments) {
    if (count != 4) return 64;
    port = atoi(arguments[1]);
    type = arguments[2];
    FILE *file = fopen(arguments[3], "rb");
    if (!file) fail(arguments[3]);
    body = malloc(1 << 20);
    body_length = fread(body, 1, 1 << 20, file);
    fclose(file);
    pthread_t thread;
    for (long core = 1; core < sysconf(_SC_NPROCESSORS_ONLN); core++) pthread_create(&thread, NULL, run, NULL);
    run(NULL);
}
