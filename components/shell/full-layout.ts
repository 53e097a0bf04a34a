/** The page and all later pages of this document are laid out completely (app/deferred-sections.css). */
export function layOutAll(): void {
  document.documentElement.dataset['laidOut'] = ''
}

/** Lays out whole pages from the first click on a link with an anchor: the jump needs the heights of its page (docs/decisions/0031). */
export function layOutForAnchor({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href*="#"]')) layOutAll()
}
