import { pathOfUrl } from '../../routes/paths.ts'
import { pictureName } from '../../shop/pictures.ts'

const ADDRESS = /^(?:https?:\/\/[^/]|\/(?!\/))/i

/** The address of a picture on any host, without width and format for one of the shop's own; '' when the text is no address. */
export function pictureIn(url: string): string {
  if (url.startsWith('//')) return `https:${url}`
  return ADDRESS.test(url) && !/\s/.test(url) ? pictureName(url) : ''
}

/** The path of an address of the store, without language; `undefined` when the text is no address. */
export function pathIn(url: string): string | undefined {
  return ADDRESS.test(url) ? pathOfUrl(url) : undefined
}
