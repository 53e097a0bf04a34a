// The published types belong to an earlier major version, without the `preferred` option.
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'
  export class Negotiator {
    constructor(request: IncomingMessage)
    encodings<Name extends string>(available: Name[], options?: { preferred?: Name[] }): Name[]
  }
}
