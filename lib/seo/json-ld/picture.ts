const WIDTH = 1080

/** The address of a picture in the size that machines are shown, for one of ours or of any other host (R72). */
export function pictureUrl(siteUrl: string, src: string): string {
  return src.startsWith('/') ? `${siteUrl}${src}${isOurs(src) ? `-${WIDTH}.webp` : ''}` : src
}

// The shop's own stand without width and format (decisions T14).
function isOurs(src: string): boolean {
  return src.startsWith('/img/') && !/\.\w+$/.test(src)
}
