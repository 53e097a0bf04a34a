import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test as base } from './fixtures.ts'
import { newWord, sendForModeration } from './moderated-reviews.ts'
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
  for (const name of ['Um', 'Dois', 'Três'])
    await sendForModeration(shop, { nome: `${name} ${word}` }, name === 'Dois')
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
  await sendForModeration(shop, { nome: `Um ${word}` })
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
  for (const name of ['Um', 'Dois', 'Três']) await sendForModeration(shop, { nome: `${name} ${word}` })
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

test('an answer of the shop appears below the review, escaped and with its day, on every page that shows it, and can be removed', async ({
  request,
  page,
  shop,
}) => {
  const word = newWord()
  const answer = `Obrigada ${word} <img src=x onerror=alert(1)>`
  const escaped = answer.replace('<', '&lt;').replace('>', '&gt;')
  await sendForModeration(
    shop,
    { nome: `Um ${word}`, comentario: 'Gostei', produto_categoria: 'serum' },
    true,
  )
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

test('WCAG 2.2 AA and no horizontal scrolling on every moderation page', async ({ page, shop }) => {
  const word = newWord()
  await sendForModeration(shop, { nome: `Um ${word}`, comentario: 'x'.repeat(300) }, true)
  await sendForModeration(shop, { nome: `Dois ${word}` })
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
