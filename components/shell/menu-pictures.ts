import { getProductPictures } from '#lib/client/store/product-pictures.ts'
import { barePath } from '#lib/routes/paths.ts'
import { MENU_PANEL } from './panel-ids.ts'
import { isWide } from './panels.ts'

/** Width and height of a picture in the menu, in pixels. */
const SIZE = 48

let loading: Promise<ReadonlyMap<string, string>> | undefined

/** Adds pictures to a group of the menu bar when it opens on a wide screen; their addresses load with the first one. */
export function watchMenuPictures(): void {
  // The toggle event does not bubble.
  document.getElementById(MENU_PANEL)?.addEventListener('toggle', onToggle, true)
}

function onToggle({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open && isWide()) void addPictures(target)
}

/**
 * Puts the picture of its product beside each link of a menu group. A group with other links too stays text, because its links
 * would not line up. While the store fails, all groups stay text until one opens again.
 */
export async function addPictures(group: HTMLDetailsElement): Promise<void> {
  const list = group.querySelector('ul')
  if (!list) return
  loading ??= getProductPictures(new URL('/v2/front', location.origin).href)
  const pictures = await loading.catch(() => undefined)
  if (!pictures) {
    loading = undefined
    return
  }
  const links = [...list.querySelectorAll('a')]
  const sources = links.flatMap((link) => pictures.get(barePath(link.pathname)) ?? [])
  if (list.querySelector('img') || sources.length < links.length) return
  links.forEach((link, index) => link.prepend(pictureOf(sources[index]!)))
}

// The picture repeats the label, so it has no text of its own.
function pictureOf(src: string): HTMLImageElement {
  const image = new Image(SIZE, SIZE)
  image.alt = ''
  image.src = src
  // A style sheet of its own would be in the first load's list of files.
  Object.assign(image.style, { flex: 'none', borderRadius: 'var(--radius-sm)', objectFit: 'cover' })
  return image
}
