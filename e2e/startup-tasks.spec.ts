import { expect, test } from './fixtures.ts'

type Parts = Record<'react' | 'router' | 'hydration', boolean>

declare global {
  interface Window {
    /** What of the framework there was before and after each timer of the page. */
    turns: { before: Parts; after: Parts }[]
  }
}

test('0032 the framework starts in turns, and a press after them is answered', async ({ page }) => {
  await page.addInitScript(() => {
    // The router watches for links that come into view, from its evaluation on.
    let router = false
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
        super(...given)
        router = true
      }
    }
    const parts = () => ({
      react: '__next_s' in window,
      router,
      hydration: Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    })
    window.turns = []
    const wait = window.setTimeout
    window.setTimeout = ((act: () => void, ...rest: [number?]) =>
      wait(
        () => {
          const before = parts()
          act()
          window.turns.push({ before, after: parts() })
        },
        ...rest,
      )) as typeof setTimeout
  })
  await page.goto('/serum')
  await page.waitForFunction(() => window.turns.some(({ before }) => before.hydration))
  const turns = await page.evaluate(() => window.turns)
  expect(turns.find(({ after }) => after.router)).toEqual({
    before: { react: true, router: false, hydration: false },
    after: { react: true, router: true, hydration: false },
  })
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible()
})

test('0031 a press on the page before its header has started counts', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () => {
      const button = document.querySelector<HTMLButtonElement>('main form button[type=submit]')
      const listens = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
      if (button && listens) button.click()
      else setTimeout(press)
    }
    if (location.pathname === '/serum') press()
  })
  await page.goto('/serum')
  // In the drawer, or on the cart's page where the browser sent the form by itself.
  const heading = page.getByRole('heading', { name: 'Seu carrinho' })
  await expect(heading).toBeVisible()
  const cart = await (await page.request.get('/v2/front/checkout/cart')).json()
  expect(cart.quantidadeTotal).toBe(1)
})
