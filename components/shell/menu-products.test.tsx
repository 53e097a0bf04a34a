import { fireEvent, render, waitFor } from '@testing-library/react'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { addProducts, watchMenuProducts } from './menu-products.ts'
import { MENU_PANEL } from './panel-ids.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

function group(paths: readonly string[]) {
  const { container } = render(
    <details open>
      <summary>Skincare</summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    </details>,
  )
  return container.querySelector('details')!
}

const sourcesOf = (details: Element) =>
  [...details.querySelectorAll('img')].map((image) => image.getAttribute('src'))

const boxesOf = (details: Element) => [...details.querySelectorAll<HTMLElement>('[data-part=picture]')]

test('while the store fails the group stays text, and the next opening tries again', async () => {
  globalThis.fetch = () => Promise.reject(new Error('offline'))
  const details = group(['/serum', '/whey'])
  await addProducts(details)
  expect(boxesOf(details)).toEqual([])
  await routeFetchToStore()
  await addProducts(details)
  await waitFor(() =>
    expect(sourcesOf(details)).toEqual(['/img/serum-160.webp', '/img/whey-chocolate-160.webp']),
  )
})

test('each link of a group of products gets one picture, without a text of its own', async () => {
  await routeFetchToStore()
  const details = group(['/serum'])
  await Promise.all([addProducts(details), addProducts(details)])
  await addProducts(details)
  expect(sourcesOf(details)).toEqual(['/img/serum-160.webp'])
  expect(details.querySelector('a')).toContainElement(details.querySelector('img'))
})

test('each product shows its price once: with several sizes the lowest price, on request no price; a sold-out product says so', async () => {
  await routeFetchToStore()
  const details = group([
    '/serum',
    '/creme-corporal-com-colageno',
    '/caixa-de-colageno-para-clinicas',
    '/mascara-de-argila-rosa-com-acido-hialuronico.html',
  ])
  await Promise.all([addProducts(details), addProducts(details)])
  expect(
    [...details.querySelectorAll('a')].map((link) => link.textContent.replaceAll('\u00a0', ' ')),
  ).toEqual([
    '/serumR$ 59,90',
    '/creme-corporal-com-colagenoa partir de R$ 29,90',
    '/caixa-de-colageno-para-clinicas',
    '/mascara-de-argila-rosa-com-acido-hialuronico.htmlEsgotado',
  ])
})

test('a group with a link to something else stays text, and its next opening reserves no place', async () => {
  await routeFetchToStore()
  const details = group(['/serum', '/monte-seu-kit'])
  await addProducts(details)
  expect(boxesOf(details)).toEqual([])
  const again = addProducts(details)
  expect(boxesOf(details)).toEqual([])
  await again
})

test('until the pictures are loaded, boxes of their size reserve the place', async () => {
  await routeFetchToStore()
  const details = group(['/serum', '/whey'])
  const adding = addProducts(details)
  const sizes = () => boxesOf(details).map(({ style: { width, height } }) => [width, height])
  const reserved = sizes()
  expect([reserved, sourcesOf(details)]).toEqual([Array(2).fill(['48px', '48px']), []])
  await adding
  expect([sizes(), sourcesOf(details).length]).toEqual([reserved, 2])
})

test('the pictures of a group load when a mouse reaches it, before it opens, and those of the others do not', async () => {
  await routeFetchToStore()
  window.matchMedia = () => ({ matches: true }) as unknown as MediaQueryList
  document.body.innerHTML = `<nav id="${MENU_PANEL}">
    <details><summary>Skincare</summary><ul><li><a href="/serum">Sérum</a></li></ul></details>
    <details><summary>Proteínas</summary><ul><li><a href="/whey">Whey</a></li></ul></details></nav>`
  watchMenuProducts()
  const [reached, other] = document.querySelectorAll('details')
  fireEvent.pointerOver(reached!.querySelector('summary')!)
  await waitFor(() => expect(sourcesOf(reached!)).toEqual(['/img/serum-160.webp']))
  fireEvent.pointerOver(reached!.querySelector('summary')!)
  expect([reached!.open, sourcesOf(reached!).length, sourcesOf(other!)]).toEqual([false, 1, []])
})
