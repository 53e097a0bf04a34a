/** Loads the page anew, so that the scripts that it has loaded are gone. */
export function reloadPage(): void {
  location.reload()
}
