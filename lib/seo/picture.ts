import { pictureFile } from '../shop/pictures.ts'

const WIDTH = 1080

/** The absolute URL of a picture, for search engines and feeds: 1080 px wide for the shop's own, unchanged for other hosts (R72). */
export function pictureUrl(siteUrl: string, src: string): string {
  return src.startsWith('/') ? siteUrl + pictureFile(src, WIDTH) : src
}
