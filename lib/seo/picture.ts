import { pictureFile } from '../shop/pictures.ts'

const WIDTH = 1080

/** The address of a picture in the size that machines are shown, for one of ours or of any other host (R72). */
export function pictureUrl(siteUrl: string, src: string): string {
  return src.startsWith('/') ? siteUrl + pictureFile(src, WIDTH) : src
}
