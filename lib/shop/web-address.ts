/** The address when it is one of the web, else '': a link of a page must never be a script. */
export function webAddress(url: string): string {
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : ''
}
