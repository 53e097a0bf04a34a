/**
 * Runs `work` in a task after the next paint and resolves with its result. Use it for an import in the handler of a press: inserting
 * the elements that load scripts and styles takes some milliseconds each, which would delay what the press shows.
 */
export function afterPaint<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(work)
}
