/** Navigates to an address like a press on its link. */
export function followLink(href: string): void {
  location.assign(href)
}
