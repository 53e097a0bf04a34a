const WINDOW_MS = 15 * 60_000
const MOST_OF_ONE = 5
const MOST_OF_ALL = 30

/** Limits wrong passwords within fifteen minutes: five per address, and thirty in total, after which every address waits (L25). */
export class SignInAttempts {
  #failures: { address: string; at: number }[] = []
  #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** How long an address has to wait before its next attempt, in whole seconds; 0 when it may try now. */
  wait(address: string): number {
    const since = this.#now() - WINDOW_MS
    this.#failures = this.#failures.filter(({ at }) => at > since)
    const own = this.#failures.filter((failure) => failure.address === address)
    const freedAt = Math.max(freed(own, MOST_OF_ONE), freed(this.#failures, MOST_OF_ALL))
    return Math.max(0, Math.ceil((freedAt - this.#now()) / 1000))
  }

  /** Records a wrong password. */
  fail(address: string): void {
    this.#failures.push({ address, at: this.#now() })
  }

  /** Records the right password: deletes the failures of its address. */
  succeed(address: string): void {
    this.#failures = this.#failures.filter((failure) => failure.address !== address)
  }
}

// The time at which the window has fewer than `most` failures.
function freed(failures: readonly { at: number }[], most: number): number {
  const last = failures.at(-most)
  return last ? last.at + WINDOW_MS : 0
}
