/** Removes width and format from the URL of one of the shop's pictures, so that any size can be requested (T14). */
export function pictureName(url: string): string {
  const local = /^(?:https?:\/\/[^/]+)?(\/img\/[^.]+?)-\d+\.(?:webp|avif)$/.exec(url)
  return local?.[1] ?? url
}

/** The file of a picture in a width (px): appends width and format to the shop's own names, returns other URLs unchanged (T14). */
export function pictureFile(src: string, width: number): string {
  return /^\/img\/[^.]+$/.test(src) ? `${src}-${width}.webp` : src
}
