import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HeartButton } from './heart-button.tsx'

const hearts = (id: number) =>
  render(
    <>
      <HeartButton lang="pt" productId={id} name="Sérum" />
      <HeartButton lang="pt" productId={id} name="Sérum" onCard />
    </>,
  )

function serve(answer: (path: string) => Response) {
  const calls: string[] = []
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const { method, url } = new Request(input as Request)
    calls.push(`${method} ${new URL(url).pathname}`)
    return answer(url)
  })
  return calls
}

test('without JavaScript the heart is a plain form that saves the product', () => {
  hearts(1)
  const [heart] = screen.getAllByRole('button', { name: 'Salvar Sérum nos favoritos' })
  const form = heart!.closest('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/favoritos/alterar'])
  expect(
    Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])),
  ).toEqual({ idProduto: '1', acao: 'adicionar' })
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('contract 4.24 every heart of the product changes at once; the next press removes it', async () => {
  const calls = serve(() => Response.json({ sucesso: true }))
  hearts(2)
  const user = userEvent.setup({ delay: null })
  const all = screen.getAllByRole('button')
  await user.click(all[0]!)
  await waitFor(() => expect(all.every((heart) => heart.getAttribute('aria-pressed') === 'true')).toBe(true))
  expect(await screen.findByText('Salvo nos favoritos.')).toBeInTheDocument()
  await user.click(all[1]!)
  await waitFor(() => expect(all[0]).toHaveAttribute('aria-pressed', 'false'))
  await waitFor(() =>
    expect(calls).toEqual(['POST /v2/front/wishlist/add', 'POST /v2/front/wishlist/remove']),
  )
  expect(localStorage.getItem('favoritos')).toBe('1')
})

test('a rejected change is reverted and an error message is shown', async () => {
  localStorage.clear()
  serve(() => Response.json({ sucesso: false }))
  hearts(3)
  const [heart] = screen.getAllByRole('button')
  await userEvent.setup({ delay: null }).click(heart!)
  expect(await screen.findByText(/Não foi possível mudar os seus favoritos/)).toBeInTheDocument()
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(localStorage.getItem('favoritos')).toBeNull()
})
