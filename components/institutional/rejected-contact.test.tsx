import { render, screen, within } from '@testing-library/react'
import { DEMO_COMPANY } from '#lib/testing/demo-brand.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { RejectedContact } from './rejected-contact.tsx'

const TYPED = {
  nome: 'Ana',
  email: 'ana@exemplo.com',
  telefone: '',
  assunto: 'entrega',
  pedido: '77',
  mensagem: 'Onde está\no meu pedido?',
}
const company = { ...DEMO_COMPANY, email: 'oi@exemplo.com', whatsapp: '+55 11 99999-9999' }

const open = (rejected: RejectedForm | undefined, lang: Lang = 'pt') =>
  render(<RejectedContact lang={lang} hash="" hours={undefined} company={company} rejected={rejected} />)
const field = (name: string) => screen.getByRole('textbox', { name })
const links = () =>
  within(screen.getAllByRole('alert')[0]!)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('each error is shown at its field and linked in the alert, and all typed values stay in the form', () => {
  open({
    fields: { ...TYPED, email: 'ana@', assunto: '' },
    problems: { email: 'invalido', assunto: 'obrigatorio' },
  })
  const form = document.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/pagina/atendimento/enviar'])
  expect(field('Nome')).toHaveValue('Ana')
  expect(field('E-mail')).toHaveValue('ana@')
  expect(field('Número do pedido (opcional)')).toHaveValue('77')
  expect(field('Mensagem')).toHaveValue('Onde está\no meu pedido?')
  expect(field('E-mail')).toBeInvalid()
  expect(field('E-mail')).toHaveAccessibleDescription(/não parece completo/)
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Escolha um assunto.')
  expect(field('Nome')).not.toHaveAttribute('aria-invalid')
  expect(links()).toEqual(['#contato-email', '#contato-assunto'])
  for (const href of links()) expect(document.querySelector(href!)).not.toBeNull()
})

test('a form that could not be sent keeps its values and links to the e-mail address and the WhatsApp chat', () => {
  open({ fields: TYPED })
  expect(screen.getByText(/^Não foi possível enviar a sua mensagem agora/)).toBeVisible()
  expect(field('Mensagem')).toHaveValue('Onde está\no meu pedido?')
  expect(screen.getByRole('combobox')).toHaveValue('entrega')
  expect(links()).toEqual([
    'mailto:oi@exemplo.com',
    expect.stringMatching(/^https:\/\/wa\.me\/5511999999999/),
  ])
})

test('an unknown problem code gets the general error message', () => {
  open({ fields: TYPED, problems: { pedido: 'inválido' } })
  expect(field('Número do pedido (opcional)')).toHaveAccessibleDescription(/Digite de novo/)
})

test('a message over the limit is not truncated, and its error is in the language of the page', () => {
  open({ fields: { ...TYPED, mensagem: 'x'.repeat(2001) }, problems: { mensagem: 'longo' } }, 'en')
  expect(field('Message')).toHaveValue('x'.repeat(2001))
  expect(field('Message')).toHaveAccessibleDescription(/^The message can have up to 2,000 characters\./)
})

test('L24 typed markup is escaped', () => {
  const hostile = `"'><script>alert(1)</script></textarea><img src=x onerror=alert(1)>`
  open({ fields: { ...TYPED, nome: hostile, email: hostile, mensagem: hostile }, problems: {} })
  expect(document.querySelectorAll('script, img')).toHaveLength(0)
  for (const name of ['Nome', 'E-mail', 'Mensagem']) expect(field(name)).toHaveValue(hostile)
})

test('without stored values of a rejected form the form is empty', () => {
  open(undefined)
  expect(field('Nome')).toHaveValue('')
  expect(links()).toEqual([])
})
