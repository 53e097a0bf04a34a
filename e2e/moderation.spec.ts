import { request as requests, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, test as base } from './fixtures.ts'
import { runReviews } from './review-commands.ts'
import { cardsOf, hydrateReviews } from './reviews-on-page.ts'
import { openShop, type Shop } from './shop.ts'

const PASSWORD = 'uma-senha-de-doze'
const PAGES = ['/moderacao', '/moderacao/entrar', '/moderacao/registro', '/moderacao/pesquisa']
/** A shop with a password for its moderators. */
const test = base.extend<{ shop: Shop }>({
  shop: async ({ ownShop }, use) => use(await ownShop(() => openShop({ MODERATION_PASSWORD: PASSWORD }))),
})

// One worker starts the shop once.
test.describe.configure({ mode: 'default' })

let count = 0
/** A word that no other review has. */
const newWord = () => `zq${process.pid}x${++count}y`

interface ReviewFields {
  nome?: string
  email?: string
  comentario?: string
  produto_categoria?: string
  nota?: string
}

async function send({ origin }: Shop, sent: ReviewFields, hasPhoto = false): Promise<void> {
  const context = await requests.newContext({
    // The reports API limits requests by client IP address, so each review gets its own.
    extraHTTPHeaders: {
      'x-forwarded-for': `10.9.${Math.floor(++count / 250)}.${count % 250}`,
      accept: 'application/json',
    },
  })
  const fields = {
    nome: 'Ana Souza',
    email: `pessoa${count}@exemplo.com`,
    nota: '4.5',
    comentario: 'Adorei.',
    produto_categoria: 'entrega',
    site: 'rosalume',
    ...sent,
  }
  const file = hasPhoto && { name: 'foto.png', mimeType: 'image/png', buffer: await somePhoto() }
  const response = await context.post(`${origin}/api/avaliacao`, {
    multipart: { ...fields, ...(file && { file }) },
  })
  expect(response.status(), await response.text()).toBe(201)
  await context.dispose()
}

function somePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#a6302f' } })
    .png()
    .toBuffer()
}

async function signIn(page: Page) {
  await page.goto('/moderacao')
  await page.getByLabel('Senha').fill(PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/moderacao$/)
}

const cards = (page: Page) => page.locator('main li').filter({ has: page.getByRole('heading') })
const card = (page: Page, text: string) => cards(page).filter({ hasText: text })
const openQueue = (page: Page, word: string, status = 'aguardando') =>
  page.goto(`/moderacao?estado=${status}&busca=${word}`)

/** Waits until the page's script runs: only then the page shows the checkbox that selects all. */
const expectShortcuts = (page: Page) => expect(page.getByLabel('Selecionar todas desta página')).toBeVisible()

test('L23 sign in by keyboard after a wrong password, then sign out', async ({ page, context }) => {
  await page.goto('/moderacao')
  await expect(page.getByLabel('Senha')).toBeFocused()
  await page.keyboard.type('uma-senha-errada')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('A senha não confere. Tente de novo.')
  await expect(page.getByLabel('Senha')).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avaliações aguardando')
  const cookie = (await context.cookies()).find(({ name }) => name === 'moderacao')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', expires: -1 })
  expect(cookie?.value).toMatch(/^[\w-]{22}$/)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('status')).toHaveText('Você saiu da moderação.')
  await context.addCookies([cookie!])
  await page.goto('/moderacao/registro')
  await expect(page, 'an ended session is invalid').toHaveURL(/\/moderacao\/entrar$/)
})

test('one key approves a review and focuses the next, another key undoes it', async ({ page, shop }) => {
  const word = newWord()
  for (const name of ['Um', 'Dois', 'Três']) await send(shop, { nome: `${name} ${word}` }, name === 'Dois')
  await signIn(page)
  await openQueue(page, word)
  await expect(cards(page)).toHaveCount(3)
  await expectShortcuts(page)
  await page.keyboard.press('a')
  await expect(card(page, 'Um'), 'the first press only focuses the first review').toBeFocused()
  await expect(cards(page)).toHaveCount(3)
  await page.keyboard.press('a')
  await expect(cards(page)).toHaveCount(2)
  await expect(card(page, 'Dois')).toBeFocused()
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 avaliação publicada.')
  await page.keyboard.press('s')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Três')).toBeFocused()
  await page.keyboard.press('r')
  await expect(cards(page)).toHaveCount(0)
  for (const left of [1, 2, 3]) {
    await page.keyboard.press(left === 2 ? 'z' : 'u')
    await expect(cards(page)).toHaveCount(left)
  }
  await expect(page.getByRole('button', { name: /Desfazer/ })).toHaveCount(0)

  await expect(card(page, 'Três'), 'the review that was restored first').toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('ArrowUp')
  await expect(card(page, 'Um')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Dois')).toBeFocused()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('searchbox').pressSequentially('asruzjk?')
  await expect(page.getByRole('searchbox')).toHaveValue('asruzjk?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(3)
})

test('WCAG 2.1.4 a dialog lists the keyboard shortcuts, and they can be turned off permanently', async ({
  page,
  shop,
}) => {
  const word = newWord()
  await send(shop, { nome: `Um ${word}` })
  await signIn(page)
  await openQueue(page, word)
  await expectShortcuts(page)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos de teclado' })
  await help.getByLabel('Atalhos ligados').uncheck()
  await help.getByRole('button', { name: 'Fechar' }).click()
  await page.reload()
  await expectShortcuts(page)
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
  await expect(cards(page)).toHaveCount(1)
})

test('several reviews are approved together and restored together', async ({ page, shop }) => {
  const word = newWord()
  for (const name of ['Um', 'Dois', 'Três']) await send(shop, { nome: `${name} ${word}` })
  await signIn(page)
  await openQueue(page, word)
  const approve = page.getByRole('button', { name: 'Aprovar', exact: true })
  await expect(approve).toHaveCount(3)
  await page.getByLabel(`Selecionar a avaliação de Um ${word}`).check()
  await page.getByLabel(`Selecionar a avaliação de Três ${word}`).check()
  await expect(page.getByText('2 selecionadas')).toBeVisible()
  await approve.last().click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('2 avaliações publicadas.')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('selecionada')).toBeHidden()
  await page.getByRole('button', { name: /Desfazer/ }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    '2 avaliações voltaram a como estavam.',
  )
  await expect(cards(page)).toHaveCount(3)
  await page.getByLabel('Selecionar todas desta página').check()
  await page.getByRole('button', { name: 'Recusar' }).last().click()
  await expect(cards(page)).toHaveCount(0)
  await openQueue(page, word, 'recusadas')
  await expect(cards(page)).toHaveCount(3)
})

test('filter, tabs and pages of the queue show the matching reviews', async ({ page, shop }) => {
  const word = newWord()
  for (let number = 1; number <= 21; number++)
    await send(shop, {
      nome: `Nº ${number}`,
      comentario: `Ótimo ${word} ${number}`,
      produto_categoria: number === 7 ? 'retinol' : 'entrega',
    })
  await signIn(page)
  await page.getByLabel('Nome ou comentário').fill(`OTIMO ${word}`)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByText('21 avaliações')).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await expect(cards(page).first()).toContainText('Nº 1')
  await page.getByRole('link', { name: 'Próxima' }).click()
  await expect(page.getByText('Página 2 de 2')).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await page.getByLabel('Assunto').selectOption('Creme Retinol')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Nº 7')
  await page.getByRole('link', { name: /Recusadas/ }).click()
  await expect(page.getByText('Nenhuma avaliação combina com este filtro.')).toBeVisible()
  await page.getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avaliações recusadas')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every decision is a form that leads to a confirmation with an undo button', async ({
    page,
    shop,
  }) => {
    const word = newWord()
    for (const name of ['Um', 'Dois']) await send(shop, { nome: `${name} ${word}` }, true)
    await signIn(page)
    await openQueue(page, word)
    await card(page, 'Um').getByRole('button', { name: 'Aprovar sem foto' }).click()
    await expect(page).toHaveURL(new RegExp(`busca=${word}&feito=1$`))
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText('1 avaliação publicada sem foto.')
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(status).toHaveText('1 avaliação voltou a como estava.')
    await expect(cards(page)).toHaveCount(2)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Aprovar', exact: true }).last().click()
    await expect(status).toHaveText('2 avaliações publicadas.')
    await openQueue(page, word, 'publicadas')
    await card(page, 'Um').getByRole('button', { name: 'Tirar a foto' }).click()
    await expect(card(page, 'Um')).toContainText('Foto fora da loja')
    await expect(card(page, 'Dois')).toContainText('Foto na loja')
    await card(page, 'Dois').getByRole('button', { name: 'Voltar à fila' }).click()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Registro' }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Devolveu à fila')
    await expect(page.getByRole('row').nth(1)).toContainText('publicada com foto → aguardando')
  })
})

test('a decision invalidates the pages that show the review, in both languages', async ({
  request,
  page,
  shop,
}) => {
  const word = newWord()
  // Reviews with a photo come first (P13), so the first page of each list shows this one.
  await send(shop, { nome: `Um ${word}`, comentario: `Muito bom ${word}`, produto_categoria: 'serum' }, true)
  const headersOf = async (at: string) => (await request.get(at)).headers()
  const stateOf = async (at: string) => (await headersOf(at))['cache-status']
  const etagOf = async (at: string) => (await headersOf(at))['etag']
  const reviews = '/avaliacoes-produtos-rosalume'
  const shown = ['/serum', '/en/serum', reviews, `${reviews}?assunto=serum`]
  const others = ['/', '/colageno', '/whey']
  for (const at of [...shown, ...others]) {
    await request.get(at)
    await expect.poll(() => stateOf(at)).toBe('shop; hit')
  }
  const before = new Map<string, string | undefined>()
  for (const at of [...shown, ...others]) before.set(at, await etagOf(at))
  await signIn(page)
  await openQueue(page, word)
  await cards(page).getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(cards(page)).toHaveCount(0)
  await expect.poll(async () => (await request.get('/serum')).text()).toContain(`Muito bom ${word}`)
  for (const at of shown) await expect.poll(() => etagOf(at), at).not.toBe(before.get(at))
  for (const at of others) expect(await etagOf(at), `${at} shows other reviews`).toBe(before.get(at))
})

test('an answer of the shop appears below the review, escaped and with its day, on every page that shows it, and can be removed', async ({
  request,
  page,
  shop,
}) => {
  const word = newWord()
  const answer = `Obrigada ${word} <img src=x onerror=alert(1)>`
  const escaped = answer.replace('<', '&lt;').replace('>', '&gt;')
  await send(shop, { nome: `Um ${word}`, comentario: 'Gostei', produto_categoria: 'serum' }, true)
  await signIn(page)
  await openQueue(page, word)
  await cards(page).getByRole('button', { name: 'Aprovar', exact: true }).click()
  await expect(cards(page)).toHaveCount(0)
  await openQueue(page, word, 'publicadas')
  await expectShortcuts(page)
  await page.getByText('Responder').click()
  await page.getByLabel(/^Resposta, que aparece/).fill(answer)
  await page.getByRole('button', { name: 'Salvar a resposta' }).click()
  await expect(page.getByRole('status')).toHaveText('Resposta salva.')
  await expect(cards(page).getByText(answer, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  const reviews = '/avaliacoes-produtos-rosalume'
  for (const at of ['/serum', '/en/serum', reviews, `${reviews}?assunto=serum`])
    await expect.poll(async () => (await request.get(at)).text(), at).toContain(escaped)
  await page.goto(reviews)
  await hydrateReviews(page, 'pt')
  await cardsOf(page, 'pt').filter({ hasText: word }).locator('a[aria-haspopup=dialog]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Resposta da Rosalume')).toBeVisible()
  await expect(dialog.getByText(answer)).toBeVisible()
  await expect(dialog.getByRole('time')).toHaveCount(2)
  await openQueue(page, word, 'publicadas')
  await expectShortcuts(page)
  await page.getByText('Editar a resposta').click()
  await page.getByRole('button', { name: 'Remover a resposta' }).click()
  await expect(page.getByRole('status')).toHaveText('Resposta removida.')
  await expect.poll(async () => (await request.get('/serum')).text()).not.toContain(escaped)
  await page.getByRole('link', { name: 'Registro' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Removeu a resposta')
  await expect(page.getByRole('row').nth(2)).toContainText('Respondeu')
})

test('without JavaScript an answer is a plain form, and one that is too long changes nothing', async ({
  browser,
  shop,
}) => {
  const word = newWord()
  await send(shop, { nome: `Um ${word}`, comentario: 'Gostei', produto_categoria: 'retinol' })
  const page = await browser.newPage({ baseURL: shop.origin, javaScriptEnabled: false })
  await signIn(page)
  await openQueue(page, word)
  await cards(page).getByRole('button', { name: 'Aprovar', exact: true }).click()
  await openQueue(page, word, 'publicadas')
  await page.getByText('Responder').click()
  await page.getByLabel(/^Resposta, que aparece/).fill(`Obrigada ${word}`)
  await page.getByRole('button', { name: 'Salvar a resposta' }).click()
  await expect(page.getByText('Resposta salva.')).toBeVisible()
  const ficha = await page.locator('input[name=ficha]').first().inputValue()
  const id = await page.locator('[data-card]').getAttribute('data-card')
  for (const texto of ['a'.repeat(601), '  ', '\0']) {
    const form = { id: id!, texto, ficha, volta: `estado=publicadas&busca=${word}` }
    const response = await page.request.post('/moderacao/responder', { form })
    expect(await response.text()).toContain('A resposta não foi salva')
    expect(await response.text()).toContain(`Obrigada ${word}`)
  }
  await page.close()
})

test('L22 only moderators can load a photo before it is approved', async ({ page, shop, request }) => {
  const word = newWord()
  await send(shop, { nome: `Um ${word}` }, true)
  await signIn(page)
  await openQueue(page, word)
  const photo = cards(page).getByRole('img', { name: /^Foto enviada por/ })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  const at = (await photo.getAttribute('src')) ?? ''
  const response = await page.request.get(at)
  expect(response.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect((await request.get(at)).status()).toBe(404)
  expect((await request.get(at.replace('/moderacao/foto/', '/storage/img/avaliacoes/'))).status()).toBe(404)
  for (const name of ['..%2Fstore.sqlite', `${'0'.repeat(32)}.webp`])
    expect((await page.request.get(`/moderacao/foto/${name}`)).status()).toBe(404)
})

test('contract 4.18 a moderator sees the survey results and downloads them as a CSV file', async ({
  page,
  shop,
}) => {
  const context = await requests.newContext({ extraHTTPHeaders: { accept: 'application/json' } })
  for (const [nota, campanha, email] of [
    ['10', 'natal', 'ana@exemplo.com'],
    ['9', 'natal', ''],
    ['3', '=HYPERLINK("http://evil.example")', 'bia@exemplo.com'],
  ] as const)
    await context.post(`${shop.origin}/api/nps`, {
      form: { nota, campanha, email, nome: 'Ana', site: 'localhost' },
      headers: { 'x-forwarded-for': `10.7.0.${++count % 250}` },
    })
  await context.dispose()
  await signIn(page)
  await page.getByRole('link', { name: 'Pesquisa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pesquisa de satisfação')
  await expect(page.getByRole('img', { name: 'NPS de cada mês' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Campanha' }).selectOption('natal')
  await page.getByRole('button', { name: 'Mostrar' }).click()
  await expect(page.getByText('Promotores: 2 (100%)')).toBeVisible()
  await page.goto('/moderacao/pesquisa?periodo=3')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pesquisa-\d{4}-\d{2}-\d{2}\.csv$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const csv = Buffer.concat(chunks).toString()
  expect(csv).toMatch(/^\ufeffData;Hora;Nota;Campanha;Site;Idioma\r\n/)
  expect(csv).toMatch(/;3;"'=HYPERLINK\(""http:\/\/evil\.example""\)";localhost;pt\r\n/)
  expect(csv).not.toContain('@')
  await page.goto('/moderacao/registro')
  await expect(page.getByRole('row').nth(1)).toContainText('Exportou')
})

test('L27 the reviews command works while the shop runs, and erases a person’s data', async ({
  page,
  shop,
  consoleErrors,
}) => {
  const word = newWord()
  const email = `${word}@exemplo.com`
  await send(shop, { nome: `Um ${word}`, email: email.toUpperCase() }, true)
  await send(shop, { nome: `Dois ${word}`, email: 'outra@exemplo.com' })
  const run = (...args: string[]) => runReviews(shop, ...args)
  const list = await run('list', '--search', word)
  expect(list).toContain(`Um ${word}: Adorei.`)
  expect(list).not.toContain('@')
  const id = /^#(\d+) .*with photo$/m.exec(list)?.[1] ?? ''
  expect(await run('approve', id)).toContain('within seconds')
  await signIn(page)
  await openQueue(page, word, 'publicadas')
  const photo = (await cards(page).getByRole('img', { name: /^Foto/ }).getAttribute('src')) ?? ''
  await expect(run('erase', '--email', email)).rejects.toMatchObject({ code: 2 })
  expect(await run('erase', '--email', email, '--yes')).toMatch(
    /^Erased: 1 reviews, 1 photos, 0 survey answers, 0 messages, 0 questions, 0 requests, 0 orders\./,
  )
  await page.reload()
  await expect(cards(page)).toHaveCount(0)
  expect((await page.request.get(photo)).status()).toBe(404)
  await openQueue(page, word)
  await expect(cards(page)).toHaveCount(1)
  await page.goto('/moderacao/registro')
  await expect(page.getByRole('row').nth(1)).toContainText(
    'avaliações: 1; fotos: 1; pesquisas: 0; mensagens: 0; perguntas: 0; pedidos: 0',
  )
  expect(await page.content()).not.toContain('exemplo.com')
  expect(shop.output()).not.toContain('exemplo.com')
  consoleErrors.length = 0
})

test('WCAG 2.2 AA and no horizontal scrolling on every moderation page', async ({ page, shop }) => {
  const word = newWord()
  await send(shop, { nome: `Um ${word}`, comentario: 'x'.repeat(300) }, true)
  await send(shop, { nome: `Dois ${word}` })
  const check = async (at: string) => {
    await expectAccessible(page)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${at} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await page.goto('/moderacao/entrar?erro=senha')
  await check('entrar')
  await signIn(page)
  await openQueue(page, word)
  await check('fila')
  await expectShortcuts(page)
  await page.getByRole('checkbox').nth(1).check()
  await page.keyboard.press('j')
  await check('seleção')
  await card(page, 'Dois').getByRole('button', { name: 'Recusar' }).click()
  await expect(cards(page)).toHaveCount(1)
  await check('desfazer')
  await page.keyboard.press('?')
  await check('atalhos')
  for (const at of ['/moderacao?estado=publicadas', '/moderacao?estado=recusadas', ...PAGES.slice(2)]) {
    await page.goto(at)
    await check(at)
  }
})
