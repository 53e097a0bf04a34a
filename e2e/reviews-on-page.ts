import { expect, type Locator, type Page } from '@playwright/test'

/** The texts of the reviews section in each language, in the exact wording of the spec. */
export const REVIEWS = {
  pt: {
    order: 'Ordenar por',
    orders: {
      nota_desc: 'Maior nota',
      nota_asc: 'Menor nota',
      created_at_asc: 'Mais antigos',
      created_at_desc: 'Mais recentes',
      imagem: 'Com imagem',
    },
    more: 'Carregar mais',
    noMore: 'Não há mais avaliações',
    none: 'Nenhuma avaliação encontrada.',
    failed: 'Não foi possível carregar as avaliações agora.',
    failedMore: 'Não foi possível carregar mais avaliações agora.',
    retry: 'Tentar de novo',
    write: 'Avaliar',
    writeFirst: 'Seja a primeira pessoa a avaliar',
    loaded: (count: number) => `Mais ${count} avaliações carregadas.`,
    stars: (value: string) => `${value.replace('.', ',')} de 5 estrelas`,
    count: (digits: string) => `(${digits} avaliações)`,
    list: 'Lista de avaliações',
    seeAll: 'Ver todas as avaliações',
    previous: 'Página anterior',
    apply: 'Ordenar',
  },
  en: {
    order: 'Order by',
    orders: {
      nota_desc: 'Highest rating',
      nota_asc: 'Lowest rating',
      created_at_asc: 'Oldest',
      created_at_desc: 'Most recent',
      imagem: 'With photos',
    },
    more: 'Load more',
    noMore: 'No more reviews',
    none: 'No reviews found.',
    failed: 'The reviews could not be loaded right now.',
    failedMore: 'More reviews could not be loaded right now.',
    retry: 'Try again',
    write: 'Write a review',
    writeFirst: 'Be the first to write a review',
    loaded: (count: number) => `${count} more reviews loaded.`,
    stars: (value: string) => `${value} out of 5 stars`,
    count: (digits: string) => `(${digits.replaceAll('.', ',')} reviews)`,
    list: 'List of reviews',
    seeAll: 'See all reviews',
    previous: 'Previous page',
    apply: 'Sort',
  },
} as const

/** Returns the reviews section. */
export function reviewsOf(page: Page): Locator {
  return page.locator('#avaliacoes')
}

/** Returns the cards of the reviews section. */
export function cardsOf(page: Page, lang: 'pt' | 'en'): Locator {
  return reviewsOf(page).getByRole('list', { name: REVIEWS[lang].list }).getByRole('listitem')
}

/** Scrolls to the reviews, waits until they are hydrated, and returns their section. */
export async function hydrateReviews(page: Page, lang: 'pt' | 'en'): Promise<Locator> {
  const hydratedCard = cardsOf(page, lang).locator('a[aria-haspopup=dialog]').first()
  // The first scroll lays out the sections above, which moves the reviews (docs/decisions/0031): scroll until they are in view.
  await expect(async () => {
    await reviewsOf(page).scrollIntoViewIfNeeded()
    await hydratedCard.waitFor({ timeout: 3000 })
  }).toPass()
  return reviewsOf(page)
}

/** Returns name, stars and date of each card, in their order. */
export async function shownReviews(page: Page, lang: 'pt' | 'en') {
  return cardsOf(page, lang).evaluateAll((cards) =>
    cards.map((card) => ({
      name: card.querySelector('h3')?.textContent ?? '',
      stars: card.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
      at: card.querySelector('time')?.dateTime ?? '',
    })),
  )
}
