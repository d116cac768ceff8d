// Stands in front of the C library's allocator, for every library of the process, and counts for each thread apart: a
// server's threads must not meet at a counter. Replaces together what glibc wants replaced together (its manual,
// "Replacing malloc"). Only where COUNT_ALLOCATIONS is defined, so that what serves people has the C library's own
// allocator; and never under a sanitizer, which stands in that place itself.
#include "CAllocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

unsigned long allocated_bytes(void) {
    struct mallinfo2 information = mallinfo2();
    return information.uordblks + information.hblkhd;
}

#if !defined(COUNT_ALLOCATIONS) || __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) \
    || __has_feature(memory_sanitizer)

bool allocations_are_counted(void) { return false; }

unsigned long allocation_count(void) { return 0; }

#else

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void *__libc_valloc(size_t);
extern void *__libc_pvalloc(size_t);
extern void __libc_free(void *);

static _Thread_local unsigned long count;

static void add(void) { count++; }

bool allocations_are_counted(void) { return true; }

unsigned long allocation_count(void) { return count; }

void *malloc(size_t size) {
    add();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    add();
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    add();
    return __libc_realloc(memory, size);
}

void free(void *memory) { __libc_free(memory); }

void *aligned_alloc(size_t alignment, size_t size) {
    add();
    return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
    add();
    return __libc_memalign(alignment, size);
}

void *valloc(size_t size) {
    add();
    return __libc_valloc(size);
}

void *pvalloc(size_t size) {
    add();
    return __libc_pvalloc(size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    // Not a power of two, or none that holds pointers.
    if (alignment < sizeof(void *) || (alignment & (alignment - 1))) return EINVAL;
    add();
    void *found = __libc_memalign(alignment, size);
    if (!found) return ENOMEM;
    *memory = found;
    return 0;
}

#endif
