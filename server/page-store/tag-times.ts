import { LRUCache } from 'lru-cache'

const MAX_TAGS = 10_000

/** When the data behind each tag changed last, in milliseconds. Bounded: a dropped tag counts as changed when it was dropped. */
export class TagTimes {
  #floor = -Infinity
  #times = new LRUCache<string, number>({
    max: MAX_TAGS,
    dispose: (time, _tag, reason) => {
      if (reason === 'evict') this.#floor = Math.max(this.#floor, time)
    },
  })

  set(tags: readonly string[], time: number): void {
    for (const tag of tags) this.#times.set(tag, time)
  }

  /** The latest change of any of these tags; -Infinity when none is known. */
  latest(tags: readonly string[]): number {
    return tags.reduce((latest, tag) => Math.max(latest, this.#times.peek(tag) ?? -Infinity), this.#floor)
  }
}
