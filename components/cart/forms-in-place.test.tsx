import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showToast } from '#components/ui/toast.ts'
import type { CartNotice } from '#lib/copy/cart-notices.ts'
import { FormsInPlace } from './forms-in-place.tsx'
import { LineNote } from './line-note.tsx'
import { QuantityField } from './quantity-field.tsx'

jest.mock('#components/ui/toast.ts', () => ({ showToast: jest.fn() }))
const mockRefresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }))

const CART = '/checkout/carrinho/'
let bodies: string[]
let answer: () => Promise<Response>
let respond: () => void

// What the server answers to a form in place: where it would have led.
const leadsTo = (location: string) =>
  Promise.resolve(new Response(null, { status: 204, headers: { location } }))

type PageProps = {
  quantity: number
  notice?: CartNotice
  line?: string
  couponError?: string
}

function Page({ quantity, notice, line, couponError }: PageProps) {
  return (
    <FormsInPlace
      lang="pt"
      notice={notice}
      messages={[]}
      couponId="cupom"
      className={undefined}
      heading={<h1 tabIndex={-1}>Seu carrinho</h1>}
    >
      <form method="post" action="http://localhost/checkout/carrinho/alterar">
        <button aria-label="Enviar" />
        <button name="acao" value="menos" aria-label="Menos" disabled={quantity <= 1} />
        <QuantityField name="quantidade" defaultValue={quantity} pattern="[1-9][0-9]{0,2}" required />
        <button name="acao" value="mais" aria-label="Mais" />
        <button name="acao" value="remover" aria-label="Remover" formNoValidate />
        {line ? <input type="hidden" name="linha" value={line} /> : null}
        <LineNote line="linha-1" className="note" />
      </form>
      <form method="post" action="http://localhost/checkout/carrinho/cupom">
        <input type="search" name="cupom" aria-invalid={couponError !== undefined} />
      </form>
      <a href="http://localhost/checkout/pagamento">Finalizar compra</a>
    </FormsInPlace>
  )
}

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  bodies = []
  answer = () => leadsTo(CART)
  jest.mocked(showToast).mockClear()
  mockRefresh.mockClear()
  globalThis.fetch = (_, init) => {
    bodies.push(String(init?.body))
    return answer()
  }
})

const onRespond = () => new Promise<Response>((resolve) => (respond = () => void leadsTo(CART).then(resolve)))
const field = () => screen.getByRole('textbox')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const settled = () =>
  waitFor(() => expect(screen.getByRole('heading').parentElement).toHaveAttribute('aria-busy', 'false'))

test('P6: a step shows at once, is sent with the number before it, and the page is fetched again without losing the focus', async () => {
  answer = onRespond
  render(<Page quantity={1} />)
  await press('Mais')
  expect(field()).toHaveValue('2')
  await act(async () => respond())
  await settled()
  expect(bodies).toEqual(['quantidade=1&acao=mais'])
  expect(mockRefresh).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus()
})

test('quick presses are counted one after the other; those that wait are sent as one, and the page is fetched once', async () => {
  answer = onRespond
  render(<Page quantity={1} />)
  for (let presses = 0; presses < 4; presses++) await press('Mais')
  expect(field()).toHaveValue('5')
  await act(async () => respond())
  await waitFor(() => expect(bodies).toHaveLength(2))
  await act(async () => respond())
  await settled()
  expect(bodies).toEqual(['quantidade=1&acao=mais', 'quantidade=4&acao=mais'])
  expect(mockRefresh).toHaveBeenCalledTimes(1)
})

test('a typed number is sent when its field is left, also to another control; an emptied field gets its number back and sends nothing', async () => {
  render(<Page quantity={3} />)
  await userEvent.clear(field())
  await userEvent.tab()
  expect(field()).toHaveValue('3')
  expect(bodies).toEqual([])
  await userEvent.clear(field())
  await userEvent.type(field(), '7')
  await userEvent.tab()
  await settled()
  expect(bodies).toEqual(['quantidade=7'])
  expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus()
})

test('afterwards the field shows the number of the store, also when it took less than was asked, and a message says so', async () => {
  answer = () => leadsTo(`${CART}?aviso=quantidade_ajustada`)
  const { rerender } = render(<Page quantity={5} />)
  await press('Mais')
  await settled()
  expect(field()).toHaveValue('5')
  const text = 'Ajustamos a quantidade para o máximo disponível.'
  expect(showToast).toHaveBeenCalledWith({ kind: 'info', text })
  expect(screen.getByText(text)).toBeInTheDocument()
  rerender(<Page quantity={2} />)
  expect(field()).toHaveValue('2')
})

test.each([
  ['quantidade_ajustada', 'Ajustamos a quantidade para o máximo disponível.'],
  ['quantidade_invalida', 'Digite uma quantidade de 1 a 99.'],
])(
  'beside a line whose quantity the store has changed or rejected (%s), a note says so until the next change; other lines have none',
  async (notice, text) => {
    const note = () => screen.queryByText(text, { selector: '.note' })
    answer = () => leadsTo(`${CART}?aviso=${notice}`)
    const { rerender } = render(<Page quantity={1} line="linha-1" />)
    await press('Mais')
    await settled()
    expect(note()).toBeInTheDocument()
    expect(showToast).not.toHaveBeenCalled()
    answer = () => leadsTo(`${CART}#linha-1`)
    await press('Mais')
    await settled()
    expect(note()).toBeNull()
    answer = () => leadsTo(`${CART}?aviso=${notice}`)
    rerender(<Page quantity={1} line="linha-2" />)
    await press('Mais')
    await settled()
    expect(note()).toBeNull()
  },
)

test('P6: a typed number above that of a line is sent, so that the store can say what it took', async () => {
  render(<Page quantity={1} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '500{Enter}')
  await settled()
  expect(bodies).toEqual(['quantidade=500'])
})

test('a rejected coupon is scrolled into view with its error, though its field has the focus already', async () => {
  const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView')
  answer = onRespond
  const { rerender } = render(<Page quantity={1} />)
  await userEvent.type(screen.getByRole('searchbox'), 'ERRADO{Enter}')
  rerender(<Page quantity={1} couponError="Este cupom não existe." />)
  await act(async () => respond())
  await settled()
  await waitFor(() => expect(scroll.mock.contexts).toContain(screen.getByRole('searchbox')))
})

test.each([
  ['the shop cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['the shop rejects the form', () => Promise.resolve(new Response(null, { status: 429 }))],
])(
  'when %s, the field has its number again, a message says that nothing was changed, and nothing is fetched',
  async (_, reject) => {
    answer = reject
    render(<Page quantity={2} />)
    await press('Mais')
    await settled()
    expect(field()).toHaveValue('2')
    const text = 'Não foi possível atualizar o carrinho. Nada foi alterado.'
    expect(showToast).toHaveBeenCalledWith({ kind: 'error', text })
    expect(mockRefresh).not.toHaveBeenCalled()
  },
)

test('the message with which the page was loaded goes with the first change', async () => {
  render(<Page quantity={1} notice="repetido" />)
  const message = /^Os produtos do pedido/
  expect(screen.getByText(message)).toBeInTheDocument()
  await press('Mais')
  await settled()
  expect(screen.queryByText(message)).toBeNull()
})

test('a step that disables its button leaves the focus in the field of the line', async () => {
  const { rerender } = render(<Page quantity={2} />)
  answer = onRespond
  await press('Menos')
  rerender(<Page quantity={1} />)
  await act(async () => respond())
  await settled()
  expect(field()).toHaveFocus()
})

test('P31: the payment page opens after the changes on their way have arrived', async () => {
  answer = onRespond
  render(<Page quantity={1} />)
  await press('Mais')
  // The test environment cannot open pages.
  const follow = jest.fn((event: Event) => event.preventDefault())
  const link = screen.getByRole('link')
  link.addEventListener('click', follow)
  expect(fireEvent.click(link)).toBe(false)
  expect(follow).not.toHaveBeenCalled()
  await act(async () => respond())
  await waitFor(() => expect(follow).toHaveBeenCalledTimes(1))
})
