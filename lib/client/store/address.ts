import { pathOfUrl } from '../../routes/paths.ts'

const ADDRESS = /^(?:https?:\/\/[^/]|\/(?!\/))/i

/** The path of an address of the store, without language; `undefined` when the text is no address. */
export function pathIn(url: string): string | undefined {
  return ADDRESS.test(url) ? pathOfUrl(url) : undefined
}
