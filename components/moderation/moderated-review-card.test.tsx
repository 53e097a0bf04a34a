import { render, screen, within } from '@testing-library/react'

import type { ModeratedReview } from '#lib/shop/moderation.ts'

import { ModeratedReviewCard } from './moderated-review-card.tsx'

const REVIEW: ModeratedReview = {
  id: 7,
  status: 'waiting',
  topic: 'entrega',
  stars: 4.5,
  name: 'Ana',
  comment: 'Chegou <b>rápido</b>',
  photo: null,
  isPhotoShown: false,
  productName: 'Verisol',
  productUrl: 'https://loja.example/verisol',
  createdAt: Date.UTC(2026, 10, 20, 12),
  decidedAt: null,
  answer: null,
}

function renderCard(change: Partial<ModeratedReview> = {}) {
  const { container } = render(
    <ModeratedReviewCard
      review={{ ...REVIEW, ...change }}
      topics={[]}
      formToken="ficha"
      returnQuery="estado=publicadas"
      siteUrl="https://loja.example"
    />,
  )
  return within(container)
}

const PHOTO = `${'0'.repeat(32)}.webp`
const BUTTONS: [Partial<ModeratedReview>, string[]][] = [
  [{}, ['Aprovar', 'Recusar']],
  [{ photo: PHOTO }, ['Aprovar', 'Aprovar sem foto', 'Recusar']],
  [{ status: 'published' }, ['Recusar', 'Voltar à fila']],
  [{ status: 'published', photo: PHOTO, isPhotoShown: true }, ['Tirar a foto', 'Recusar', 'Voltar à fila']],
  [{ status: 'published', photo: PHOTO }, ['Mostrar a foto', 'Recusar', 'Voltar à fila']],
  [{ status: 'rejected', photo: PHOTO }, ['Aprovar', 'Aprovar sem foto', 'Voltar à fila']],
]

const hiddenFields = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
      name,
      value,
    ]),
  )

test.each(BUTTONS)('a review with %o has the buttons %o', (change, names) => {
  const card = renderCard(change)
  expect(
    card
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ name }) => name === 'decisao')
      .map((button) => button.firstChild?.textContent),
  ).toEqual(names)
})

test('the form has the id of the review, the form token and the query to return to', () => {
  const card = renderCard()
  const form = card.getByRole('button', { name: /^Aprovar/ }).closest('form')!
  expect(hiddenFields(form)).toEqual({
    ficha: 'ficha',
    volta: 'estado=publicadas',
    id: '7',
  })
})

test('L24 a comment is escaped, and only an address of the shop becomes a link', () => {
  expect(renderCard().getByText('Chegou <b>rápido</b>')).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('link', { name: 'Verisol' })).toHaveAttribute(
    'href',
    'https://loja.example/verisol',
  )
  for (const productUrl of [
    'javascript:alert(1)',
    'https://evil.example/verisol',
    'https://loja.example.evil.example/',
    'http://loja.example/',
    '//evil.example/verisol',
    '',
  ]) {
    const card = renderCard({ productUrl })
    expect(card.getByText('Verisol')).toBeVisible()
    expect(card.queryByRole('link')).toBeNull()
  }
})

test('a published review has a form for the answer; one with an answer shows it and can remove it', () => {
  expect(renderCard().queryByRole('textbox', { hidden: true })).toBeNull()
  const published = renderCard({ status: 'published' })
  expect(published.getByText('Responder')).toBeVisible()
  const field = published.getByRole('textbox', { hidden: true })
  expect([field.getAttribute('maxlength'), field.textContent]).toEqual(['600', ''])
  const form = field.closest('form')!
  expect([form.getAttribute('action'), hiddenFields(form)['id']]).toEqual(['/moderacao/responder', '7'])
  const answered = renderCard({ status: 'rejected', answer: 'Obrigada <b>Ana</b>' })
  expect(answered.getByText('Obrigada <b>Ana</b>', { selector: 'p' })).toBeVisible()
  expect(answered.getByRole('button', { name: 'Remover a resposta', hidden: true })).toHaveValue('remover')
})
