/**
 * Gives back the memory that only the start needed: loading the modules leaves some 30 MB of garbage, which V8 would otherwise keep
 * until the heap has grown by a fifth more (docs/decisions/0057). It takes a tenth of a second, so call it before the first visitor.
 * Does nothing without `--expose-gc` (scripts/steps/memory.mjs).
 */
export function releaseStartMemory(): void {
  globalThis.gc?.()
}
