/** @jest-environment node */
import { number, object } from 'yup'
import { createApiClient } from './api-client.ts'
import { ApiError, isNotFound, readMessages } from './errors.ts'

const schema = object({ valor: number().required() })

function clientWith(respond: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const api = createApiClient({
    base: 'http://store.internal/v2/front',
    lang: 'en',
    timeoutMs: 200,
    headers: { 'app-token': 't' },
    fetch: async (input) => {
      requests.push(input as Request)
      return respond(input as Request)
    },
  })
  return { api, requests }
}

const failure = (respond: (request: Request) => Response | Promise<Response>) =>
  clientWith(respond)
    .api.call('get', 'x', schema)
    .then(
      () => undefined,
      (error: unknown) => error as ApiError,
    )

test('a request has the base address, language, headers and query', async () => {
  const { api, requests } = clientWith(() => Response.json({ valor: 1 }))
  await api.call('get', 'url/page', schema, { query: { url: '/a b', x: undefined } })
  const [request] = requests
  expect(request!.url).toBe('http://store.internal/v2/front/url/page?url=%2Fa+b')
  expect([request!.headers.get('accept-language'), request!.headers.get('app-token')]).toEqual(['en', 't'])
})

test('accepts numeric strings, unknown fields and a `data` wrapper (contract 1)', async () => {
  expect(
    await clientWith(() => Response.json({ valor: '2', extra: {} })).api.call('get', 'x', schema),
  ).toMatchObject({ valor: 2 })
  expect(
    await clientWith(() => Response.json({ data: { valor: 3 } })).api.call('get', 'x', schema),
  ).toMatchObject({ valor: 3 })
})

test('an ApiError has the status, code and messages of the response', async () => {
  const body = { error: 'x', codigo: 'esgotado', mensagens: [{ tipo: 'erro', mensagem: 'Esgotado' }] }
  const error = await failure(() => Response.json(body, { status: 409 }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    kind: 'http',
    status: 409,
    code: 'esgotado',
    messages: [{ kind: 'erro', text: 'Esgotado' }],
  })
  expect(isNotFound(error)).toBe(false)
  expect(isNotFound(await failure(() => new Response('', { status: 404 })))).toBe(true)
})

test.each([
  [{ error: 'Sem <b>estoque</b>' }, 'Sem estoque'],
  [{ mensagem: 'CEP inv&aacute;lido' }, 'CEP inválido'],
  [{ message: 'x', erro: 'y' }, 'x'],
  [{ erro: 'y' }, 'y'],
])('platform 1 the error body %j has the message "%s"; with status 500 it has none', async (body, text) => {
  expect(await failure(() => Response.json(body, { status: 422 }))).toMatchObject({
    messages: [{ kind: 'erro', text }],
  })
  expect(await failure(() => Response.json(body, { status: 500 }))).toMatchObject({ messages: [] })
})

test.each([
  ['invalid JSON', () => new Response('<html>', { headers: { 'content-type': 'application/json' } })],
  ['an empty object', () => Response.json({})],
  ['wrong types', () => Response.json({ valor: 'muito' })],
  ['an empty body', () => new Response('')],
])('L8 %s fails with a contract error', async (_, respond) => {
  expect(await failure(respond)).toMatchObject({ kind: 'contract' })
})

test('L8 a refused connection and a timeout are network failures', async () => {
  expect(await failure(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject({
    kind: 'network',
  })
  expect(await failure(() => new Promise(() => {}))).toMatchObject({ kind: 'network' })
})

test('messages are read from any body; an unknown kind counts as info (contract 3.5)', () => {
  expect(
    readMessages({
      mensagens: [
        { tipo: 'novo', mensagem: 'a' },
        { tipo: 'aviso', mensagem: '' },
        null,
        { mensagem: [] },
        'b <b>c</b>',
      ],
    }),
  ).toEqual([
    { kind: 'info', text: 'a' },
    { kind: 'info', text: 'b c' },
  ])
  expect([readMessages(null), readMessages('x'), readMessages({ mensagens: {} })]).toEqual([[], [], []])
})
