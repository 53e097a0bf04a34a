import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { Negotiator } from 'negotiator'

/** The encodings that the server supports. */
export type Encoding = 'br' | 'gzip'

const ENCODINGS: Encoding[] = ['br', 'gzip']

// Browsers send only a few different headers, and parsing one takes longer than sending a page from memory.
const bestByHeader = new LRUCache<string, Encoding | 'identity'>({ max: 200 })

/** The encoding for this client among those that the server supports; `undefined` for an uncompressed response. */
export function preferredEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? ''
  let best = bestByHeader.get(accepted)
  if (!best) {
    const [first] = new Negotiator({ headers } as IncomingMessage).encodings<string>(
      [...ENCODINGS, 'identity'],
      {
        preferred: ENCODINGS,
      },
    )
    best = ENCODINGS.find((encoding) => encoding === first) ?? 'identity'
    bestByHeader.set(accepted, best)
  }
  return best === 'identity' ? undefined : best
}
