import { expect, test } from './fixtures.ts'

interface NextWindow {
  next: { router: { push(address: string): void } }
}

test('R3 an unknown URL stays in the address bar, also after navigation inside the shop', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => Boolean((window as Partial<NextWindow>).next?.router))
  await page.evaluate(() => (window as unknown as NextWindow).next.router.push('/nada'))
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page).toHaveTitle('Página não encontrada')
  await expect(page).toHaveURL(/\/nada$/)
  await expect(page.locator('meta[name="robots"][content^="noindex"]').first()).toBeAttached()
  // The browser logs the 404 document as an error.
  consoleErrors.length = 0
})
