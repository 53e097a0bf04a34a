import { getProductPictures } from '#lib/client/store/product-pictures.ts'
import { barePath } from '#lib/routes/paths.ts'
import { MENU_PANEL } from './panel-ids.ts'
import { isWide } from './panels.ts'

/** Width and height of a picture in the menu, in pixels. */
const SIZE = 48

/** The lists of groups whose links are not all products. */
const textGroups = new WeakSet<Element>()

let loading: Promise<ReadonlyMap<string, string>> | undefined

/** Adds pictures to a group of the menu bar when it opens on a wide screen; their addresses load when a mouse first enters the bar. */
export function watchMenuPictures(): void {
  const bar = document.getElementById(MENU_PANEL)
  bar?.addEventListener('pointerenter', () => void (isWide() && load()), { once: true })
  // The toggle event does not bubble.
  bar?.addEventListener('toggle', onToggle, true)
}

function onToggle({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open && isWide()) void addPictures(target)
}

function load() {
  loading ??= getProductPictures(new URL('/v2/front', location.origin).href)
  return loading.catch(() => {
    loading = undefined
    return undefined
  })
}

/**
 * Puts the picture of its product beside each link of a menu group; until they are known, boxes keep their place, so that the open
 * group does not grow. A group with other links too stays text, because its links would not line up. While the store fails, all
 * groups stay text until one opens again.
 */
export async function addPictures(group: HTMLDetailsElement): Promise<void> {
  const list = group.querySelector('ul')
  if (!list || textGroups.has(list) || list.querySelector('[data-part=picture]')) return
  const links = [...list.querySelectorAll('a')]
  const boxes = links.map((link) => {
    const box = withLook(document.createElement('span'))
    link.prepend(box)
    return box
  })
  const pictures = await load()
  const sources = links.flatMap((link) => pictures?.get(barePath(link.pathname)) ?? [])
  const hasAll = sources.length === links.length
  if (pictures && !hasAll) textGroups.add(list)
  boxes.forEach((box, index) => (hasAll ? box.replaceWith(pictureOf(sources[index]!)) : box.remove()))
}

// The picture repeats the label, so it has no text of its own.
function pictureOf(src: string): HTMLImageElement {
  const image = withLook(new Image(SIZE, SIZE))
  image.alt = ''
  image.src = src
  return image
}

// A style sheet of its own would be in the first load's list of files.
function withLook<T extends HTMLElement>(element: T): T {
  element.dataset['part'] = 'picture'
  Object.assign(element.style, {
    flex: 'none',
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    borderRadius: 'var(--radius-sm)',
    background: 'var(--sand)',
    objectFit: 'cover',
  })
  return element
}
