// Only React is evaluated in the first task, together with this file.
import 'react-dom/client'
import { fillPayload } from '#lib/state/shared-payload.ts'
import { nameStyleFiles } from '#lib/state/style-files.ts'

declare global {
  /** The queue of next/script that Next runs before it starts; it waits for a new task after each entry. */
  var __next_s: [source: 0, props: { children: string }][] | undefined
}

// Evaluated in one task, the framework made up most of a visit's longest task. Between several tasks the browser can handle a
// click (docs/decisions/0032): the next task evaluates the router, and the task after the empty queue entry evaluates the rest.
// oxlint-disable-next-line typescript/no-require-imports -- an import would be evaluated together with React, or become a separate file
setTimeout(() => void require('next/link'))
// Before the framework reads the payload, and before its own listener closes it.
fillPayload()
nameStyleFiles()
globalThis.__next_s = [...(globalThis.__next_s ?? []), [0, { children: '' }]]
