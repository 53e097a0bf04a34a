import { LRUCache } from 'lru-cache'

const MAX_TAGS = 10_000

/**
 * When the data behind each tag changed last, in milliseconds. Bounded: once tags have been dropped, every unknown tag counts as
 * changed at the latest change of a dropped one.
 */
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

  /** The latest change of any tag. */
  get last(): number {
    return this.#last
  }

  /**
   * The latest change of any of these tags; -Infinity when none is known. Every page has the tag of the settings,
   * so a page without tags has lost them and counts as changed by every change.
   */
  latest(tags: readonly string[]): number {
    if (tags.length === 0) return this.#last
    return tags.reduce((latest, tag) => Math.max(latest, this.#times.peek(tag) ?? -Infinity), this.#floor)
  }
}
