import type { SubjectHeaders } from './subject-type.ts'

/** The headers of a request with the store's token, unless they name App-Token themselves. */
export function withAppToken(appToken: string, headers: SubjectHeaders = {}): Record<string, string> {
  const all = Object.entries({ 'App-Token': appToken, ...headers })
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
