/**
 * glibc's memory settings, as environment variables; ones that are already set take precedence. Four threads decode photos,
 * and without these settings each would hold on to the memory of its largest photo (L22, docs/decisions/0021). Only glibc
 * reads them.
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/** Whether this process was started with them; glibc reads them only at the start of a process. */
export const hasMemorySettings = Object.keys(MEMORY_SETTINGS).every((name) => process.env[name] !== undefined)
