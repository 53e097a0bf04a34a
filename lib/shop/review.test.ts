/** @jest-environment node */
import fc from 'fast-check'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { shownReviewCount } from './review-count.ts'
import { characterCount, truncateComment, photoProblem, reviewFields } from './review-draft.ts'
import { reviewDay, starValue, uniqueReviews, type Review, type ReviewPage } from './review.ts'
import { languageOfText } from './text-language.ts'

const review = (id: number): Review => ({ id, name: 'Ana', stars: 5, comment: 'Bom.', createdAt: '' })
const page = (...ids: number[]): ReviewPage => ({ reviews: ids.map(review), total: 9, page: 1, lastPage: 3 })

test('contract 4.15: a review that moved onto the next page appears once, at its first position', () => {
  expect(uniqueReviews([page(3, 2), page(2, 1), page()]).map(({ id }) => id)).toEqual([3, 2, 1])
})

test.each([
  [4.8737, 4.87],
  [4.875, 4.88],
  [0, 0],
  [7, 5],
  [-1, 0],
])('spec section 9: the average %d is displayed as %d: steps of 0.01, from 0 to 5', (average, shown) => {
  expect(starValue(average)).toBe(shown)
})

test.each([
  ['2026-05-02T02:30:00.000000Z', 'pt-BR', '1º de maio de 2026'],
  ['2026-05-02T02:30:00.000000Z', 'en', 'May 1, 2026'],
  ['2026-05-02T13:20:00-03:00', 'pt-BR', '2 de maio de 2026'],
  ['ontem', 'pt-BR', ''],
])('reviewDay formats %s in %s, in the time zone of the store: %s', (createdAt, tag, day) => {
  expect(reviewDay(createdAt, tag)).toBe(day)
})

test('reviewDay shortens the name of the month for a narrow card', () => {
  expect(reviewDay('2026-11-24T12:00:00Z', 'pt-BR', 'medium')).toBe('24 de nov. de 2026')
  expect(reviewDay('2026-11-24T12:00:00Z', 'en', 'medium')).toBe('Nov 24, 2026')
})

test('P11 237000 is added to the count of three topics, unless the count is 0', () => {
  const shown = (total: number, topic: Parameters<typeof shownReviewCount>[1]) =>
    shownReviewCount(total, topic, DEMO_SETTINGS.reviewCountExtra)
  expect([shown(27, 'colageno verisol'), shown(1, 'atendimento'), shown(2, 'entrega')]).toEqual([
    237_027, 237_001, 237_002,
  ])
  expect([shown(27, 'serum'), shown(0, 'colageno verisol'), shown(0, undefined)]).toEqual([27, 0, 0])
})

test('P11 P33 all topics together have the amount once, and show no fewer reviews than a part', () => {
  const extra = DEMO_SETTINGS.reviewCountExtra
  expect(shownReviewCount(81, undefined, extra)).toBe(237_081)
  expect(shownReviewCount(27, 'colageno verisol', extra)).toBeLessThan(shownReviewCount(28, undefined, extra))
  expect(shownReviewCount(27, undefined, undefined)).toBe(27)
})

describe('spec section 5: a comment is cut at 300 characters', () => {
  test('an emoji counts as one character', () => {
    expect(truncateComment('a'.repeat(301))).toBe('a'.repeat(300))
    expect(truncateComment('🍓'.repeat(301))).toBe('🍓'.repeat(300))
    expect(characterCount('🍓é')).toBe(2)
  })

  test('the result is the first 300 characters, or the whole of a shorter comment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const cut = truncateComment(text)
        expect(characterCount(cut)).toBe(Math.min(characterCount(text), 300))
        expect(text.startsWith(cut)).toBe(true)
      }),
    )
  })
})

test.each([
  [{ type: 'image/jpeg', size: 12 * 1024 * 1024 }, undefined],
  [{ type: 'image/png', size: 1 }, undefined],
  [{ type: 'image/gif', size: 1 }, undefined],
  [{ type: 'image/jpeg', size: 12 * 1024 * 1024 + 1 }, 'size'],
  [{ type: 'image/heic', size: 1 }, 'type'],
  [{ type: 'image/svg+xml', size: 1 }, 'type'],
  [{ type: '', size: 1 }, 'type'],
])('P14 photoProblem of %j is %s', (file, problem) => {
  expect(photoProblem(file)).toBe(problem)
})

describe('spec section 3: reviewFields returns the form fields of a review', () => {
  const draft = { produto_categoria: 'serum', nota: '4.5', nome: 'Ana', email: 'a@b.co', comentario: 'Bom.' }
  const product = { id: 499, name: 'Sérum', sku: 'RL-499', url: 'https://loja.example/serum' }
  const origin = { product, url: 'https://loja.example/serum', brandSlug: 'rosalume' }

  test('it has every field of the spec, with status values that do not publish the review', () => {
    expect(reviewFields(draft, undefined, origin)).toEqual([
      ['nome', 'Ana'],
      ['email', 'a@b.co'],
      ['nota', '4.5'],
      ['comentario', 'Bom.'],
      ['imagem', 'null'],
      ['file', 'null'],
      ['status_imagem', '0'],
      ['status', '2'],
      ['produto_id', '499'],
      ['produto_nome', 'Sérum'],
      ['produto_categoria', 'serum'],
      ['produto_sku', 'RL-499'],
      ['produto_url', 'https://loja.example/serum'],
      ['url_origem_avaliacao', 'https://loja.example/serum'],
      ['site', 'rosalume'],
    ])
  })

  test('a photo is sent with its file name', () => {
    const photo = new File(['x'], 'foto.png', { type: 'image/png' })
    const sent = Object.fromEntries(reviewFields(draft, photo, { ...origin, product: undefined }))
    expect([sent['imagem'], sent['file'], sent['produto_id']]).toEqual(['foto.png', photo, ''])
  })
})

test.each([
  ['Adorei o sabor, chegou rápido e a pele ficou mais macia.', 'pt-BR'],
  ['Great taste and it arrived very fast.', 'en'],
  ['Top!', 'pt-BR'],
  ['', 'pt-BR'],
  ['<script>alert(1)</script>', 'pt-BR'],
])('the language of "%s" is %s', (text, tag) => {
  expect(languageOfText(text)).toBe(tag)
})
