import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../db/unavailable.ts'

const NAME = /^[0-9a-f]{32}\.webp$/

/** Storage of review photos under generated file names (see isPhotoName). */
export interface PhotoFiles {
  /** Stores a new file and flushes it to disk. Throws DatabaseUnavailable, as the database does, when the disk is full or unreachable. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Returns null for an unknown name. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes a file; does nothing when it does not exist. */
  remove(name: string): Promise<void>
  /** Returns the names that start with a prefix, of files stored before a time (milliseconds). */
  namesStoredBefore(time: number, prefix: string): Promise<string[]>
}

/** Whether a name has the form of a photo's file name: 32 hex digits and .webp, so no path can leave the folder. */
export function isPhotoName(name: string): boolean {
  return NAME.test(name)
}

/** Generates a file name that cannot be guessed. */
export function newPhotoName(random: (bytes: number) => Uint8Array): string {
  return `${Buffer.from(random(16)).toString('hex')}.webp`
}

/** Stores photos in a folder that only the user of this process can read. */
export function photosOnDisk(folder: string): PhotoFiles {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, bytes) {
      if (!isPhotoName(name)) throw new Error('not the name of a photo')
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(pathOf(name), bytes, { flag: 'wx', mode: 0o600, flush: true })
      } catch (error) {
        throw new DatabaseUnavailable('a photo cannot be written', { cause: error })
      }
    },
    get: async (name) => (isPhotoName(name) ? readFile(pathOf(name)).catch(nullIfMissing) : null),
    remove: async (name) => {
      if (isPhotoName(name)) await rm(pathOf(name), { force: true })
    },
    async namesStoredBefore(time, prefix) {
      const names = (await readdir(folder).catch(nullIfMissing)) ?? []
      const old: string[] = []
      for (const name of names) {
        if (!isPhotoName(name) || !name.startsWith(prefix)) continue
        const file = await stat(pathOf(name)).catch(nullIfMissing)
        if (file && file.mtimeMs < time) old.push(name)
      }
      return old
    },
  }
}

/** Stores photos in memory, for a store without a folder. */
export function photosInMemory(now: () => number): PhotoFiles {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: number }>()
  return {
    async put(name, bytes) {
      if (!isPhotoName(name) || files.has(name)) throw new Error('not the name of a new photo')
      files.set(name, { bytes: new Uint8Array(bytes), at: now() })
    },
    get: async (name) => files.get(name)?.bytes ?? null,
    remove: async (name) => void files.delete(name),
    namesStoredBefore: async (time, prefix) =>
      [...files].flatMap(([name, { at }]) => (at < time && name.startsWith(prefix) ? [name] : [])),
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
