import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeartButton } from './heart-button.tsx'

const renderTwoHearts = (id: number) =>
  render(
    <>
      <HeartButton lang="pt" productId={id} name="Sérum" />
      <HeartButton lang="pt" productId={id} name="Sérum" onCard />
    </>,
  )

function mockFetch(respond: (url: string) => Response) {
  const calls: string[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const { method, url } = new Request(input as Request)
    calls.push(`${method} ${new URL(url).pathname}`)
    return respond(url)
  })
  return calls
}

test('without JavaScript the heart is a plain form that saves the product', () => {
  renderTwoHearts(1)
  const [heart] = screen.getAllByRole('button', { name: 'Salvar Sérum nos favoritos' })
  const form = heart!.closest('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/favoritos/alterar'])
  expect(
    Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])),
  ).toEqual({ idProduto: '1', acao: 'adicionar' })
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('contract 4.24 a click updates every heart button of the product; a second click removes the product from the wishlist', async () => {
  const calls = mockFetch(() => Response.json({ sucesso: true }))
  renderTwoHearts(2)
  const user = userEvent.setup({ delay: null })
  const all = screen.getAllByRole('button')
  await user.click(all[0]!)
  await waitFor(() => expect(all.every((heart) => heart.getAttribute('aria-pressed') === 'true')).toBe(true))
  expect(await screen.findByText('Salvo nos favoritos.')).toBeInTheDocument()
  const message = within(screen.getByText('Salvo nos favoritos.').closest('li')!)
  expect(message.getByRole('link', { name: 'Ver favoritos' })).toHaveAttribute('href', '/favoritos')
  await user.click(all[1]!)
  await waitFor(() => expect(all[0]).toHaveAttribute('aria-pressed', 'false'))
  await waitFor(() =>
    expect(calls).toEqual(['POST /v2/front/wishlist/add', 'POST /v2/front/wishlist/remove']),
  )
  expect(localStorage.getItem('favoritos')).toBe('1')
})

test('a change that the store rejects is reverted and an error message is shown', async () => {
  localStorage.clear()
  mockFetch(() => Response.json({ sucesso: false }))
  renderTwoHearts(3)
  const [heart] = screen.getAllByRole('button')
  await userEvent.setup({ delay: null }).click(heart!)
  expect(await screen.findByText(/Não foi possível mudar os seus favoritos/)).toBeInTheDocument()
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(localStorage.getItem('favoritos')).toBeNull()
})
