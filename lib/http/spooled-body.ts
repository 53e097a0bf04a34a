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
  /** Closes the temporary file, which deletes it. */
  close(): Promise<void>
}

/**
 * Stores the start of a body, up to about `limit` bytes: beyond 64 KB in a temporary file, so that slow uploads do not occupy memory
 * (L15). Bytes beyond `limit` are read and discarded, up to `maxRead` bytes in total, because a client may lose the response to a
 * request whose body is not read.
 */
export async function spoolBody(body: unknown, limit: number, maxRead: number): Promise<SpooledBody> {
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
      if (size > maxRead) break
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

// Unlinks the file as soon as it is open: the system deletes it when the handle closes, also when the process is killed.
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
  for (let offset = 0; offset < size;) {
    const { bytesRead } = await file.read(bytes, offset, size - offset, offset)
    if (bytesRead === 0) break
    offset += bytesRead
  }
  return bytes
}
