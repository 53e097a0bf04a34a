import { setFlagsFromString } from 'node:v8'
import { hasMemorySettings, HEAP_GROWTH_PERCENT } from './memory-settings.mjs'

/** By how much the heap may grow before it is collected, while files for crawlers are written. */
const GROWTH_WHILE_WRITING_PERCENT = 10

let writers = 0

/**
 * Passes on the pieces of a large file while V8 collects the heap early (docs/decisions/0057): writing one leaves garbage for minutes, and
 * nobody waits for a single piece. Between files, renders have the heap's usual growth.
 */
export async function* withSlowHeapGrowth<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  setGrowth(GROWTH_WHILE_WRITING_PERCENT)
  writers++
  try {
    yield* pieces
  } finally {
    writers--
    if (writers === 0) setGrowth(HEAP_GROWTH_PERCENT)
  }
}

// A process that was started with other settings of the heap keeps them.
function setGrowth(percent: number) {
  if (hasMemorySettings) setFlagsFromString(`--heap-growing-percent=${percent}`)
}
