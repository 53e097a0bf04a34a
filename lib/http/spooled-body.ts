import { randomUUID } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { rm } from 'node:fs/promises'

// A body up to this size stays in memory.
const MEMORY_BYTES = 64 * 1024

/** The start of a body, in memory or in a temporary file, and whether that is the whole body. */
export interface SpooledBody {
  isComplete: boolean
  /** Reads the stored bytes into memory. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  /** Frees the temporary file. */
  close(): Promise<void>
}

/**
 * Stores the start of a body, up to about `limit` bytes: beyond 64 KB in a temporary file, so that a body that takes long to arrive
 * needs no memory (L15). Reads and discards up to `drain` bytes in total, so that the client gets the response.
 */
export async function spoolBody(body: unknown, limit: number, drain: number): Promise<SpooledBody> {
  const start: Uint8Array[] = []
  let file: FileHandle | undefined
  let size = 0
  try {
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      if (size <= limit) {
        if (size + chunk.byteLength <= MEMORY_BYTES) start.push(chunk)
        else await (file ??= await temporaryFile(start)).appendFile(chunk)
      }
      size += chunk.byteLength
      if (size > drain) break
    }
  } catch (error) {
    await file?.close()
    throw error
  }
  return {
    isComplete: size <= limit,
    bytes: () => (file ? readAll(file) : Promise.resolve(Buffer.concat(start))),
    close: async () => file?.close(),
  }
}

// The file has no name any more, so it disappears with its handle, also when the process is killed.
async function temporaryFile(start: Uint8Array[]): Promise<FileHandle> {
  const name = path.join(os.tmpdir(), `upload-${randomUUID()}`)
  const file = await open(name, 'wx+', 0o600)
  await rm(name, { force: true })
  for (const chunk of start.splice(0)) await file.appendFile(chunk)
  return file
}

async function readAll(file: FileHandle): Promise<Uint8Array<ArrayBuffer>> {
  const { size } = await file.stat()
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size;) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) break
    at += bytesRead
  }
  return bytes
}
