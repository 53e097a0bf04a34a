import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(import.meta.dirname, '../../lib/config')

/** The environment variables that the shop reads, as lib/config names them. */
export const SHOP_VARIABLES: ReadonlySet<string> = new Set(
  readdirSync(FOLDER)
    .filter((file) => /^env(?:-\w+)?\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/\b(?:read|text)\(\s*'([A-Z0-9_]+)'/g),
    ])
    .map(([, name]) => name!),
)
