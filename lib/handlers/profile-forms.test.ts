import { FormVisitor } from '../testing/checkout-visitor.ts'
import {
  eraseAccountByForm,
  removeProfileAddressByForm,
  saveProfileByForm,
  saveProfileAddressByForm,
} from './profile-forms.ts'

const ADDRESS = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
}
const PASSWORD = 'uma senha correta'

interface Profile {
  nome: string
  enderecos: { id: string; numero: string }[]
}

let visitor: FormVisitor
beforeEach(async () => {
  visitor = await FormVisitor.open()
  await visitor.call('POST', 'checkout/register', {
    nome: 'Ana',
    email: `${crypto.randomUUID()}@cliente.example`,
    senha: PASSWORD,
  })
})
afterEach(() => visitor.close())

const profile = () => visitor.call<Profile>('GET', 'checkout/profile')

test('4.35 name and address are saved, changed and removed by plain forms', async () => {
  expect((await visitor.post(saveProfileByForm, { nome: 'Ana Souza', celular: '' })).location).toBe(
    '/checkout/perfil?aviso=salvo#aviso',
  )
  expect((await visitor.post(saveProfileAddressByForm, ADDRESS, 'en')).location).toBe(
    '/en/checkout/perfil?aviso=endereco#aviso',
  )
  const { nome, enderecos } = await profile()
  expect([nome, enderecos.length]).toEqual(['Ana Souza', 1])
  const { id } = enderecos[0]!
  await visitor.post(saveProfileAddressByForm, { ...ADDRESS, id, numero: '7' })
  expect((await profile()).enderecos).toMatchObject([{ id, numero: '7' }])
  for (let press = 0; press < 2; press++)
    expect((await visitor.post(removeProfileAddressByForm, { id })).location).toBe(
      '/checkout/perfil?aviso=removido#aviso',
    )
  expect((await profile()).enderecos).toEqual([])
})

test('4.35 wrong fields come back to their form with everything that was typed', async () => {
  const name = await visitor.post(saveProfileByForm, { nome: '', celular: '12' })
  expect(name.location).toBe('/checkout/perfil#dados')
  expect(name.cookies.find((cookie) => cookie.startsWith('formulario='))).toContain(
    '; Path=/checkout/perfil;',
  )
  expect(name.flash).toMatchObject({ problems: { nome: 'obrigatorio', celular: 'invalido' } })
  const address = await visitor.post(saveProfileAddressByForm, { ...ADDRESS, uf: 'RJ', numero: '' })
  expect(address.location).toBe('/checkout/perfil#entrega')
  expect(address.flash?.problems).toEqual({ numero: 'obrigatorio' })
  expect(address.flash?.fields).toMatchObject({ etapa: 'entrega', bairro: 'Bela Vista', uf: 'RJ' })
  const state = await visitor.post(saveProfileAddressByForm, { ...ADDRESS, uf: 'RJ' })
  expect(state.flash?.problems).toEqual({ uf: 'invalido' })
})

test('4.19 the button beside the CEP fills in the address', async () => {
  const { flash } = await visitor.post(saveProfileAddressByForm, { cep: '20040-002', acao: 'cep' })
  expect(flash?.fields).toMatchObject({ cidade: 'Rio de Janeiro', uf: 'RJ', etapa: 'entrega' })
})

test('4.35 the account is deleted with the right password only', async () => {
  const wrong = await visitor.post(eraseAccountByForm, { senha: 'outra' })
  expect([wrong.location, wrong.flash?.problems]).toEqual(['/checkout/perfil#apagar', { senha: 'invalido' }])
  expect((await visitor.post(eraseAccountByForm, { senha: '' })).flash?.problems).toEqual({
    senha: 'obrigatorio',
  })
  expect((await visitor.post(eraseAccountByForm, { senha: PASSWORD })).location).toBe(
    '/checkout/perfil?aviso=apagado#aviso',
  )
  expect((await visitor.post(saveProfileByForm, { nome: 'Ana', celular: '' })).location).toBe(
    '/checkout/acesso',
  )
})

test('L23 a form from another origin changes nothing', async () => {
  const request = new Request('http://localhost/checkout/perfil/dados', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(ADDRESS),
  })
  for (const handler of [
    saveProfileByForm,
    saveProfileAddressByForm,
    removeProfileAddressByForm,
    eraseAccountByForm,
  ])
    expect((await handler(request.clone(), { params: Promise.resolve({ lang: 'pt' }) })).status).toBe(403)
})
