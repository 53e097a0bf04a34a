import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Lang } from '#lib/routes/lang.ts'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { AddressForm } from './address-form.tsx'

const realFetch = globalThis.fetch

beforeEach(async () => {
  sessionStorage.clear()
  await routeFetchToStore()
})
afterEach(() => {
  globalThis.fetch = realFetch
})

type Fields = Partial<Record<'cep' | 'cidade' | 'uf' | 'logradouro', string>>

function show(address: Fields = {}, lang: Lang = 'pt', usesQuotedCep = true) {
  return render(
    <AddressForm address={address} lang={lang} rejected={undefined} usesQuotedCep={usesQuotedCep} />,
  )
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!

test.each(['pt', 'en'] as const)(
  'P31 %s: the CEP of a quote fills the field, city and state',
  async (lang) => {
    sessionStorage.setItem('cep', '13015904')
    show({}, lang)
    expect(field('cep')).toHaveValue('13015-904')
    await waitFor(() => expect(field('cidade')).toHaveValue('Campinas'))
    expect(field('uf')).toHaveValue('SP')
    expect(screen.getByRole('status')).toHaveTextContent('Campinas, SP')
  },
)

test('a CEP that the shopper changes never returns; what was typed does', async () => {
  sessionStorage.setItem('cep', '13015904')
  const { unmount } = show()
  await waitFor(() => expect(field('cidade')).toHaveValue('Campinas'))
  await userEvent.clear(field('cep'))
  unmount()
  const { unmount: unmountEmpty } = show()
  expect(field('cep')).toHaveValue('')
  await userEvent.type(field('cep'), '20040002')
  await waitFor(() => expect(field('uf')).toHaveValue('RJ'))
  unmountEmpty()
  show()
  expect(field('cep')).toHaveValue('20040-002')
})

test('a reload keeps the filled CEP', async () => {
  sessionStorage.setItem('cep', '13015904')
  const { unmount } = show()
  await userEvent.type(field('numero'), '10')
  await waitFor(() => expect(field('cidade')).toHaveValue('Campinas'))
  unmount()
  show()
  expect([field('cep').value, field('numero').value]).toEqual(['13015-904', '10'])
})

test('P31 the address of an account wins, also over what was typed below a quoted CEP', async () => {
  sessionStorage.setItem('cep', '13015904')
  const { unmount } = show()
  await userEvent.type(field('numero'), '10')
  await waitFor(() => expect(field('cidade')).toHaveValue('Campinas'))
  unmount()
  show({ cep: '01310100', cidade: 'São Paulo', uf: 'SP', logradouro: 'Avenida Paulista' })
  expect([field('cep').value, field('cidade').value, field('numero').value]).toEqual([
    '01310-100',
    'São Paulo',
    '',
  ])
})

test('only the checkout uses the quoted CEP, not the addresses of an account', () => {
  sessionStorage.setItem('cep', '13015904')
  show({}, 'pt', false)
  expect(field('cep')).toHaveValue('')
})

test.each([
  [
    'pt',
    'Depois dos oito números do CEP, você segue para o endereço.',
    /^Preenchemos Rio de Janeiro, RJ\. Complete a rua/,
  ],
  [
    'en',
    'After the eight digits of the CEP, you move on to the address.',
    /^We filled in Rio de Janeiro, RJ\. Add the street/,
  ],
] as const)(
  'P31 %s: a typed CEP fills city and state and leads on to what is missing, which a note says beforehand',
  async (lang, before, after) => {
    show({}, lang, false)
    await userEvent.click(field('cep'))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(before))
    await userEvent.type(field('cep'), '20040-002')
    await waitFor(() => expect(field('logradouro')).toHaveFocus())
    expect([field('cidade').value, field('uf').value]).toEqual(['Rio de Janeiro', 'RJ'])
    expect(screen.getByRole('status')).toHaveTextContent(after)
    await userEvent.type(field('logradouro'), 'Rua da Quitanda')
    await userEvent.clear(field('cep'))
    await userEvent.type(field('cep'), '13015904')
    await waitFor(() => expect(field('numero')).toHaveFocus())
    // The focus stays where it is when no field is empty, and when it is no longer on the CEP.
    await userEvent.type(field('numero'), '10')
    await userEvent.clear(field('cep'))
    await userEvent.type(field('cep'), '20040002')
    await waitFor(() => expect(field('uf')).toHaveValue('RJ'))
    expect(field('cep')).toHaveFocus()
  },
)

test('a CEP that cannot exist says so and keeps the focus', async () => {
  show({}, 'pt', false)
  await userEvent.click(field('cep'))
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
  await userEvent.type(field('cep'), '00000000')
  await waitFor(() => expect(field('cep')).toHaveAccessibleDescription(/Este CEP não existe/))
  expect(field('cep')).toHaveFocus()
  expect(field('cidade')).toHaveValue('')
})
