import { expect, LANGUAGES, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow', isFirstVisit: true })

for (const { lang, home, localPath } of LANGUAGES) {
  test(
    `${lang}: offline the offline page is shown, and a retry works once the network is back`,
    { tag: '@one-language' },
    async ({ page, context, consoleErrors }) => {
      await page.goto(home)
      await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).active))
      await page.waitForFunction(async () => Boolean(await caches.match('/en/sem-conexao')))
      await context.setOffline(true)
      await page.goto(localPath('/whey'))
      const heading = page.getByRole('heading', {
        level: 1,
        name: lang === 'pt' ? 'Você está sem conexão' : 'You are offline',
      })
      await expect(heading).toBeVisible()
      await context.setOffline(false)
      await page.getByRole('button', { name: lang === 'pt' ? 'Tentar de novo' : 'Try again' }).click()
      await expect(heading).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: /Whey/ })).toBeVisible()
      // The browser logs requests that fail while offline.
      consoleErrors.length = 0
    },
  )
}
