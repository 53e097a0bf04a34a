// Evaluated here, in the turn that reads the scripts: React alone.
import 'react-dom/client'

declare global {
  /** Scripts that Next runs before it starts, as next/script leaves them: after each of them it waits a turn. */
  var __next_s: [source: 0, props: { children: string }][] | undefined
}

// Most of a visit's longest task was evaluating the framework; in turns, a press in between is answered
// (docs/decisions/0032). The next turn has the router, and the one that Next waits for the rest.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would come with React, or as a file of its own
setTimeout(() => void require('next/link'))
globalThis.__next_s = [...(globalThis.__next_s ?? []), [0, { children: '' }]]
