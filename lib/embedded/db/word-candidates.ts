import { sql } from 'kysely'
import type { Database } from './database.ts'

// Candidates are compared letter by letter, so their number is limited.
const MAX_CANDIDATES = 200

/** A word of the catalogue. */
interface StoredWord {
  spelling: string
}

/** The stored words with the most trigrams of a word; PostgreSQL without pg_trgm reads all words of a similar length. */
export async function byTrigrams(database: Database, word: string, allowed: number): Promise<StoredWord[]> {
  const { engine, read } = database
  if (engine === 'sqlite') {
    const trigrams = Array.from({ length: word.length - 2 }, (_, at) => `"${word.slice(at, at + 3)}"`)
    const { rows } = await sql<StoredWord>`select spelling from word_trigram
      where word_trigram match ${trigrams.join(' OR ')} order by rank limit ${MAX_CANDIDATES}`.execute(read)
    return rows
  }
  const schema = await trigramSchema(database)
  if (schema === null) return byLength(database, word, allowed)
  const { rows } = await sql<StoredWord>`select spelling from word
    where spelling operator(${sql.id(schema)}.%) ${word}
    order by ${sql.id(schema, 'similarity')}(spelling, ${word}) desc limit ${MAX_CANDIDATES}`.execute(read)
  return rows
}

/** The stored words whose length differs by at most `difference` letters, with the first letter `first` if one is given. */
export function byLength(
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

/**
 * The distinct beginnings, up to `allowed` letters longer than a text, of the stored words with the same first letter; those
 * with the same first three letters, then two, come first.
 */
export async function byBeginning({ read }: Database, text: string, allowed: number): Promise<StoredWord[]> {
  const { rows } = await sql<StoredWord>`select spelling from
    (select distinct substr(spelling, 1, ${sql.lit(text.length + allowed)}) as spelling from word
      where substr(spelling, 1, 1) = ${text[0]} and length(spelling) >= ${sql.lit(text.length - allowed)}) as beginning
    order by case when substr(spelling, 1, 3) = ${text.slice(0, 3)} then 0
      when substr(spelling, 1, 2) = ${text.slice(0, 2)} then 1 else 2 end, spelling
    limit ${sql.lit(MAX_CANDIDATES)}`.execute(read)
  return rows
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
