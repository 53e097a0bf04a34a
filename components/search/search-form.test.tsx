import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { queryClient } from '#lib/browser/cart-query.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { SearchForm } from './search-form.tsx'
import { DEMO_USD } from '#lib/testing/demo-settings.ts'

let pathname = '/'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

const realFetch = globalThis.fetch
let store: StoreFetch
let user: UserEvent

beforeEach(async () => {
  user = userEvent.setup()
  pathname = '/'
  queryClient().clear()
  store = await routeFetchToStore()
})

afterEach(() => {
  globalThis.fetch = realFetch
  localStorage.clear()
})

const input = () => screen.getByLabelText(/O que você procura\?|What are you looking for\?/)
const list = () => screen.findByRole('listbox')
const options = async () => within(await list()).getAllByRole('option')
const texts = async () => (await options()).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const activeOptionText = () => {
  const id = input().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

/** Types into the field after the code of the suggestions has loaded. */
async function type(text: string) {
  await user.click(input())
  await waitFor(() => expect(input()).toHaveAttribute('role', 'combobox'))
  await user.type(input(), text)
}

/** Waits longer than the debounce of the field. */
const waitForDebounce = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)))

/** Waits for the suggestions for the text in the field. */
const suggestionCount = () => screen.findByText(/^\d+ (?:sugest|suggest)/)

const form = (lang: Lang = 'pt', value?: string) => (
  <SearchForm lang={lang} id="busca" value={value} conversion={DEMO_USD} />
)

test.each<[Lang, string, string]>([
  ['pt', '/busca', 'Buscar'],
  ['en', '/en/busca', 'Search'],
])('without JavaScript the search is a form that leads to the results page, %s', (lang, action, submit) => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(form(lang, 'whey "gold"'))
  const search = root.querySelector('form[role=search]')
  expect(search).toHaveAttribute('action', action)
  expect(search).toHaveAttribute('method', 'get')
  expect(root.querySelector('button')).toHaveAttribute('type', 'submit')
  expect(root.querySelector('button')).toHaveAccessibleName(submit)
  expect(root.querySelector('input')).toHaveAttribute('name', 'busca')
  expect(root.querySelector('input')).toHaveValue('whey "gold"')
})

test('the suggestions are products with their prices; the last entry links to all results', async () => {
  render(form())
  await type('colageno')
  await suggestionCount()
  const found = await texts()
  expect(found.length).toBeGreaterThan(2)
  expect(found[0]).toMatch(/Colágeno.*R\$ \d+,\d\d/)
  expect(found.at(-1)).toBe('Ver todos os resultados para “colageno”')
  const [first, ...rest] = await options()
  expect(first).toHaveAttribute('href', expect.stringMatching(/^\/[a-z]/))
  expect(first?.querySelector('mark')).toHaveTextContent('Colágeno')
  expect(rest.at(-1)).toHaveAttribute('href', '/busca?busca=colageno')
  expect(screen.getByText(`${found.length - 1} sugestões`)).toHaveAttribute('role', 'status')
})

test.each<[Lang, string, string]>([
  ['pt', 'creme corporal', 'a partir de R$ 29,90'],
  ['en', 'body cream', 'from R$ 29.90'],
])(
  'the suggestion of a product with several prices names the lowest as such, %s',
  async (lang, text, price) => {
    render(form(lang))
    await type(text)
    await suggestionCount()
    const found = (await texts()).map((each) => each?.replaceAll('\u00a0', ' '))
    expect(found[0]).toContain(price)
  },
)

test('P3 English suggestions have reais, the approximate amount in dollars, and English addresses', async () => {
  render(form('en'))
  await type('whey')
  await suggestionCount()
  const [first] = await texts()
  expect(first).toMatch(/Whey.*R\$\s\d+\.\d\d \(about US\$\s\d+\.\d\d\)/)
  expect((await options())[0]).toHaveAttribute('href', '/en/whey')
  expect(store.calls[0]?.headers.get('accept-language')).toBe('en')
})

test('one request is sent after the debounce; none for a single letter or again for the same text', async () => {
  render(form())
  await type('w')
  await waitForDebounce()
  expect(store.calls).toHaveLength(0)
  await user.type(input(), 'hey')
  await suggestionCount()
  expect(store.calls.map(({ path }) => path)).toEqual([
    '/v2/front/url/product/listing/search?busca=whey&limit=6',
  ])
  await user.type(input(), '{Backspace}{Backspace}')
  await waitFor(() => expect(store.calls).toHaveLength(2))
  await user.type(input(), 'ey')
  await waitFor(async () => expect((await texts()).at(-1)).toContain('“whey”'))
  await waitForDebounce()
  expect(store.calls).toHaveLength(2)
})

test('a new text aborts the request of the old one', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  const storeFetch = globalThis.fetch
  globalThis.fetch = (request, init) => {
    signals.push(init?.signal)
    return storeFetch(request, init)
  }
  store.intercept = (call, pass) => (call.path.includes('busca=se&') ? new Promise(() => {}) : pass())
  render(form())
  await type('se')
  await waitFor(() => expect(signals).toHaveLength(1))
  await user.type(input(), 'rum')
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  await suggestionCount()
  expect((await texts())[0]).toMatch(/Sérum/)
})

test('the arrow keys cycle through options and field, Enter follows the active option, Esc closes the list and keeps the text', async () => {
  render(form())
  await type('retinol')
  await suggestionCount()
  const entries = await options()
  expect(input()).toHaveAttribute('aria-expanded', 'true')
  expect(input()).toHaveAttribute('aria-controls', (await list()).id)
  await user.keyboard('{ArrowDown}')
  expect(activeOptionText()).toBe(entries[0]?.textContent)
  expect(entries[0]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}')
  expect(activeOptionText()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  expect(activeOptionText()).toBe('Ver todos os resultados para “retinol”')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const pressed = jest.fn((event: Event) => event.preventDefault())
  entries[0]?.addEventListener('click', pressed)
  await user.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{ArrowDown}')
  await list()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input()).toHaveValue('retinol')
  expect(input()).toHaveAttribute('aria-expanded', 'false')
  expect(input()).not.toHaveAttribute('aria-controls')
})

test('Enter without an active option submits the form', async () => {
  render(form())
  const sent = jest.fn((event: Event) => event.preventDefault())
  screen.getByRole('search').addEventListener('submit', sent)
  await type('retinol{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('the list closes when the focus leaves the form or the route changes, but not on a press in the list', async () => {
  const { rerender } = render(form())
  await type('whey')
  expect(fireEvent.mouseDown((await options())[0]!)).toBe(false)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus()
  await list()
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.type(input(), 'x{Backspace}')
  await list()
  pathname = '/whey'
  rerender(form())
  await user.tab({ shift: true })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('no results show a message and no options', async () => {
  render(form())
  await type('zzzzqqqq')
  const lines = await screen.findAllByText(/^Nenhum produto para “zzzzqqqq”\./)
  expect(lines).toHaveLength(2)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input()).toHaveAttribute('aria-expanded', 'false')
})

test.each<[Lang, string, string]>([
  ['pt', 'melatonina 10mg', 'Resultados para “melatonina”'],
  ['en', 'melatonni', 'Results for “melatonin”'],
])('the suggestions say what was searched instead of the text, %s', async (lang, text, note) => {
  render(form(lang))
  await type(text)
  const status = await screen.findByText(new RegExp(`^${note} \\d+ sug`))
  expect(status).toHaveAttribute('role', 'status')
  expect(screen.getByText(note)).toBeVisible()
  expect((await texts()).at(-1)).toMatch(/“melatonina?”$/)
  expect((await options())[0]?.querySelector('mark')).toHaveTextContent(/^Melatonina?$/)
})

test('a message shows while the request runs', async () => {
  store.intercept = () => new Promise(() => {})
  render(form())
  await type('whey')
  expect(await screen.findByText('Procurando…')).toBeInTheDocument()
  expect(await texts()).toEqual(['Ver todos os resultados para “whey”'])
})

test.each([
  [true, 'Não foi possível carregar as sugestões. A busca continua funcionando.'],
  [false, 'Você está sem conexão. As sugestões voltam com ela.'],
])('a failed request shows a message (online: %s)', async (onLine, line) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  store.intercept = () => Promise.reject(new TypeError('Failed to fetch'))
  render(form())
  await type('whey')
  expect(await screen.findAllByText(line)).toHaveLength(2)
  expect(await texts()).toEqual(['Ver todos os resultados para “whey”'])
  jest.restoreAllMocks()
})

test('a prefilled field suggests nothing until its text changes', async () => {
  render(form('pt', 'whey'))
  await user.click(input())
  await waitFor(() => expect(input()).toHaveAttribute('role', 'combobox'))
  await waitForDebounce()
  expect(store.calls).toHaveLength(0)
  await user.keyboard('{ArrowDown}')
  await suggestionCount()
  expect((await texts())[0]).toMatch(/Whey/)
})

test('markup in the search text is shown as text', async () => {
  render(form())
  await type('<img src=x onerror=alert(1)>')
  await screen.findAllByText(/Nenhum produto para “<img src=x onerror=alert\(1\)>”/)
  expect(document.querySelector('img')).toBeNull()
})

describe('recent and popular searches', () => {
  const popular = 'colágeno limão,whey'
  const show = (lang: Lang = 'pt') =>
    render(<SearchForm lang={lang} id="busca" conversion={DEMO_USD} popular={popular} />)

  test('the empty field shows the brand’s popular searches; typing replaces them by suggestions', async () => {
    show()
    await user.click(input())
    const links = within(await screen.findByRole('group', { name: 'Buscas populares' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['colágeno limão', '/busca?busca=col%C3%A1geno+lim%C3%A3o'],
      ['whey', '/busca?busca=whey'],
    ])
    expect(screen.queryByRole('group', { name: 'Buscas recentes' })).toBeNull()
    await user.type(input(), 'whey')
    await suggestionCount()
    expect(screen.queryByRole('group')).toBeNull()
  })

  test('a text without results is followed by the popular searches', async () => {
    show()
    await type('zzzzqqqq')
    await screen.findAllByText(/^Nenhum produto para “zzzzqqqq”\./)
    const links = within(screen.getByRole('group', { name: 'Buscas populares' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['colágeno limão', 'whey'])
  })

  test('a search is remembered in this browser and can be removed; Esc closes the list', async () => {
    localStorage.setItem('buscas', JSON.stringify(['sérum', 7]))
    show('en')
    screen.getByRole('search').addEventListener('submit', (event) => event.preventDefault())
    await type('whey{Enter}')
    await user.clear(input())
    await user.tab()
    await user.click(input())
    const recent = await screen.findByRole('group', { name: 'Recent searches' })
    await waitFor(() =>
      expect(
        within(recent)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['whey', 'sérum']),
    )
    await user.click(screen.getByRole('button', { name: 'Remove “sérum” from recent searches' }))
    expect(localStorage.getItem('buscas')).toBe('["whey"]')
    expect(input()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group')).toBeNull()
  })

  test('a brand without popular searches has no list until this browser has searched', async () => {
    localStorage.setItem('buscas', '["whey"]')
    const { container } = render(<SearchForm lang="pt" id="busca" conversion={DEMO_USD} />)
    await user.click(input())
    await screen.findByRole('group', { name: 'Buscas recentes' })
    await user.click(screen.getByRole('button', { name: 'Remover “whey” das buscas recentes' }))
    expect(input()).toHaveFocus()
    // Not even the empty box of the list is left.
    expect(container.querySelector('form div')).toBeNull()
  })

  test('Esc that closes the list also closes the panel of a phone, but nothing else on a wide screen', async () => {
    const left = jest.fn(({ defaultPrevented }: Event) => defaultPrevented)
    document.addEventListener('keydown', left)
    const { unmount } = show()
    await user.click(input())
    await screen.findByRole('group')
    await user.keyboard('{Escape}')
    expect(left).not.toHaveBeenCalled()
    unmount()

    render(
      <div role="dialog" aria-label="Busca">
        <SearchForm lang="pt" id="busca" conversion={DEMO_USD} popular={popular} />
      </div>,
    )
    await user.click(input())
    await screen.findByRole('group')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group')).toBeNull()
    expect(left).toHaveReturnedWith(false)
    document.removeEventListener('keydown', left)
  })
})

test('R52 a suggestion selects the flavour that the text names', async () => {
  render(form())
  await type('colageno limao')
  await suggestionCount()
  expect((await options())[0]).toHaveAttribute('href', '/colageno?sabor=423')
})

test('a search about service has the pages that answer it as its first options, and products of similar words are not shown', async () => {
  const help = { label: 'Troca e devolução', href: '/pagina/troca-e-devolucao' }
  const asked: string[] = []
  const storeFetch = globalThis.fetch
  globalThis.fetch = (request, init) => {
    const url = new URL(String(request instanceof Request ? request.url : request), location.origin)
    if (url.pathname !== '/api/ajuda') return storeFetch(request, init)
    asked.push(url.search)
    return Promise.resolve(Response.json({ links: [help] }))
  }
  render(form())
  await type('troca')
  const option = await screen.findByRole('option', { name: help.label })
  expect(option).toHaveAttribute('href', help.href)
  expect(await texts()).toEqual([help.label, 'Ver todos os resultados para “troca”'])
  expect(screen.queryByText(/Nenhum produto/)).toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(activeOptionText()).toBe(help.label)
  await user.clear(input())
  await user.type(input(), 'whey')
  await waitFor(async () => expect((await texts()).at(-1)).toContain('“whey”'))
  await waitForDebounce()
  expect(asked).toEqual(['?busca=troca&lang=pt'])
})
