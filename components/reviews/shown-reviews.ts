import { reviewListCopy } from '#lib/copy/review-list.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pathOfUrl } from '#lib/routes/paths.ts'
import type { Review } from '#lib/shop/review.ts'

const ID = /^avaliacao-(\d+)$/

/** Reads the reviews from their cards (review-card.tsx), so that the page's payload does not repeat them (T12). */
export function readReviews(root: HTMLElement, lang: Lang): Review[] {
  return [...root.querySelectorAll('li')].flatMap((card) => {
    const id = ID.exec(card.id)?.[1]
    return id === undefined ? [] : [{ id: Number(id), ...readCard(card, lang) }]
  })
}

function readCard(card: HTMLElement, lang: Lang): Omit<Review, 'id'> {
  const name = card.querySelector('h3')?.textContent ?? ''
  const stars = /[\d.,]+/.exec(card.querySelector('[role=img]')?.getAttribute('aria-label') ?? '')?.[0] ?? ''
  const photo = card.querySelector('img')?.getAttribute('src')
  const answer = card.querySelector('[data-part=answer]')
  const bought = card.querySelector('[data-part=bought]')
  const product = card.querySelector<HTMLAnchorElement>('[data-part=product] a')
  return {
    name: name === reviewListCopy[lang].anonymous ? '' : name,
    stars: Number(stars.replace(',', '.')),
    comment: card.querySelector('p')?.textContent ?? '',
    createdAt: card.querySelector('time')?.dateTime ?? '',
    ...(photo && { photo }),
    ...(card.querySelector('[data-part=verified]') && { isVerified: true as const }),
    ...(bought && { bought: bought.textContent.replace(`${reviewListCopy[lang].chose} `, '') }),
    // A text in English may be a translation; its original is not in the page.
    ...(lang === 'en' && { original: '' }),
    ...(product && { product: { name: product.textContent, path: pathOfUrl(product.href) } }),
    ...(answer && {
      answer: {
        text: answer.querySelector('p + p')?.textContent ?? '',
        createdAt: answer.querySelector('time')?.dateTime ?? '',
      },
    }),
  }
}
