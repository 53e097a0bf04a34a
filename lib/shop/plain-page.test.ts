import { readFileSync } from 'node:fs'
import { html } from './html.ts'
import { plainPage } from './plain-page.ts'

const page = (content = html`<p>Olá</p>`) =>
  plainPage({ lang: 'pt', heading: 'Título', brand: 'Rosalume', home: '/', content })

test('its colours are those of app/tokens.css', () => {
  const tokens = readFileSync('app/tokens.css', 'utf8')
  const own = [...page().matchAll(/(--[a-z-]+):(#[0-9a-f]+)/g)]
  expect(own.length).toBeGreaterThan(9)
  for (const [, name, value] of own) expect(tokens).toContain(`${name}: ${value};`)
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)",
  '</textarea ><svg onload=alert(1)>',
  '&lt;b&gt;',
])('L24 %s stays text', (hostile) => {
  const text = page(
    html`<p title="${hostile}">${hostile}</p>
      <textarea>${hostile}</textarea>`,
  )
  const document = new DOMParser().parseFromString(text, 'text/html')
  const paragraph = document.querySelector('p')!
  expect([paragraph.textContent, paragraph.title, paragraph.attributes]).toEqual([
    hostile,
    hostile,
    expect.objectContaining({ length: 1 }),
  ])
  expect(document.querySelector('textarea')!.textContent).toBe(hostile)
  expect(document.querySelectorAll('script, img, svg')).toHaveLength(0)
})

test('lists are joined, what is not there vanishes, numbers are printed', () => {
  expect(html`${[html`<b>1</b>`, html`<i>2</i>`]}${undefined}${false}${null}${0}`.markup).toBe(
    '<b>1</b><i>2</i>0',
  )
})

test('it is a whole page in its language', () => {
  const document = new DOMParser().parseFromString(page(), 'text/html')
  expect(document.documentElement.lang).toBe('pt-BR')
  expect(document.title).toBe('Título')
  expect(document.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})
