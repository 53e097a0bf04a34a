/**
 * glibc's memory settings, as environment variables; ones that are already set take precedence. Four threads decode photos,
 * and without these settings each would never return the memory of its largest photo (L22, docs/decisions/0021). Only glibc
 * reads them.
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * V8's settings, as arguments of node: short-lived objects take at most 24 MB, and the heap is collected when it has grown by 20 %.
 * By default both grow with the machine's memory (docs/decisions/0057). `--expose-gc` is for server/release-memory.ts.
 */
export const HEAP_SETTINGS = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--expose-gc']

/** Whether this process was started with these settings of glibc and V8, which are read only at the start of a process. */
export const hasMemorySettings =
  Object.keys(MEMORY_SETTINGS).every((name) => process.env[name] !== undefined) &&
  HEAP_SETTINGS.every((setting) => process.execArgv.includes(setting))
