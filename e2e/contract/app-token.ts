import type { SubjectHeaders } from './subject-type.ts'

/** Adds the store's App-Token to the headers of a request, unless they have one. */
export function withAppToken(appToken: string, headers: SubjectHeaders = {}): Record<string, string> {
  const all = Object.entries({ 'App-Token': appToken, ...headers })
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
