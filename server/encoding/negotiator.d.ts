// The package's types are those of an earlier major, which knew no preference.
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'
  export class Negotiator {
    constructor(request: IncomingMessage)
    encodings<Name extends string>(available: Name[], options?: { preferred?: Name[] }): Name[]
  }
}
