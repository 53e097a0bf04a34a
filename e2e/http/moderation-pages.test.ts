import { describe } from 'node:test'
import { request as requests, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { newWord, sendForModeration } from '../moderated-reviews.ts'
import { newIp } from '../new-ip.ts'
import { PlainBrowser } from '../plain-browser.ts'
import { runReviews } from '../review-commands.ts'
import { expect, test } from './fixtures.ts'
import { moderated, MODERATION_PASSWORD } from './moderated-shops.ts'

/** Runs a test with a browser without JavaScript in which a moderator is signed in. */
async function asModerator(body: (plain: PlainBrowser, client: APIRequestContext) => Promise<void>) {
  const extraHTTPHeaders = { 'x-forwarded-for': newIp() }
  const client = await requests.newContext({ baseURL: moderated.origin, extraHTTPHeaders })
  const plain = new PlainBrowser(client)
  await plain.open('/moderacao')
  plain.fill('Senha', MODERATION_PASSWORD)
  await plain.press('Entrar')
  expect(plain.url.pathname).toBe('/moderacao')
  await body(plain, client)
  await client.dispose()
}

const openQueue = (plain: PlainBrowser, word: string, status = 'aguardando') =>
  plain.open(`/moderacao?estado=${status}&busca=${word}`)
const cards = (plain: PlainBrowser) => [...plain.main.querySelectorAll<HTMLElement>('[data-card]')]
const card = (plain: PlainBrowser, text: string) =>
  cards(plain).find((each) => plain.text(each).includes(text))!
const notice = (plain: PlainBrowser) => plain.text(plain.find('status', undefined, plain.main))
const logRow = (plain: PlainBrowser, number: number) =>
  plain.text(plain.main.querySelectorAll<HTMLElement>('tr')[number])
const photoOf = (plain: PlainBrowser) =>
  plain.main.querySelector('[data-card] img')?.getAttribute('src') ?? ''

describe('pages of moderators without JavaScript', () => {
  test('every decision is a form that leads to a confirmation with an undo button', () =>
    asModerator(async (plain) => {
      const word = newWord()
      for (const name of ['Um', 'Dois']) await sendForModeration(moderated, { nome: `${name} ${word}` }, true)
      await openQueue(plain, word)
      await plain.press('Aprovar sem foto', card(plain, 'Um'))
      expect(plain.url.search).toMatch(new RegExp(`busca=${word}&feito=1$`))
      expect(notice(plain)).toBe('1 avaliação publicada sem foto.')
      expect(cards(plain)).toHaveLength(1)
      await plain.press(/^Desfazer/)
      expect(notice(plain)).toBe('1 avaliação voltou a como estava.')
      expect(cards(plain)).toHaveLength(2)
      for (const each of cards(plain)) plain.fill(/^Selecionar a avaliação/, true, each)
      await plain.press('Aprovar', plain.main.querySelector<HTMLElement>('#selecionadas')!)
      expect(notice(plain)).toBe('2 avaliações publicadas.')
      await openQueue(plain, word, 'publicadas')
      await plain.press('Tirar a foto', card(plain, 'Um'))
      expect(plain.text(card(plain, 'Um'))).toContain('Foto fora da loja')
      expect(plain.text(card(plain, 'Dois'))).toContain('Foto na loja')
      await plain.press('Voltar à fila', card(plain, 'Dois'))
      expect(cards(plain)).toHaveLength(1)
      await plain.follow('Registro')
      expect(logRow(plain, 1)).toContain('Devolveu à fila')
      expect(logRow(plain, 1)).toContain('publicada com foto → aguardando')
    }))

  test('filter, tabs and pages of the queue show the matching reviews', () =>
    asModerator(async (plain) => {
      const word = newWord()
      for (let number = 1; number <= 21; number++)
        await sendForModeration(moderated, {
          nome: `Nº ${number}`,
          comentario: `Ótimo ${word} ${number}`,
          produto_categoria: number === 7 ? 'retinol' : 'entrega',
        })
      plain.fill('Nome ou comentário', `OTIMO ${word}`)
      await plain.press('Filtrar')
      expect(plain.text(plain.main)).toContain('21 avaliações')
      expect(cards(plain)).toHaveLength(20)
      expect(plain.text(cards(plain)[0])).toContain('Nº 1')
      await plain.follow('Próxima')
      expect(plain.text(plain.main)).toContain('Página 2 de 2')
      expect(cards(plain)).toHaveLength(1)
      plain.fill('Assunto', 'Creme Retinol')
      await plain.press('Filtrar')
      expect(cards(plain)).toHaveLength(1)
      expect(plain.text(cards(plain)[0])).toContain('Nº 7')
      await plain.follow(/Recusadas/)
      expect(plain.text(plain.main)).toContain('Nenhuma avaliação combina com este filtro.')
      await plain.follow('Limpar filtros')
      expect(plain.text(plain.main.querySelector('h1')!)).toBe('Avaliações recusadas')
    }))

  test('an answer is a plain form, and one that is too long changes nothing', () =>
    asModerator(async (plain, client) => {
      const word = newWord()
      await sendForModeration(moderated, {
        nome: `Um ${word}`,
        comentario: 'Gostei',
        produto_categoria: 'retinol',
      })
      await openQueue(plain, word)
      await plain.press('Aprovar', cards(plain)[0])
      await openQueue(plain, word, 'publicadas')
      plain.fill(/^Resposta, que aparece/, `Obrigada ${word}`)
      await plain.press('Salvar a resposta')
      expect(notice(plain)).toBe('Resposta salva.')
      const ficha = plain.main.querySelector<HTMLInputElement>('input[name=ficha]')!.value
      const id = cards(plain)[0]!.dataset['card']!
      for (const texto of ['a'.repeat(601), '  ', '\0']) {
        const form = { id, texto, ficha, volta: `estado=publicadas&busca=${word}` }
        const response = await client.post('/moderacao/responder', { form })
        expect(await response.text()).toContain('A resposta não foi salva')
        expect(await response.text()).toContain(`Obrigada ${word}`)
      }
    }))

  test('a decision invalidates the pages that show the review, in both languages', ({ request }) =>
    asModerator(async (plain) => {
      const word = newWord()
      // Reviews with a photo come first (P13), so the first page of each list shows this one.
      const fields = { nome: `Um ${word}`, comentario: `Muito bom ${word}`, produto_categoria: 'serum' }
      await sendForModeration(moderated, fields, true)
      const get = (at: string) => request.get(moderated.origin + at)
      const headersOf = async (at: string) => (await get(at)).headers()
      const stateOf = async (at: string) => (await headersOf(at))['cache-status']
      const etagOf = async (at: string) => (await headersOf(at))['etag']
      const reviews = '/avaliacoes-produtos-rosalume'
      const shown = ['/serum', '/en/serum', reviews, `${reviews}?assunto=serum`]
      const others = ['/', '/colageno', '/whey']
      const before = new Map<string, string | undefined>()
      for (const at of [...shown, ...others]) {
        await get(at)
        await expect.poll(() => stateOf(at)).toBe('shop; hit')
      }
      for (const at of [...shown, ...others]) before.set(at, await etagOf(at))
      await openQueue(plain, word)
      await plain.press('Aprovar', cards(plain)[0])
      expect(cards(plain)).toHaveLength(0)
      await expect.poll(async () => (await get('/serum')).text()).toContain(`Muito bom ${word}`)
      for (const at of shown) await expect.poll(() => etagOf(at), at).not.toBe(before.get(at))
      for (const at of others) expect(await etagOf(at), `${at} shows other reviews`).toBe(before.get(at))
    }))

  test('L22 only moderators can load a photo before it is approved', ({ request }) =>
    asModerator(async (plain, client) => {
      const word = newWord()
      await sendForModeration(moderated, { nome: `Um ${word}` }, true)
      await openQueue(plain, word)
      const at = photoOf(plain)
      const response = await client.get(at)
      expect(response.headers()).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
      expect(await sharp(await response.body()).metadata()).toMatchObject({ width: 64, height: 48 })
      const published = at.replace('/moderacao/foto/', '/storage/img/avaliacoes/')
      for (const path of [at, published])
        expect((await request.get(moderated.origin + path)).status()).toBe(404)
      for (const name of ['..%2Fstore.sqlite', `${'0'.repeat(32)}.webp`])
        expect((await client.get(`/moderacao/foto/${name}`)).status()).toBe(404)
    }))

  test('contract 4.18 a moderator sees the survey results and downloads them as a CSV file', () =>
    asModerator(async (plain) => {
      for (const [nota, campanha, email] of [
        ['10', 'natal', 'ana@exemplo.com'],
        ['9', 'natal', ''],
        ['3', '=HYPERLINK("http://evil.example")', 'bia@exemplo.com'],
      ] as const) {
        const response = await fetch(`${moderated.origin}/api/nps`, {
          method: 'POST',
          body: new URLSearchParams({ nota, campanha, email, nome: 'Ana', site: 'localhost' }),
          headers: { accept: 'application/json', 'x-forwarded-for': newIp() },
        })
        expect(response.ok).toBe(true)
      }
      await plain.follow('Pesquisa')
      expect(plain.text(plain.main.querySelector('h1')!)).toBe('Pesquisa de satisfação')
      plain.find('img', 'NPS de cada mês')
      plain.fill('Campanha', 'natal')
      await plain.press('Mostrar')
      expect(plain.text(plain.main)).toContain('Promotores: 2 (100%)')
      await plain.open('/moderacao/pesquisa?periodo=3')
      await plain.press('Baixar CSV')
      expect(plain.response.headers()['content-disposition']).toMatch(
        /^attachment; filename="pesquisa-\d{4}-\d{2}-\d{2}\.csv"$/,
      )
      const csv = (await plain.response.body()).toString()
      expect(csv).toMatch(/^\ufeffData;Hora;Nota;Campanha;Site;Idioma\r\n/)
      expect(csv).toMatch(/;3;"'=HYPERLINK\(""http:\/\/evil\.example""\)";localhost;pt\r\n/)
      expect(csv).not.toContain('@')
      await plain.open('/moderacao/registro')
      expect(logRow(plain, 1)).toContain('Exportou')
    }))

  test('L27 the reviews command works while the shop runs, and erases a person’s data', () =>
    asModerator(async (plain, client) => {
      const word = newWord()
      const email = `${word}@exemplo.com`
      await sendForModeration(moderated, { nome: `Um ${word}`, email: email.toUpperCase() }, true)
      await sendForModeration(moderated, { nome: `Dois ${word}`, email: 'outra@exemplo.com' })
      const run = (...args: string[]) => runReviews(moderated, ...args)
      const list = await run('list', '--search', word)
      expect(list).toContain(`Um ${word}: Adorei.`)
      expect(list).not.toContain('@')
      const id = /^#(\d+) .*with photo$/m.exec(list)?.[1] ?? ''
      expect(await run('approve', id)).toContain('within seconds')
      await openQueue(plain, word, 'publicadas')
      const photo = photoOf(plain)
      expect((await client.get(photo)).status()).toBe(200)
      await expect(run('erase', '--email', email)).rejects.toMatchObject({ code: 2 })
      expect(await run('erase', '--email', email, '--yes')).toMatch(
        /^Erased: 1 reviews, 1 photos, 0 survey answers, 0 messages, 0 questions, 0 requests, 0 orders\./,
      )
      await openQueue(plain, word, 'publicadas')
      expect(cards(plain)).toHaveLength(0)
      expect((await client.get(photo)).status()).toBe(404)
      await openQueue(plain, word)
      expect(cards(plain)).toHaveLength(1)
      await plain.open('/moderacao/registro')
      expect(logRow(plain, 1)).toContain(
        'avaliações: 1; fotos: 1; pesquisas: 0; mensagens: 0; perguntas: 0; pedidos: 0',
      )
      expect(await plain.response.text()).not.toContain('exemplo.com')
      expect(moderated.output()).not.toContain('exemplo.com')
    }))
})
