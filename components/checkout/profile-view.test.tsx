import { render, screen, within } from '@testing-library/react'
import type { Profile } from '#lib/shop/profile.ts'
import { ProfileView } from './profile-view.tsx'

const address = (id: string, numero: string) => ({
  id,
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero,
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
})
const profile: Profile = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com',
  mobile: '11987654321',
  addresses: [address('a', '1000'), address('b', '7')],
}
const shown = {
  lang: 'pt',
  profile,
  notice: '',
  edited: '',
  rejected: undefined,
  markerKey: 'site-login',
} as const

test('4.35 the profile shows name, phone and addresses, each with its own buttons', () => {
  render(<ProfileView {...shown} />)
  expect(screen.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/checkout/acesso')
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana Souza')
  expect(screen.getByLabelText('Celular (opcional)')).toHaveValue('(11) 98765-4321')
  const list = within(screen.getAllByRole('list')[0]!)
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(
    list.getByRole('button', { name: /Remover o endereço Avenida Paulista, 7 · Bela Vista/ }),
  ).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Novo endereço' })).toBeInTheDocument()
  expect(screen.queryByLabelText(/Observa/)).not.toBeInTheDocument()
})

test('4.35 an address that the visitor edits fills the form, which sends its id', () => {
  const { container } = render(<ProfileView {...shown} edited="b" />)
  expect(screen.getByRole('heading', { name: 'Mudar o endereço' })).toBeInTheDocument()
  expect(screen.getByLabelText('Número')).toHaveValue('7')
  const form = container.querySelector('form[action="/checkout/perfil/endereco"]')
  expect(form?.querySelector('input[name=id]')).toHaveValue('b')
})

test('4.35 a rejected form shows its errors beside the fields and what was typed', () => {
  const rejected = { fields: { etapa: 'dados', nome: '', celular: '12' }, problems: { celular: 'invalido' } }
  render(<ProfileView {...shown} rejected={rejected} />)
  expect(screen.getByLabelText('Celular (opcional)')).toHaveValue('12')
  expect(screen.getByLabelText('Celular (opcional)')).toBeInvalid()
  expect(screen.getByText(/Informe o celular com DDD/)).toBeInTheDocument()
})

test('4.35 after a wrong password the form that erases the account is open and shows the error; without an account the page offers to sign in', () => {
  const rejected = { fields: { etapa: 'apagar' }, problems: { senha: 'invalido' } }
  const { rerender } = render(<ProfileView {...shown} rejected={rejected} />)
  expect(screen.getByText('A senha não confere.')).toBeVisible()
  rerender(<ProfileView {...shown} lang="en" profile={undefined} notice="apagado" />)
  expect(screen.getByText('Your account and your data have been deleted.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en/checkout/acesso')
})
