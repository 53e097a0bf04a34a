import { showPictureEdge } from './picture-edge.ts'

/** A preview without its page ends after this time, in milliseconds: the navigation has failed. */
const LONGEST_MS = 5000
/** From this width on the picture of a product page is beside its name, and pages open fast enough. */
const PHONE = '(max-width: 47.99rem)'

let preview: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows what the card of a clicked link knows about its product, in the places of the product's page: picture, name and price. React
 * needs several frames for the page itself; this is there in the first one (docs/decisions/0071). Only on phones, and only over the
 * page below the header. Screen readers get the page, not the preview.
 */
export function showCardPreview(link: HTMLAnchorElement): void {
  endCardPreview()
  const card = link.closest('li, article')
  const title = card?.querySelector<HTMLAnchorElement>(':is(h2, h3) > a')
  const picture = card?.querySelector('img')
  if (!title || title.pathname !== link.pathname || !picture?.complete || !picture.currentSrc) return
  if (link.pathname === location.pathname || link.hash || !matchMedia(PHONE).matches) return
  const price = [...(card?.querySelectorAll('strong') ?? [])].find(({ textContent }) =>
    /R\$/.test(textContent),
  )
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  preview = element('div', {
    position: 'fixed',
    inset: `${Math.max(0, top)}px 0 0`,
    zIndex: 'var(--z-raised)',
    overflow: 'hidden',
    padding: '3rem var(--gutter) 0',
    background: 'var(--paper)',
  })
  preview.dataset['preview'] = ''
  preview.setAttribute('aria-hidden', 'true')
  const image = element('img', {
    width: '100%',
    height: 'max(14rem, 100svh - 29.5rem)',
    borderRadius: 'var(--radius-lg)',
    background: 'var(--sand)',
    objectFit: 'contain',
  })
  image.alt = ''
  image.src = picture.currentSrc
  showPictureEdge(image, picture.currentSrc).catch(() => {})
  preview.append(image, line(title, 'var(--font-display, Georgia), serif'))
  if (price) preview.append(line(price, 'inherit'))
  document.body.append(preview)
  timer = setTimeout(endCardPreview, LONGEST_MS)
}

/** Removes the preview; returns the position of its picture, from which the gallery's picture is animated. */
export function endCardPreview(): DOMRect | undefined {
  clearTimeout(timer)
  const box = preview?.querySelector('img')?.getBoundingClientRect()
  preview?.remove()
  preview = undefined
  return box
}

// The text of a part of the card, as large as on the page.
function line({ textContent }: HTMLElement, fontFamily: string): HTMLElement {
  const made = element('p', {
    marginTop: 'var(--space-5)',
    color: 'var(--wine)',
    fontFamily,
    fontSize: '1.625rem',
    fontWeight: 'var(--weight-strong)',
    lineHeight: '1.15',
  })
  made.textContent = textContent
  return made
}

function element<Name extends 'div' | 'img' | 'p'>(name: Name, style: Partial<CSSStyleDeclaration>) {
  const made = document.createElement(name)
  Object.assign(made.style, style)
  return made
}
