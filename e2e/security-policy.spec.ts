import { drawerOf, expect, kitCard, LANGUAGES, test, untilHydrated } from './fixtures.ts'
import { hydrateReviews, REVIEWS } from './reviews-on-page.ts'

test.use({ isFirstVisit: true })

const TEXTS = {
  pt: {
    tools: 'Filtrar e ordenar',
    lowest: 'Menor preço',
    enlarge: /^Ampliar: /,
    large: 'Foto ampliada',
    bigger: 'Aumentar a foto',
    kit: '1 pote',
  },
  en: {
    tools: 'Filter and sort',
    lowest: 'Lowest price',
    enlarge: /^Enlarge: /,
    large: 'Enlarged picture',
    bigger: 'Enlarge the picture',
    kit: '1 jar',
  },
} as const

for (const language of LANGUAGES) {
  const { lang } = language
  const text = TEXTS[lang]
  // The fixture fails the test on any violation; this test uses most parts of the shop in one document.
  test(
    `L19 ${lang}: the whole shop works under its policy, also after client navigations`,
    { tag: '@one-language' },
    async ({ page, policyViolations }) => {
      test.slow()
      let documents = 0
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents++
      })
      const main = page.getByRole('main')
      const follow = async (path: string, link = page.locator(`a[href="${language.localPath(path)}"]`)) => {
        await link.first().evaluate((node: HTMLElement) => node.click())
        await expect(page).toHaveURL((url) => url.pathname === language.localPath(path))
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      }
      await page.goto(language.home)
      await follow('/produtos')
      const tools = page.getByRole('navigation', { name: text.tools })
      // The orders are the last drop-down.
      await tools.locator('summary').last().click()
      await tools.getByRole('link', { name: text.lowest }).click()
      await expect(page).toHaveURL(/ordem=menor-preco/)
      await follow('/serum', main.locator(`a[href="${language.localPath('/serum')}"]`))

      await page.getByRole('link', { name: text.enlarge }).first().click()
      const zoom = page.getByRole('dialog', { name: text.large })
      await zoom.getByRole('button', { name: text.bigger }).click()
      await page.keyboard.press('Escape')
      await expect(zoom).toBeHidden()
      await main.locator('details > summary').first().click()
      const reviews = await hydrateReviews(page, lang)
      await reviews.getByRole('button', { name: REVIEWS[lang].write }).click()
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      await page.keyboard.press('Escape')

      await follow('/colageno')
      const card = kitCard(page, text.kit).first()
      await card.getByRole('button', { name: language.add }).click()
      await expect(page.getByText(language.noFlavour).first()).toBeVisible()
      await card.getByRole('combobox').first().selectOption({ label: 'Cranberry' })
      await card.getByRole('button', { name: language.add }).click()
      await expect(drawerOf(page, language)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawerOf(page, language)).toBeHidden()

      await page.getByRole('banner').getByRole('searchbox').fill('colageno')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/busca=colageno/)
      // The search form opens a document; before it is hydrated a link would open another.
      await untilHydrated(page)
      await follow('/monte-seu-kit')
      await follow('/pagina/atendimento')
      await page.goBack()
      await page.goForward()
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(documents, 'documents loaded').toBeLessThanOrEqual(2)
      expect(policyViolations).toEqual([])
    },
  )
}

test('L19 the policy blocks an inline script, an event handler, a style attribute and a picture of another origin', async ({
  page,
  policyViolations,
  consoleErrors,
}) => {
  await page.goto('/serum')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.hit = 1'
    document.body.append(script)
    const box = document.createElement('div')
    box.innerHTML =
      '<b style="color:red" onclick="window.hit = 1">x</b><img src="https://exemplo.invalid/a.png">'
    document.body.append(box)
    box.querySelector('b')!.click()
  })
  await expect.poll(() => policyViolations.length).toBeGreaterThanOrEqual(4)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-attr', 'img-src'])
    expect(policyViolations.join('\n')).toContain(directive)
  policyViolations.length = 0
  consoleErrors.length = 0
})
