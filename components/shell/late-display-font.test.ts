import { showDisplayFont } from './late-display-font.ts'

const face = { family: 'display' }
const fonts: unknown[] = []

/** A page whose headings have a line more in the fallback font, and whose sections the browser skips. */
function openPage(): void {
  const link = '<link rel="preload" as="font" href="/fraunces.woff2">'
  const section = (id: string) => `<section data-deferred="true" id="${id}"><h2>Compra segura</h2></section>`
  document.body.innerHTML = link + section('above') + section('below')
  document.querySelector('#above')!.getBoundingClientRect = () => new DOMRect(0, -900, 360, 400)
  document.querySelector('#below')!.getBoundingClientRect = () => new DOMRect(0, 1500, 360, 400)
  Object.assign(Element.prototype, { checkVisibility: () => false })
  Object.assign(document, { fonts: { add: (added: unknown) => fonts.push(added) } })
  Object.assign(window, { FontFace: jest.fn(() => ({ load: () => Promise.resolve(face) })) })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return fonts.includes(face) && !this.style.fontFamily ? 24 : 48
  })
}

test('decision 0091 a heading above the screen keeps its height when the display font comes late, and one below is not laid out', async () => {
  openPage()
  await showDisplayFont()
  expect(fonts).toEqual([face])
  expect(document.querySelector<HTMLElement>('#above h2')!.style.fontFamily).toMatch('Fraunces Times')
  expect(document.querySelector<HTMLElement>('#below h2')!.style.fontFamily).toBe('')
})

test('decision 0091 the letter spacing leaves the part of a heading in another font alone', async () => {
  openPage()
  const name = '<span style="font-family: Figtree">Colágeno </span>'
  document.body.innerHTML = `<link rel="preload" as="font" href="/fraunces.woff2"><h3 style="font-family: Fraunces"><a href="/">${name}1 pote</a></h3>`
  Object.assign(Element.prototype, { checkVisibility: () => true })
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24)
  const measureText = (text: string) => ({ width: text.length * (fonts.includes(face) ? 9 : 8) })
  fonts.length = 0
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText } as never)
  await showDisplayFont()
  expect(document.querySelector('h3')!.style.letterSpacing).toBe('-1px')
  expect(document.querySelector('span')!.style.letterSpacing).toBe('normal')
})
