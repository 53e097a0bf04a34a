import { setFlagsFromString } from 'node:v8'
import { hasMemorySettings } from './memory-settings.mjs'

let writers = 0

/**
 * Passes on the pieces of a large file while V8 saves memory (docs/decisions/0057): writing one leaves garbage for minutes, and V8 would
 * keep the pages that each collection empties. In this mode it returns them, with little space for new objects. Nobody waits for a single
 * piece of a file; between files, renders have the usual space.
 */
export async function* withMemorySaver<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  if (writers++ === 0) saveMemory(true)
  try {
    yield* pieces
  } finally {
    if (--writers === 0) saveMemory(false)
  }
}

/** Whether a large file is being written, so that every collection returns free pages to the system. */
export const savesMemory = (): boolean => writers > 0

// V8 reads this flag at each collection. A process that was started with other settings of the heap keeps them.
function saveMemory(isOn: boolean): void {
  if (hasMemorySettings) setFlagsFromString(isOn ? '--memory-saver-mode' : '--no-memory-saver-mode')
}
