import { getMenuProducts, type MenuProduct } from '#lib/client/store/menu-products.ts'
import { langOfPath } from '#lib/routes/lang.ts'
import { barePath } from '#lib/routes/paths.ts'
import { menuProductsCopy } from '#lib/copy/menu-products.ts'
import { formatMoney } from '#lib/shop/currency.ts'
import { MENU_PANEL } from './panel-ids.ts'
import { isWide } from './panels.ts'

/** Width and height of a picture in the menu, in pixels. */
const SIZE = 48

/** The lists of groups whose links are not all products. */
const textGroups = new WeakSet<Element>()

let loading: Promise<ReadonlyMap<string, MenuProduct>> | undefined

/**
 * Adds pictures and prices to a group of the menu when a mouse reaches it, so that they are there when it opens, or else when it opens;
 * their data load when a mouse first enters the bar of wide screens.
 */
export function watchMenuProducts(): void {
  const bar = document.getElementById(MENU_PANEL)
  bar?.addEventListener('pointerenter', loadIfWide, { once: true })
  bar?.addEventListener('pointerover', onPointer)
  // The toggle event does not bubble.
  bar?.addEventListener('toggle', onToggle, true)
  // A group that was opened before this code had loaded.
  for (const group of bar?.querySelectorAll('details[open]') ?? [])
    void addProducts(group as HTMLDetailsElement)
}

function loadIfWide() {
  if (isWide()) void load()
}

function onToggle({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open) void addProducts(target)
}

function onPointer({ target }: Event) {
  const group = (target as Element).closest('details')
  if (group && isWide()) void addProducts(group)
}

function load() {
  loading ??= getMenuProducts(new URL('/v2/front', location.origin).href)
  return loading.catch(() => {
    loading = undefined
    return undefined
  })
}

/**
 * Puts picture and price of its product beside each link of a menu group; until they are known, boxes keep their place, so that the
 * open group does not grow. A group with other links too stays text, because its links would not line up. While the store fails, all
 * groups stay text until one opens again.
 */
export async function addProducts(group: HTMLDetailsElement): Promise<void> {
  const list = group.querySelector('ul')
  const links = [...(list?.querySelectorAll('a') ?? [])]
  if (!list || textGroups.has(list) || list.querySelector('[data-part=picture]')) return
  // Links to filtered lists (late-menu-items.ts).
  if (links.length === 0 || links.some(({ search }) => search)) return
  const boxes = links.map((link) => {
    const box = withLook(document.createElement('span'))
    link.prepend(box)
    return box
  })
  const products = await load()
  const found = links.flatMap((link) => products?.get(barePath(link.pathname)) ?? [])
  const hasAll = found.length === links.length
  if (products && !hasAll) textGroups.add(list)
  boxes.forEach((box, index) => {
    if (!hasAll) return box.remove()
    const { picture, ...offer } = found[index]!
    box.replaceWith(pictureOf(picture))
    const text = offerText(offer)
    if (text) links[index]!.append(priceTag(text))
  })
}

function offerText({ price, hasSizes, isSoldOut }: Omit<MenuProduct, 'picture'>): string | undefined {
  const lang = langOfPath(location.pathname)
  const copy = menuProductsCopy[lang]
  if (isSoldOut) return copy.soldOut
  const text = price === undefined ? undefined : formatMoney(price, lang)
  return text && hasSizes ? copy.from(text) : text
}

function priceTag(text: string): HTMLElement {
  const tag = Object.assign(document.createElement('span'), { textContent: text })
  tag.dataset['part'] = 'price'
  // The padding keeps the price clear of the focus ring, which is drawn inside the link.
  Object.assign(tag.style, {
    marginLeft: 'auto',
    paddingRight: 'var(--space-2)',
    color: 'var(--muted)',
    // 'a partir de R$ 29,90' takes two lines, so that the name beside it needs no third one.
    flex: 'none',
    maxWidth: '6.5rem',
    textAlign: 'end',
  })
  return tag
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
