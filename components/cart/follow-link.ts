/** Goes to an address as a press on its link would. */
export function followLink(href: string): void {
  location.assign(href)
}
