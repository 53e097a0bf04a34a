import { LANGUAGES } from '../languages.ts'
import { expect, test } from './fixtures.ts'

for (const { lang, home, localPath, notFound } of LANGUAGES) {
  const suggestion = lang === 'pt' ? 'Você procurava por' : 'Were you looking for'

  test(`R7 ${lang}: a URL with a typo suggests the nearest page`, async ({ plain }) => {
    for (const [path, suggested, target] of [
      ['/colagenos-verisol', /Verisol/, '/verisol'],
      ['/wey', /Whey/, '/whey'],
      ['/pagina/termo', /Termos|Terms/, '/pagina/termos'],
    ] as const) {
      await plain.open(localPath(path))
      expect(plain.response.status(), path).toBe(404)
      expect(plain.text()).toContain(notFound)
      expect(plain.text(plain.main)).toMatch(new RegExp(`${suggestion} [^?]+\\?`))
      await plain.follow(suggested, plain.main)
      expect(plain.url.pathname).toBe(localPath(target))
      expect(plain.response.status()).toBe(200)
    }
    expect(plain.text(plain.body.querySelector('h1')!)).toMatch(/Termos|Terms/)
  })

  test(`R7 ${lang}: a URL that resembles no page has a search form and links to the home page and to popular pages`, async ({
    plain,
  }) => {
    await plain.open(localPath('/xyzzy-plugh'))
    expect(plain.response.status()).toBe(404)
    expect(plain.text(plain.body.querySelector('h1')!)).toContain('404')
    expect(plain.text(plain.main)).not.toContain(suggestion)
    expect(plain.main.querySelectorAll('nav a').length).toBeGreaterThan(0)
    plain.fill(lang === 'pt' ? 'O que você procura?' : 'What are you looking for?', 'whey', plain.main)
    await plain.press(lang === 'pt' ? 'Buscar' : 'Search', plain.main)
    expect(plain.url.pathname + plain.url.search).toBe(localPath('/busca?busca=whey'))
    expect(plain.response.status()).toBe(200)
    await plain.open(localPath('/xyzzy-plugh'))
    await plain.follow(lang === 'pt' ? 'Ir para a página inicial' : 'Go to the home page', plain.main)
    expect(plain.url.pathname).toBe(home)
  })
}
