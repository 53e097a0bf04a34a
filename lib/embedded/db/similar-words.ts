import { sql } from 'kysely'
import type { Database } from './database.ts'
import { editDistance } from './edit-distance.ts'

// Candidates are compared letter by letter, so their number is limited.
const MAX_CANDIDATES = 200
const PLAIN_WORD = /^[a-z]{3,}$/
// A word of at least this length may have two wrong letters, a shorter one has one and the right first letter.
const LONG_WORD = 6

/** A word of the catalogue. */
interface StoredWord {
  spelling: string
}

/** How many letters of a search word may be wrong; 0 for one that is compared exactly, such as one with digits. */
function allowedEdits(word: string): number {
  if (!PLAIN_WORD.test(word)) return 0
  return word.length >= LONG_WORD ? 2 : 1
}

/** Whether a word may be meant by a misspelled one, and with how many wrong letters; `undefined` when it may not. */
export function spellingErrors(word: string, spelling: string): number | undefined {
  const allowed = allowedEdits(word)
  if (allowed === 0 || (allowed === 1 && word[0] !== spelling[0])) return undefined
  const errors = editDistance(word, spelling, allowed)
  return errors <= allowed ? errors : undefined
}

/**
 * The stored words with the fewest wrong letters in comparison with a misspelled one, at most two; empty without any. The
 * candidates come from a trigram index and from the words of a similar length with the same first letter; PostgreSQL without
 * pg_trgm reads all words of a similar length (docs/decisions/0077).
 */
export async function similarWords(database: Database, word: string): Promise<string[]> {
  const allowed = allowedEdits(word)
  if (allowed === 0) return []
  const candidates = [
    ...(await byTrigrams(database, word, allowed)),
    // A word may share no trigram with its right spelling, or too few for pg_trgm.
    ...(await byLength(database, word, allowed, word[0])),
  ]
  const errors = new Map<string, number>()
  for (const { spelling } of candidates) {
    const found = spellingErrors(word, spelling)
    if (found !== undefined) errors.set(spelling, found)
  }
  const fewest = Math.min(...errors.values())
  return [...errors.keys()].filter((spelling) => errors.get(spelling) === fewest)
}

async function byTrigrams(database: Database, word: string, allowed: number): Promise<StoredWord[]> {
  const { engine, read } = database
  if (engine === 'sqlite') {
    const trigrams = Array.from({ length: word.length - 2 }, (_, at) => `"${word.slice(at, at + 3)}"`)
    const { rows } = await sql<StoredWord>`select spelling from word_trigram
      where word_trigram match ${trigrams.join(' OR ')} order by rank limit ${MAX_CANDIDATES}`.execute(read)
    return rows
  }
  const place = await trigramSchema(database)
  if (place === null) return byLength(database, word, allowed)
  const { rows } = await sql<StoredWord>`select spelling from word
    where spelling operator(${sql.id(place)}.%) ${word}
    order by ${sql.id(place, 'similarity')}(spelling, ${word}) desc limit ${MAX_CANDIDATES}`.execute(read)
  return rows
}

function byLength(
  { read }: Database,
  word: string,
  difference: number,
  first?: string,
): Promise<StoredWord[]> {
  const words = read
    .selectFrom('word')
    .select('spelling')
    .where(sql<number>`length(spelling)`, '>=', word.length - difference)
    .where(sql<number>`length(spelling)`, '<=', word.length + difference)
  return (first ? words.where(sql<string>`substr(spelling, 1, 1)`, '=', first) : words).execute()
}

const schemas = new WeakMap<Database, Promise<string | null>>()

// The schema of the extension pg_trgm; null when the database does not have it.
function trigramSchema(database: Database): Promise<string | null> {
  const known = schemas.get(database)
  if (known) return known
  const read = sql<{ nspname: string }>`select nspname from pg_catalog.pg_extension
    join pg_catalog.pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`
    .execute(database.read)
    .then(({ rows }) => rows[0]?.nspname ?? null)
  schemas.set(database, read)
  read.catch(() => schemas.delete(database))
  return read
}
