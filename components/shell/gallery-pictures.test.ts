import { fireEvent } from '@testing-library/dom'
import { watchGalleries } from './gallery-pictures.ts'

const NAMES = ['cranberry', 'copo', 'limao', 'manga', 'verso']

function openPage() {
  document.body.innerHTML = `
    <div id="gallery">
      <div role="group">${NAMES.map((name) => `<a href="#"><img loading="lazy" alt="${name}"></a>`).join('')}</div>
      <div>${NAMES.map((name, place) => `<button ${place === 0 ? 'aria-current="true"' : ''}><img alt="" id="${name}"></button>`).join('')}</div>
    </div>
    <button id="other"></button>`
  for (const name of NAMES)
    Object.defineProperty(document.querySelector(`#${name}`), 'currentSrc', {
      value: `/img/${name}-160.avif`,
    })
  for (const picture of pictures()) {
    Object.defineProperty(picture, 'complete', { value: false, configurable: true })
    picture.decode = () => Promise.resolve()
  }
}

const pictures = () => [...document.querySelectorAll<HTMLImageElement>('[role=group] img')]
const backgrounds = () => pictures().map(({ parentElement }) => parentElement!.style.backgroundImage)
const loading = () => pictures().map((picture) => picture.getAttribute('loading'))

beforeEach(openPage)

test('the thumbnail is shown until the large picture has loaded', async () => {
  watchGalleries()
  expect(backgrounds()).toEqual(NAMES.map((name) => `url("/img/${name}-160.avif")`))
  fireEvent.load(pictures()[1]!)
  await Promise.resolve()
  expect(backgrounds()[1]).toBe('')
})

test('decision 0111 a dot of a phone has loaded no file, so the small file of its picture is shown', () => {
  document.body.innerHTML = `<div><div role="group"><a href="#"><img></a></div><div><button><picture>
    <source srcset="/img/limao-160.avif 160w"><img alt="" loading="lazy"></picture></button></div></div>`
  Object.defineProperty(pictures()[0], 'complete', { value: false })
  watchGalleries()
  expect(backgrounds()).toEqual(['url("/img/limao-160.avif")'])
})

test('choosing a flavour shows the thumbnails in a gallery that has come with a later page', () => {
  document.body.innerHTML = ''
  watchGalleries()
  openPage()
  expect(backgrounds()[2]).toBe('')
  fireEvent.change(document.querySelector('#other')!)
  expect(backgrounds()[2]).toBe('url("/img/limao-160.avif")')
})

test('a picture that has loaded gets no thumbnail behind it', () => {
  Object.defineProperty(pictures()[0], 'complete', { value: true })
  watchGalleries()
  expect(backgrounds()[0]).toBe('')
})

test('moving to a thumbnail loads its picture and the neighbours of it, and no others', () => {
  watchGalleries()
  fireEvent.pointerOver(document.querySelector('#other')!)
  expect(loading()).toEqual(NAMES.map(() => 'lazy'))
  fireEvent.pointerOver(document.querySelector('#limao')!)
  expect(loading()).toEqual(['lazy', 'eager', 'eager', 'eager', 'lazy'])
})

test('the first touch of the pictures loads the neighbour of the one that is shown', () => {
  watchGalleries()
  fireEvent.touchStart(pictures()[0]!)
  expect(loading().slice(0, 3)).toEqual(['eager', 'eager', 'lazy'])
})
