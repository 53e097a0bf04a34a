/** The name of a picture of the shop without width and format, so that every size of it can be asked for (T14). */
export function pictureName(url: string): string {
  const local = /^(?:https?:\/\/[^/]+)?(\/img\/[^.]+?)-\d+\.(?:webp|avif)$/.exec(url)
  return local?.[1] ?? url
}

/** The file of a picture in one width: the shop's own stand without width and format, any other is a file already (T14). */
export function pictureFile(src: string, width: number): string {
  return /^\/img\/[^.]+$/.test(src) ? `${src}-${width}.webp` : src
}
