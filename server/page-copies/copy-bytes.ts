import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gunzip, gzip } from 'node:zlib'
import type { PageCopy } from '../page-store/stored-page.ts'

const MAX_BYTES = 16 * 1024 * 1024
// Written once for each render and read once by each process: speed counts more than size.
const LEVEL = 1

/** The bytes of a copy for other processes of the same deployment. */
export function encodeCopy(copy: PageCopy): Promise<Buffer> {
  return promisify(gzip)(serialize(copy), { level: LEVEL })
}

/** Reads the copy of a key from its bytes; `undefined` for other bytes. */
export async function decodeCopy(key: string, bytes: Buffer): Promise<PageCopy | undefined> {
  try {
    const copy: unknown = deserialize(await promisify(gunzip)(bytes, { maxOutputLength: MAX_BYTES }))
    return isCopyOf(key, copy) ? copy : undefined
  } catch {
    return undefined
  }
}

function isCopyOf(key: string, copy: unknown): copy is PageCopy {
  const {
    key: own,
    html,
    hash,
    tags,
    renderedFrom,
    position,
  } = (copy ?? {}) as Partial<Record<keyof PageCopy, unknown>>
  const areNumbers = Number.isFinite(renderedFrom) && Number.isFinite(position)
  return own === key && Buffer.isBuffer(html) && typeof hash === 'string' && Array.isArray(tags) && areNumbers
}
