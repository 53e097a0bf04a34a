import { fireEvent, render, screen } from '@testing-library/react'
import { watchShownVariant } from './shown-variant.ts'

const refresh = jest.fn()
const LINKS = { '2 potes': '/whey?kit=479', Morango: '/whey?sabor=478' }

/** A product page with the sizes of its kits, or with a field of flavours alone. */
function Page({ shown, flavour }: { shown?: string; flavour?: string }) {
  return (
    <main>
      {shown === undefined ? null : (
        <a href={shown} data-items="" aria-current="true">
          shown
        </a>
      )}
      {Object.entries(LINKS).map(([text, href]) => (
        <a key={text} href={href}>
          {text}
        </a>
      ))}
      <select name="idProduto" defaultValue={flavour}>
        <option value="">Escolha o sabor</option>
        <option value="478">Morango</option>
      </select>
    </main>
  )
}

async function press(name: string) {
  const link = screen.getByRole('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  await jest.advanceTimersByTimeAsync(300)
  history.replaceState(null, '', link.getAttribute('href'))
  await jest.advanceTimersByTimeAsync(600)
}

beforeAll(() => watchShownVariant({ refresh }))
beforeEach(() => {
  jest.useFakeTimers()
  refresh.mockClear()
  history.replaceState(null, '', '/whey')
})
afterEach(() => jest.useRealTimers())

test.each([
  { why: 'the size of the path without a query', page: <Page shown="/whey" />, pressed: '2 potes' },
  { why: 'no chosen flavour', page: <Page flavour="" />, pressed: 'Morango' },
])(
  'decision 0071 R52 a page that shows $why at the pressed address is loaded again',
  async ({ page, pressed }) => {
    render(page)
    await press(pressed)
    expect(refresh).toHaveBeenCalledTimes(1)
  },
)

test.each([
  { why: 'the size', page: <Page shown="/whey?kit=479" />, pressed: '2 potes' },
  { why: 'the flavour', page: <Page flavour="478" />, pressed: 'Morango' },
])('a page that shows $why of the pressed address is not', async ({ page, pressed }) => {
  render(page)
  await press(pressed)
  expect(refresh).not.toHaveBeenCalled()
})
