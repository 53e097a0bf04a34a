import { createHash } from 'node:crypto'
import { inOwnMemory } from '../encoding/own-memory.ts'

/** A page as Next passes it to its cache: HTML, the payload of client navigations, status and headers. */
export interface NextPage {
  kind: 'APP_PAGE'
  html: string
  rscData: Buffer | undefined
  segmentData: Map<string, Buffer> | undefined
  postponed: string | undefined
  status: number | undefined
  headers: Record<string, string | string[] | undefined> | undefined
}

/** How long a copy is fresh and how long it may be used while a newer one cannot be rendered, in seconds. */
export interface Lifetime {
  revalidate: number | false
  expire?: number | undefined
}

/** What decides which of two copies of a page is newer. */
export interface CopyVersion {
  /**
   * A position of the change log: when the render started, its process had applied every change before it. 0 without a log.
   */
  position: number
  /** When the render of this copy started. Times are in milliseconds since the epoch. */
  renderedFrom: number
}

// Positions begin anew in another database, so a much later render is newer in any case.
const MUCH_LATER_MS = 10 * 60_000

/** Whether a copy is newer than another one: it shows later changes, or was rendered later. */
export function isNewer(copy: CopyVersion, than: CopyVersion): boolean {
  const later = copy.renderedFrom - than.renderedFrom
  if (later > MUCH_LATER_MS || copy.position === than.position) return later > 0
  return copy.position > than.position && later >= -MUCH_LATER_MS
}

/** A finished page that another process can use. */
export interface PageCopy extends CopyVersion {
  /** Next's own key. Its form is private to Next: only compare it. */
  key: string
  /** Identifies the bytes of the HTML. */
  hash: string
  /** Identifies the content: renders with the same one share their bytes (content-signature.ts). */
  signature: string | undefined
  /** The page as it is sent. */
  html: Buffer
  /** The header with its policy. */
  policy: Readonly<Record<string, string>>
  /** The page as Next passed it to the cache, without its HTML. */
  rest: Omit<NextPage, 'html'>
  /** The tags of the data that it shows (lib/cache-tags.ts). */
  tags: readonly string[]
  lifetime: Lifetime
}

/** A finished page in memory. */
export interface StoredPage extends PageCopy {
  /** When the first copy with these bytes was rendered, in milliseconds since the epoch. */
  unchangedSince: number
  /** The start of its render: the copy shows the changes that this process applied before; -Infinity when that is unknown. */
  asOf: number
  /** Before this time a failed refresh is not repeated. */
  retryAt: number
  /** How often this copy and, half as much, the ones before it have been used. */
  visits: number
}

/** The part of a stored page that another process can use. */
export function copyOf(page: StoredPage): PageCopy {
  const { key, hash, signature, html, policy, rest, tags, position, renderedFrom, lifetime } = page
  return { key, hash, signature, html, policy, rest, tags, position, renderedFrom, lifetime }
}

/** The memory that a copy takes, in bytes, without its compressed forms (page-encodings.ts). */
export function sizeOf({ html, rest: { rscData, segmentData } }: StoredPage): number {
  // One segment is the payload itself.
  const buffers = new Set([html, rscData ?? html, ...(segmentData?.values() ?? [])])
  return [...buffers].reduce((sum, { length }) => sum + length, 1024)
}

/** The payload and its segments in memory of their own, so that `sizeOf` is what they occupy. */
export function inOwnBuffers(rest: StoredPage['rest']): StoredPage['rest'] {
  const { rscData, segmentData } = rest
  const own = new Map(
    [rscData, ...(segmentData?.values() ?? [])].map((part) => [part, part && inOwnMemory(part)]),
  )
  return {
    ...rest,
    rscData: own.get(rscData),
    segmentData: segmentData && new Map([...segmentData].map(([name, part]) => [name, own.get(part)!])),
  }
}

/** Bytes that can be sent, and the hash that identifies them. */
export interface Content {
  hash: string
  /** Headers that belong to these bytes, such as the policy with their hashes. */
  headers?: Readonly<Record<string, string>>
  /** The tags of a document; a payload has none. */
  tags?: readonly string[]
  /** When a document got these bytes, in milliseconds since the epoch. */
  lastModified?: number
  bytes(): Buffer
}

// One object for each page and payload, so that what is made of it for a response is kept with it (copy-heads.ts).
const documents = new WeakMap<StoredPage, Content>()
const payloads = new WeakMap<Buffer, Content>()

/** The document of a page as it is sent. */
export function documentOf(page: StoredPage): Content {
  const known = documents.get(page)
  if (known) return known
  const { hash, html, policy, tags, unchangedSince } = page
  const content = { hash, headers: policy, tags, lastModified: unchangedSince, bytes: () => html }
  documents.set(page, content)
  return content
}

/** The value of `part` that stands for the whole payload. */
export const FULL_PAYLOAD = ''

/** The payload of a page for the client router, or one segment of it; `undefined` when the copy has none. */
export function payloadOf({ rest: { rscData, segmentData } }: StoredPage, part: string): Content | undefined {
  const payload = part === FULL_PAYLOAD ? rscData : segmentData?.get(part)
  if (!payload) return undefined
  const known = payloads.get(payload)
  if (known) return known
  const content = { hash: createHash('sha1').update(payload).digest('base64url'), bytes: () => payload }
  payloads.set(payload, content)
  return content
}
