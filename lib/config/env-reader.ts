import { isSecret, type Parse } from './env-values.ts'

/** A malformed variable, with a message that describes the expected format. */
export interface EnvProblem {
  name: string
  text: string
}

/** Reads single variables; the groups of settings share one, so that all their problems are listed together. */
export interface EnvReader {
  /** The parsed value; the fallback when the variable is blank or malformed, which becomes a problem that names `expected`. */
  read: <T, D>(name: string, parse: Parse<T>, fallback: D, expected: string) => T | D
  /** The text of a variable, '' when it is not set. */
  text: (name: string) => string
  report: (name: string, text: string) => void
  problems: EnvProblem[]
}

/** A reader of environment variables, without problems so far. */
export function envReader(source: Record<string, string | undefined>): EnvReader {
  const problems: EnvProblem[] = []
  const text = (name: string) => source[name]?.trim() ?? ''
  const report = (name: string, message: string) => void problems.push({ name, text: message })
  function read<T, D>(name: string, parse: Parse<T>, fallback: D, expected: string): T | D {
    const raw = text(name)
    if (!raw) return fallback
    const value = parse(raw)
    if (value !== undefined) return value
    report(name, `${isSecret(parse) ? name : `${name}="${raw}"`} is not ${expected}.`)
    return fallback
  }
  return { read, text, report, problems }
}
