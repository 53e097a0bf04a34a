/** Runs `act` for each item with limited concurrency, including items that `act` appends to the list. */
export async function forEachConcurrently<T>(
  list: readonly T[],
  concurrency: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let next = 0; next < list.length || running.size > 0;) {
    if (next < list.length && running.size < concurrency) {
      const one = act(list[next++]!).finally(() => running.delete(one))
      running.add(one)
    } else await Promise.race(running)
  }
}
