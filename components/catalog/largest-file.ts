/** Returns the address of the largest file of a picture (T14). */
export function largestFile(src: string): string {
  return src.startsWith('/img/') && !/\.\w+$/.test(src) ? `${src}-1080.webp` : src
}
