import { render, screen, waitFor } from '@testing-library/react'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { addPictures } from './menu-pictures.ts'

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
  await addPictures(details)
  expect(boxesOf(details)).toEqual([])
  await routeFetchToStore()
  await addPictures(details)
  await waitFor(() =>
    expect(sourcesOf(details)).toEqual(['/img/serum-160.webp', '/img/whey-chocolate-160.webp']),
  )
})

test('each link of a group of products gets one picture, without a text of its own', async () => {
  await routeFetchToStore()
  const details = group(['/serum'])
  await Promise.all([addPictures(details), addPictures(details)])
  await addPictures(details)
  expect(sourcesOf(details)).toEqual(['/img/serum-160.webp'])
  expect(screen.getByRole('link', { name: '/serum' })).toContainElement(details.querySelector('img'))
})

test('a group with a link to something else stays text, and its next opening reserves no place', async () => {
  await routeFetchToStore()
  const details = group(['/serum', '/monte-seu-kit'])
  await addPictures(details)
  expect(boxesOf(details)).toEqual([])
  const again = addPictures(details)
  expect(boxesOf(details)).toEqual([])
  await again
})

test('boxes of the size of the pictures keep their place until they are known', async () => {
  await routeFetchToStore()
  const details = group(['/serum', '/whey'])
  const adding = addPictures(details)
  const sizes = () => boxesOf(details).map(({ style: { width, height } }) => [width, height])
  const reserved = sizes()
  expect([reserved, sourcesOf(details)]).toEqual([Array(2).fill(['48px', '48px']), []])
  await adding
  expect([sizes(), sourcesOf(details).length]).toEqual([reserved, 2])
})
