import type { Browser } from '@playwright/test'
import {
  collectViolations,
  logViolations,
  drawerOf,
  expect,
  kitCard,
  LANGUAGES,
  test,
  waitingForHydration,
} from './fixtures.ts'

// One worker starts the shop whose store fails once.
test.describe.configure({ mode: 'default' })

test('L9 the outage page keeps the requested URL and reloads it', async ({
  browser,
  storeFaults: { proxy, shop },
  policyViolations,
}) => {
  const path = '/en/espuma-de-limpeza-facial.html'
  await proxy.mode('http500')
  const page = await inNewContext(browser, policyViolations)
  await page.goto(shop.origin + path)
  await expect(page.getByRole('heading', { name: LANGUAGES[1].unavailable })).toBeVisible()
  await proxy.mode('ok')
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  expect(new URL(page.url()).pathname).toBe(path)
  await page.context().close()
})

for (const language of LANGUAGES) {
  test(
    `L10 ${language.lang}: when adding to the cart fails the page shows an error, stays usable and keeps the selection`,
    { tag: '@one-language' },
    async ({ browser, storeFaults: store, consoleErrors, policyViolations }) => {
      const page = await inNewContext(browser, policyViolations)
      await page.goto(store.shop.origin + language.home)
      await store.proxy.mode('http500', { only: /POST .*checkout\/cart/ })
      const card = kitCard(page, language.lang === 'pt' ? '1 pote' : '1 jar').first()
      const select = card.getByLabel(language.flavour, { exact: true })
      await select.selectOption({ label: 'Cranberry' })
      await card.getByRole('button', { name: language.add }).click()
      await expect(page.getByText(language.addFailed)).toBeVisible()
      await expect(drawerOf(page, language)).toBeHidden()
      await expect(select).toHaveValue('422')
      await store.proxy.mode('ok')
      await card.getByRole('button', { name: language.add }).click()
      await expect(drawerOf(page, language)).toBeVisible()
      await page.context().close()
      expect(consoleErrors).toEqual([])
    },
  )
}

async function inNewContext(browser: Browser, violations: string[]) {
  const context = await browser.newContext()
  await logViolations(context)
  collectViolations(context, violations)
  return waitingForHydration(await context.newPage())
}
