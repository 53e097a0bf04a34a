import { render, screen, within } from '@testing-library/react'
import type { Lang } from '#lib/routes/lang.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { RejectedReview } from './rejected-review.tsx'

const TYPED = {
  nome: '"><b>Ana',
  email: 'ana@exemplo.com',
  nota: '4.5',
  comentario: 'Linha 1\nLinha 2 <script>',
  produto_categoria: 'serum',
  produto_id: '7',
  url_origem_avaliacao: 'http://localhost:3000/serum',
  site: 'rosalume',
}

const open = (rejected: RejectedForm | undefined, lang: Lang = 'pt') =>
  render(
    <RejectedReview
      lang={lang}
      brandSlug="rosalume"
      topics={{ products: [['serum', 'Sérum Facial']], services: [] }}
      siteUrl="http://localhost:3000"
      rejected={rejected}
    />,
  )
const field = (name: string) => screen.getByRole('textbox', { name })
const note = () => screen.getByRole('alert')
const links = () =>
  within(note())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

/** The fields that the submit button would send, without the photo. */
function formValues() {
  const controls = document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')
  return Object.fromEntries(
    [...controls].flatMap(({ name, type, checked, value }) =>
      type === 'radio' && !checked ? [] : [[name, value]],
    ),
  )
}

test('each error is shown at its field, and all typed values would be sent again', () => {
  open({
    fields: { ...TYPED, nota: '4,5' },
    problems: { email: 'E-mail <i>errado</i>.', file: 'Foto errada.', site: 'Outra loja.' },
    hadFile: true,
  })
  expect(formValues()).toEqual({
    ...TYPED,
    produto_nome: '',
    produto_sku: '',
    produto_url: '',
    imagem: 'null',
    status: '2',
    status_imagem: '0',
    lang: 'pt',
  })
  expect(document.querySelector('b, i, script')).toBeNull()
  expect(field('E-mail')).toBeInvalid()
  expect(field('E-mail')).toHaveAccessibleDescription(/E-mail <i>errado<\/i>\./)
  expect(links()).toEqual(['#avaliar-email', '#avaliar-file'])
  for (const href of links()) expect(document.querySelector(href!)).not.toBeNull()
  expect(screen.getByText(/^Escolha a foto outra vez/)).toBeVisible()
  const form = document.querySelector('form')!
  expect([form.getAttribute('action'), form.enctype]).toEqual(['/api/avaliacao', 'multipart/form-data'])
})

test('L15 the error of a photo that is too large is in the language of the page', () => {
  open({ fields: TYPED, problems: { file: '' }, hadFile: true }, 'en')
  expect(within(note()).getByText('The photo is larger than 2 MB. Choose a smaller one.')).toBeVisible()
  expect(screen.getByText(/^Choose your photo again/)).toBeVisible()
  expect(formValues()).toMatchObject({ nome: TYPED.nome, nota: '4.5', lang: 'en' })
})

test.each([
  ['could not be sent', { fields: TYPED }, /^Não conseguimos receber a sua avaliação/],
  ['exceeds the rate limit', { fields: TYPED, message: 'Espere.' }, /^Espere\.$/],
  ['has an error of a hidden field', { fields: TYPED, problems: { site: 'x' } }, /^Algo no formulário/],
])('a review that %s can be sent again', (_, rejected, text) => {
  open(rejected)
  expect(note()).toHaveTextContent(text)
  expect(links()).toEqual([])
  expect(formValues()).toMatchObject({ nome: TYPED.nome, produto_categoria: 'serum' })
})

test('without a flash cookie the form is empty', () => {
  open(undefined)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field('Nome')).toHaveValue('')
})
