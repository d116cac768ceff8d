#pragma once

#include <stdbool.h>

/// Whether this build counts allocations: one with COUNT_ALLOCATIONS, as debug builds are, and without a sanitizer.
bool allocations_are_counted(void);

/// How often the calling thread has asked for memory since it started, by malloc or any of its kin; 0 where that is not
/// counted.
unsigned long allocation_count(void);

/// How many bytes this process has asked for and not given back.
unsigned long allocated_bytes(void);
