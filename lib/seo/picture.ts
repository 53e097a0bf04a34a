import { pictureFile } from '../shop/pictures.ts'
import largePictures from './large-pictures.json' with { type: 'json' }

const WIDTH = 1080
/** Merchant Center recommends 1,500 px; the names of the pictures that have such a file are in large-pictures.json. */
const LARGE_WIDTH = 1500
const LARGE = new Set(largePictures.map((name) => `/img/${name}`))

/**
 * The absolute URL of a picture, for search engines and feeds: the shop's own in its largest width for them, that of another host
 * unchanged (R68, R72).
 */
export function pictureUrl(siteUrl: string, src: string): string {
  return src.startsWith('/') ? siteUrl + pictureFile(src, LARGE.has(src) ? LARGE_WIDTH : WIDTH) : src
}
