import { expectAccessible } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'

const MENU = { pt: 'Páginas institucionais', en: 'About the store' }

for (const { lang, localPath } of LANGUAGES) {
  test(
    `spec section 4 ${lang}: keys open and close an answer within 300 ms, and at most one is open across all subjects`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(localPath('/pagina/duvidas-frequentes'))
      const open = page.getByRole('article').locator('details[open]')
      const questions = page.getByRole('article').locator('summary')
      await expect(open).toHaveCount(0)
      await questions.first().focus()
      await page.keyboard.press('Enter')
      await expect(open).toHaveCount(1)
      await page.keyboard.press('Tab')
      await questions.last().focus()
      await page.keyboard.press('Space')
      await expect(open).toHaveCount(1)
      await expect(open.locator('summary')).toHaveText(await questions.last().innerText())
      await page.keyboard.press('Space')
      await expect(open).toHaveCount(0)
      const duration = await open
        .or(page.getByRole('article').locator('details').first())
        .first()
        .evaluate((node) => getComputedStyle(node, '::details-content').transitionDuration)
      expect(duration).toMatch(/^(?:0\.3s(?:, )?)+$/)
    },
  )

  test(
    `R91 ${lang}: a link to a question opens its answer, and axe passes`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(`${localPath('/pagina/duvidas-frequentes')}#frete`)
      await expect(page.getByRole('article').locator('details[open]')).toHaveCount(1)
      await expect(page.locator('#frete')).toContainText(
        lang === 'pt' ? /R\$\s299,00.*R\$\s9,90/ : /R\$\s?299(?:\.00)?.*R\$\s?9\.90/,
      )
      await expect(page.locator('#frete')).toBeInViewport()
      await expectAccessible(page)
    },
  )
}

test('spec section 4 on a phone the side menu opens and closes by keyboard and by tap, on a wide screen it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/pagina/termos')
  const menu = page.getByRole('navigation', { name: 'Páginas institucionais' })
  const current = menu.getByRole('link', { name: 'Termos e condições' })
  const toggle = menu.locator('summary')
  expect((await menu.boundingBox())!.height).toBeLessThan(64)
  await expect(current).toBeHidden()
  await toggle.press('Enter')
  await expect(current).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await toggle.click()
  await expect(current).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(current).toBeInViewport({ ratio: 1 })
  await expect(toggle).toBeHidden()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { lang, localPath } of LANGUAGES) {
    test(
      `spec section 4 ${lang}: questions open one at a time`,
      { tag: '@one-language' },
      async ({ page }) => {
        await page.goto(localPath('/pagina/duvidas-frequentes'))
        const questions = page.getByRole('article').locator('summary')
        await questions.nth(0).click()
        await questions.nth(2).click()
        await expect(page.getByRole('article').locator('details[open]')).toHaveCount(1)
        await expect(page.locator('#porcoes')).toContainText('29 kcal')
        await page.getByRole('navigation', { name: MENU[lang] }).getByRole('link').nth(4).click()
        await expect(page).toHaveURL(new RegExp(`${localPath('/pagina/termos')}$`))
      },
    )
  }
})

test('in print every answer is visible and the menu is not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/pagina/duvidas-frequentes')
  await expect(page.locator('#frete')).toContainText('entrega')
  expect(
    await page.locator('#frete').evaluate((node) => node.getBoundingClientRect().height),
  ).toBeGreaterThan(20)
  await expect(page.getByRole('navigation', { name: 'Páginas institucionais' })).toBeHidden()
})
