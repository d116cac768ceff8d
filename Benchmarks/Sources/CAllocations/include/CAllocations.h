#pragma once

/// How often the calling thread has asked for memory since it started, by malloc or any of its kin.
unsigned long allocation_count(void);

/// How many bytes this process has asked for and not given back.
unsigned long allocated_bytes(void);
