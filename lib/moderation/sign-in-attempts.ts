const WINDOW_MS = 15 * 60_000
const MAX_PER_ADDRESS = 5
const MAX_IN_TOTAL = 30

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
    const freeAt = Math.max(freeFrom(own, MAX_PER_ADDRESS), freeFrom(this.#failures, MAX_IN_TOTAL))
    return Math.max(0, Math.ceil((freeAt - this.#now()) / 1000))
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

// The time (ms) from which the window has fewer than `max` failures; 0 when it has fewer now.
function freeFrom(failures: readonly { at: number }[], max: number): number {
  const last = failures.at(-max)
  return last ? last.at + WINDOW_MS : 0
}
