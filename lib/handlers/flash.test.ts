/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { parseEnv } from '../config/env.ts'
import { setHost } from '../host/host.ts'
import { flashOf } from '../testing/flash-of.ts'
import { openTestHost } from '../testing/test-host.ts'
import { acceptForm, decodeFlash, rejectForm } from './flash.ts'

const PAGE = '/pagina/atendimento/revisar'

beforeEach(() => openTestHost(() => Promise.reject(new Error('not called'))))
afterEach(() => setHost(undefined))

const flashFields = (fields: Record<string, string>) => flashOf(rejectForm('pt', PAGE, { fields }))?.fields

test('L26 a rejected form redirects to its page, and only that page receives the flash, for two minutes', () => {
  const response = rejectForm('en', `${PAGE}?erro=1`, {
    fields: { nome: 'Ana' },
    problems: { nome: 'curto' },
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, `/en${PAGE}?erro=1`])
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^formulario=[\w-]+; Path=\/en\/pagina\/atendimento\/revisar; Max-Age=120; HttpOnly; SameSite=Lax$/,
    ),
    expect.stringMatching(/^formulario-2=; .*; Max-Age=0; /),
  ])
  expect(flashOf(response)).toEqual({ fields: { nome: 'Ana' }, problems: { nome: 'curto' }, hadFile: false })
})

test('a flash reaches the page at both of its addresses, with a final slash and without; the home page keeps its own', () => {
  const pathOf = (page: string) =>
    /; Path=([^;]+);/.exec(rejectForm('pt', page, { fields: { nome: 'Ana' } }).headers.getSetCookie()[0]!)![1]
  expect(['/checkout/carrinho/?aviso=falhou', '/'].map(pathOf)).toEqual(['/checkout/carrinho', '/'])
})

test('on https the flash cookies are Secure', () => {
  const { env } = parseEnv({ SITE_URL: 'https://loja.example' })
  openTestHost(() => Promise.reject(new Error('not called')), { env })
  const [cookie] = rejectForm('pt', PAGE, { fields: { nome: 'Ana' } }).headers.getSetCookie()
  expect(cookie).toMatch(/; Secure$/)
})

test('an accepted form deletes the flash of an earlier rejection', () => {
  const cookies = acceptForm('pt', '/obrigado', PAGE).headers.getSetCookie()
  expect(cookies.map((cookie) => /^[^=]+=; Path=([^;]+); Max-Age=0;/.exec(cookie)?.[1])).toEqual([PAGE, PAGE])
})

// The longest text that the contact form accepts: 2000 UTF-16 units; random characters are the worst case for compression.
test.each([
  ['Portuguese', 'Não recebi o meu pedido até agora. '.repeat(60).slice(0, 2000)],
  ['emoji', '🍓🌸'.repeat(500)],
  [
    'random Chinese',
    Array.from(randomBytes(2000), (byte, at) => String.fromCharCode(0x4e00 + byte * 64 + (at % 64))).join(''),
  ],
])('a message of 2000 characters fits into the flash uncut: %s', (_, mensagem) => {
  expect(flashFields({ nome: 'Ana', mensagem })).toEqual({ nome: 'Ana', mensagem })
})

test('a text that is too long for the cookies is cut at its end; each cookie stays below 4096 bytes', () => {
  const mensagem = randomBytes(60_000).toString('base64')
  const response = rejectForm('pt', PAGE, { fields: { nome: 'Ana', mensagem } })
  for (const cookie of response.headers.getSetCookie()) expect(Buffer.byteLength(cookie)).toBeLessThan(4096)
  const back = flashOf(response)!.fields
  expect(back['nome']).toBe('Ana')
  expect(back['mensagem']!.length).toBeGreaterThan(4000)
  expect(mensagem.startsWith(back['mensagem']!)).toBe(true)
})

test.each(['', 'rubbish', 'e30', 'A'.repeat(7000)])(
  'L15 an invalid flash cookie is ignored: %.10s',
  (value) => {
    expect(decodeFlash(value)).toBeUndefined()
  },
)
