import { cleanup, render, screen } from '@testing-library/react'
import type { Kit } from '#lib/shop/kit.ts'
import { KitLinks } from './kit-links.tsx'

const kit = (units: number, more: Partial<Kit> = {}) =>
  ({
    id: `K${units}`,
    itemId: 100 * units,
    title: `${units} potes`,
    units,
    price: 2490 * units,
    inStock: true,
    hasFlavours: true,
    flavours: [
      { id: 100 * units, name: 'A', picture: '', inStock: units !== 2, keys: ['a'] },
      { id: 100 * units + 1, name: 'B', picture: '', inStock: true, keys: ['b'] },
    ],
    ...more,
  }) as Kit

const show = (kits: Kit[], lang: 'pt' | 'en' = 'pt', more: { current?: number; flavour?: number } = {}) =>
  render(<KitLinks kits={kits} current={200} path="/colageno" lang={lang} {...more} />)

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  ['pt', '/colageno', 'R$ 49,80'],
  ['en', '/en/colageno', 'R$ 49.80'],
] as const)(
  'R52 %s: each size leads to its own address, the smallest one to that of the product',
  (lang, path, price) => {
    show([kit(2), kit(1), kit(5, { inStock: false })], lang)
    const links = screen.getAllByRole('link')
    expect(hrefs()).toEqual([path, `${path}?kit=200`, `${path}?kit=500`])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null])
    expect(links[1]).toHaveTextContent('2 potes')
    expect(links[1]!.textContent.replace(/\s/g, ' ')).toContain(price)
    expect(links[2]).toHaveTextContent(lang === 'pt' ? 'Esgotado' : 'Sold out')
  },
)

test('R52 each size leads to its kit of the selected flavour; a flavour that the kit does not have is not replaced', () => {
  const sizes = [kit(1), kit(2), kit(5)]
  show(sizes, 'pt', { current: 100, flavour: 101 })
  expect(hrefs()).toEqual(['/colageno?sabor=101', '/colageno?sabor=201', '/colageno?sabor=501'])
  cleanup()
  show(sizes, 'pt', { current: 100, flavour: 100 })
  expect(hrefs()).toEqual(['/colageno?sabor=100', '/colageno?kit=200', '/colageno?sabor=500'])
  const links = screen.getAllByRole('link')
  expect(links.map(({ dataset }) => dataset['items'])).toEqual(['', '200 0 201', '500 500 501'])
})

test('R52 a kit with a single flavour is open to no choice: its address has that flavour, and no choice beside it changes the link', () => {
  const single = kit(5, { flavours: kit(5).flavours.slice(0, 1) })
  show([kit(1), single], 'pt', { current: 100 })
  const [, five] = screen.getAllByRole('link')
  expect(five).toHaveAttribute('href', '/colageno?sabor=500')
  expect(five).toHaveAttribute('data-items', '')
})

test.each([
  ['pt', 'Mais vendido'],
  ['en', 'Best seller'],
] as const)(
  '%s: a size that can be bought has its saving, and the line above names the first one with a badge',
  (lang, badge) => {
    const soldOut = kit(1, { priceFrom: 4990, badge: 'X', inStock: false })
    show(
      [soldOut, kit(2, { priceFrom: 9960, badge }), kit(5), kit(10, { priceFrom: 49900, badge: 'Y' })],
      lang,
    )
    const savings = screen.getAllByRole('link').map((link) => /−\d+%/.exec(link.textContent)?.[0])
    expect(savings).toEqual([undefined, '−50%', undefined, '−50%'])
    expect(screen.getByText(`· ${badge}: 2 potes`, { exact: false })).toBeVisible()
    expect(screen.queryByText(/[XY]: /)).toBeNull()
  },
)

test('the navigation of sizes is not named "Escolha o seu kit", as the section of all kits on the same page is', () => {
  show([kit(2), kit(1)])
  expect(screen.getByRole('navigation', { name: 'Tamanho do kit' })).toBeInTheDocument()
  expect(screen.queryByText('Escolha o seu kit')).toBeNull()
})

test('a single kit shows no links', () => {
  show([kit(1)])
  expect(screen.queryByRole('navigation')).toBeNull()
})
