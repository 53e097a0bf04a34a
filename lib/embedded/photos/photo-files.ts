import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../db/unavailable.ts'

const NAME = /^[0-9a-f]{32}\.webp$/

/** Storage of review photos by generated file names; any other name is unknown. */
export interface PhotoFiles {
  /** Stores a new file and flushes it to disk. Throws DatabaseUnavailable when the disk is full or unreachable. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Deletes a file; does nothing when it does not exist. */
  remove(name: string): Promise<void>
  /** Returns the names with this prefix of the files stored before a time (milliseconds). */
  before(time: number, beginning: string): Promise<string[]>
}

/** Whether a name has the form of a photo's file name: 32 hex digits and .webp, so no path can leave the folder. */
export function isPhotoName(name: string): boolean {
  return NAME.test(name)
}

/** Generates a file name that cannot be guessed. */
export function newPhotoName(random: (bytes: number) => Uint8Array): string {
  return `${Buffer.from(random(16)).toString('hex')}.webp`
}

/** Stores photos in a folder that only this user of the machine can read. */
export function photosOnDisk(folder: string): PhotoFiles {
  const place = (name: string) => join(folder, name)
  return {
    async put(name, bytes) {
      if (!isPhotoName(name)) throw new Error('not the name of a photo')
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(place(name), bytes, { flag: 'wx', mode: 0o600, flush: true })
      } catch (error) {
        throw new DatabaseUnavailable('a photo cannot be written', { cause: error })
      }
    },
    get: async (name) => (isPhotoName(name) ? readFile(place(name)).catch(noneWhenAbsent) : null),
    remove: async (name) => {
      if (isPhotoName(name)) await rm(place(name), { force: true })
    },
    async before(time, beginning) {
      const names = (await readdir(folder).catch(noneWhenAbsent)) ?? []
      const old: string[] = []
      for (const name of names) {
        if (!isPhotoName(name) || !name.startsWith(beginning)) continue
        const file = await stat(place(name)).catch(noneWhenAbsent)
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
    before: async (time, beginning) =>
      [...files].flatMap(([name, { at }]) => (at < time && name.startsWith(beginning) ? [name] : [])),
  }
}

function noneWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
