import { LRUCache } from 'lru-cache'

const FAILURES_TO_OPEN = 5
const OPEN_MS = 10_000
const MAX_CIRCUITS = 1000

/** Thrown instead of a call to a host that has just failed several times in a row (L11). */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen'

  constructor() {
    super('The host failed several times in a row, so it is not called for a few seconds')
  }
}

/**
 * A circuit breaker: after five failures in a row no call passes for ten seconds; then one does, as a probe, whose result closes
 * or reopens the circuit (L11).
 */
export class Circuit {
  #now: () => number
  #minSources: number
  #failures = 0
  #sources = new Set<string>()
  #openUntil: number | undefined
  #isProbed = false

  /** `minSources`: how many different sources (addresses) the failures must have before the circuit opens. */
  constructor(now: () => number, minSources = 1) {
    this.#now = now
    this.#minSources = minSources
  }

  /** Whether a call may be made now. */
  get passes(): boolean {
    return this.#openUntil === undefined || (this.#now() >= this.#openUntil && !this.#isProbed)
  }

  /** Begins a call; while the circuit is open, the call is the probe. */
  begin(): void {
    this.#isProbed = this.#openUntil !== undefined
  }

  /** Ends a call that succeeded: closes the circuit. */
  succeed(): void {
    this.#failures = 0
    this.#sources.clear()
    this.#openUntil = undefined
    this.#isProbed = false
  }

  /** Ends a call that failed; `source` is the address that failed. */
  fail(source = ''): void {
    this.#isProbed = false
    this.#failures++
    if (this.#sources.size < this.#minSources) this.#sources.add(source)
    if (this.#failures >= FAILURES_TO_OPEN && this.#sources.size >= this.#minSources)
      this.#openUntil = this.#now() + OPEN_MS
  }

  /** Ends a call that counts neither as a success nor as a failure. */
  abandon(): void {
    this.#isProbed = false
  }
}

/** How a call ended: with a response, without one, without even a connection, or by its caller. */
export type CallResult = 'success' | 'failure' | 'no-connection' | 'abandoned'

/** A call that may be made; `end` takes its result. */
export interface PermittedCall {
  end(result: CallResult): void
}

/**
 * The circuit breakers of one host: for the whole host when it accepts no connection, for an endpoint when calls to several
 * addresses of it fail, and for a single address. So one broken page or one slow call does not stop the calls for others (L10, L11).
 */
export class HostCircuits {
  #now: () => number
  #host: Circuit
  #endpoints = new LRUCache<string, Circuit>({ max: MAX_CIRCUITS })
  #addresses = new LRUCache<string, Circuit>({ max: MAX_CIRCUITS })

  constructor(now: () => number = Date.now) {
    this.#now = now
    this.#host = new Circuit(now)
  }

  /** Throws CircuitOpen when a call to an address of an endpoint would not be permitted now. */
  check(endpoint: string, address: string): void {
    if (!this.#of(endpoint, address).every(({ passes }) => passes)) throw new CircuitOpen()
  }

  /** Permits a call to an address of an endpoint. Throws CircuitOpen. */
  permit(endpoint: string, address: string): PermittedCall {
    this.check(endpoint, address)
    const circuits = this.#of(endpoint, address)
    const [ofHost, ofEndpoint, ofAddress] = circuits
    // Stored before the call ends, so that calls that run at the same time count their failures together.
    this.#endpoints.set(endpoint, ofEndpoint)
    this.#addresses.set(address, ofAddress)
    for (const circuit of circuits) circuit.begin()
    return {
      end: (result) => {
        if (result === 'abandoned') return circuits.forEach((circuit) => circuit.abandon())
        if (result === 'success') {
          this.#addresses.delete(address)
          return circuits.forEach((circuit) => circuit.succeed())
        }
        if (result === 'no-connection') ofHost.fail()
        else ofHost.abandon()
        ofEndpoint.fail(address)
        ofAddress.fail()
        this.#addresses.set(address, ofAddress)
      },
    }
  }

  // The circuit of an address is stored while calls to it run, and after failures.
  #of(endpoint: string, address: string): [host: Circuit, endpoint: Circuit, address: Circuit] {
    const ofEndpoint = this.#endpoints.get(endpoint) ?? new Circuit(this.#now, 2)
    const ofAddress = this.#addresses.get(address) ?? new Circuit(this.#now)
    return [this.#host, ofEndpoint, ofAddress]
  }
}
