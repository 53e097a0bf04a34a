/**
 * Shows a small file of the same picture as the background of its link until the picture itself is decoded. Does nothing if it has loaded
 * or has a placeholder already.
 */
export function showPlaceholder(link: HTMLElement | null | undefined, file: string | undefined): void {
  const picture = link?.querySelector('img')
  if (!link || !picture || picture.complete || !file || link.style.backgroundImage) return
  link.style.backgroundImage = `url("${file}")`
  const remove = () => link.style.removeProperty('background-image')
  // Decodes after the load event: a picture that is loaded lazily must not load for its placeholder.
  picture.addEventListener('load', () => void picture.decode().then(remove, remove), { once: true })
}
