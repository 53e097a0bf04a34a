/** The address of a picture at its largest, for a plain link to it (T14). */
export function largestFile(src: string): string {
  return src.startsWith('/img/') && !/\.\w+$/.test(src) ? `${src}-1080.webp` : src
}
