import { pathOfUrl } from '../../routes/paths.ts'
import { pictureName } from '../../shop/pictures.ts'

const ADDRESS = /^(?:https?:\/\/[^/]|\/(?!\/))/i

/** The address of a picture on any host, without width and format for one of the shop's own; '' when the text is not an address. */
export function pictureIn(url: string): string {
  // Names of uploaded files may have spaces.
  const address = url.trim().replace(/\s/g, '%20')
  if (address.startsWith('//')) return `https:${address}`
  return ADDRESS.test(address) ? pictureName(address) : ''
}

/** The path of an address of the store, without language; `undefined` when the text is not an address. */
export function pathIn(url: string): string | undefined {
  return ADDRESS.test(url) ? pathOfUrl(url) : undefined
}
