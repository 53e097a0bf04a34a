/**
 * How glibc is to use memory, unless somebody has said otherwise. Photos are decoded on four threads, and each would keep
 * for itself what its largest photo needed (L22, docs/decisions/0021). Other systems do not read these.
 */
export const MEMORY_RULES = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/** Whether this process was started under them; they are read once, before anything else. */
export const hasMemoryRules = Object.keys(MEMORY_RULES).every((name) => process.env[name] !== undefined)
