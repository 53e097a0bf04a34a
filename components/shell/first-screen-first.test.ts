import { sectionDelay } from '#components/ui/section-delay.ts'
import { markPageRendered, renderFirstScreenFirst } from './first-screen-first.ts'

beforeAll(() => {
  renderFirstScreenFirst()
  document.body.addEventListener('click', (event) => event.preventDefault())
})

function isDelayedAfterClick(selector: string): boolean {
  document.body.innerHTML =
    '<a href="https://example.com/">Fora</a><button>Menu</button><a href="/serum"><b>Ir</b></a><a href="/serum#avaliacoes"><i>Ver</i></a>'
  document.querySelector<HTMLElement>(selector)!.click()
  return sectionDelay()!.isDelayed()
}

test('decision 0071 a click on a link of the shop without an anchor, or on a part of it, delays sections until the page is rendered; no other click does', () => {
  expect(isDelayedAfterClick('a')).toBe(false)
  expect(isDelayedAfterClick('button')).toBe(false)
  expect(isDelayedAfterClick('b')).toBe(true)
  expect(isDelayedAfterClick('i')).toBe(false)
  expect(isDelayedAfterClick('b')).toBe(true)
  markPageRendered()
  expect(sectionDelay()!.isDelayed()).toBe(false)
})

test('decision 0071 sections are shown in their order after a paint; a section of a page that the visitor has left is not shown', async () => {
  const shown: string[] = []
  const { showLater } = sectionDelay()!
  showLater(() => shown.push('first'))
  showLater(() => shown.push('left'))()
  const last = new Promise<void>((resolve) =>
    showLater(() => {
      shown.push('last')
      resolve()
    }),
  )
  expect(shown).toEqual([])
  await last
  expect(shown).toEqual(['first', 'last'])
})
