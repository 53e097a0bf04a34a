/** Reloads the page, which unloads the tags. */
export function reloadPage(): void {
  location.reload()
}
