import { expect, test } from './fixtures.ts'

test('L23 L26 a survey score from another origin is rejected with any site field', async ({ request }) => {
  const form = { nota: '9', site: 'localhost' }
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[]) {
    const response = await request.post('/api/nps', {
      form,
      headers: { accept: 'text/html', ...headers },
      maxRedirects: 0,
    })
    expect(response.status(), JSON.stringify(headers)).toBe(403)
  }
  for (const site of ['evil.example', '//evil.example', 'localhost.evil.example']) {
    const response = await request.post('/api/nps', {
      form: { nota: '9', site },
      headers: { accept: 'text/html', host: 'evil.example' },
      maxRedirects: 0,
    })
    expect([undefined, '/avaliacao-empresa?erro=campos']).toContain(response.headers()['location'])
    expect([303, 403]).toContain(response.status())
  }
  const own = await request.post('/api/nps', { form, headers: { accept: 'text/html' }, maxRedirects: 0 })
  expect([own.status(), own.headers()['location']]).toEqual([303, '/avaliacao-empresa?obrigado=1'])
})

test('4.18 the API proxy forwards JSON, and only to the reports API', async ({ request }) => {
  const response = await request.post('/api/nps', { data: { nota: 9, site: 'localhost' } })
  expect([response.status(), await response.json()]).toEqual([201, { sucesso: true }])
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  const rejected = await request.post('/api/nps', {
    data: { nota: 11, site: 'localhost' },
    headers: { 'accept-language': 'en' },
  })
  expect(rejected.status()).toBe(422)
  expect(await rejected.json()).toEqual({
    message: 'The data is invalid.',
    errors: { nota: [expect.any(String)] },
  })
  for (const path of ['/api/nps', '/api/nada', '/api/v2/front/settings'])
    expect([404, 405]).toContain((await request.get(path)).status())
})

test('L23 a message from another origin is rejected', async ({ request }) => {
  const response = await request.post('/pagina/atendimento/enviar', {
    form: { nome: 'Ana', email: 'ana@exemplo.com', assunto: 'outro', mensagem: 'Oi' },
    headers: { 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(403)
})
