import { render, screen, within } from '@testing-library/react'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { addItems } from './late-menu-items.ts'
import { MenuEntry } from './menu-entry.tsx'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  history.replaceState(null, '', '/')
})

function show(lang: 'pt' | 'en', label: string) {
  const items = [{ label: 'Pele', path: '/produtos?filtro[objetivo]=pele', items: [] }]
  const entry = { label, path: '/produtos', items }
  render(<MenuEntry lang={lang} entry={entry} menu="menu-principal" />)
  return screen.getByText(label, { selector: 'summary' }).closest('details')!
}

const linksOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))

test.each([
  ['pt', 'Por objetivo', '', 'Pele'],
  ['en', 'By goal', '/en', 'Skin'],
] as const)(
  'R10 links to filtered lists are not in the HTML; the menu adds them once, and crawlers do not follow them, %s',
  async (lang, label, prefix, first) => {
    await routeFetchToStore()
    history.replaceState(null, '', `${prefix}/colageno`)
    const group = show(lang, label)
    expect(linksOf(group)).toEqual([`${prefix}/produtos`])
    await Promise.all([addItems(group), addItems(group)])
    await addItems(group)
    const links = linksOf(group)
    expect(links[1]).toBe(`${prefix}/produtos?filtro%5Bobjetivo%5D=pele`)
    expect(new Set(links).size).toBe(links.length)
    expect(within(group).getByText(first)).toHaveAttribute('rel', 'nofollow')
  },
)

test('while the store fails the group has the link to its page, and the next use tries again', async () => {
  globalThis.fetch = () => Promise.reject(new Error('offline'))
  const group = show('pt', 'Por objetivo')
  await addItems(group)
  expect(linksOf(group)).toEqual(['/produtos'])
  await routeFetchToStore()
  await addItems(group)
  expect(linksOf(group).length).toBeGreaterThan(5)
})
