import { LRUCache } from 'lru-cache'

const MAX_TAGS = 10_000

/** When the data behind each tag changed last, in milliseconds. Bounded: a dropped tag counts as changed when it was dropped. */
export class TagTimes {
  #floor = -Infinity
  #last = -Infinity
  #times = new LRUCache<string, number>({
    max: MAX_TAGS,
    dispose: (time, _tag, reason) => {
      if (reason === 'evict') this.#floor = Math.max(this.#floor, time)
    },
  })

  set(tags: readonly string[], time: number): void {
    for (const tag of tags) this.#times.set(tag, time)
    this.#last = Math.max(this.#last, time)
  }

  /**
   * The latest change of any of these tags; -Infinity when none is known. A page without tags counts as changed by everything:
   * its tags were lost, because every page reads the settings.
   */
  latest(tags: readonly string[]): number {
    if (tags.length === 0) return this.#last
    return tags.reduce((latest, tag) => Math.max(latest, this.#times.peek(tag) ?? -Infinity), this.#floor)
  }
}
