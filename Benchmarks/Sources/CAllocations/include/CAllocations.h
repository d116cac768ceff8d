#pragma once

/// How often this process has asked for memory since it started, by malloc or any of its kin.
unsigned long allocation_count(void);
