import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductQuestion } from '#lib/shop/question.ts'
import { ProductQuestions } from './product-questions.tsx'
import { RejectedQuestion } from './rejected-question.tsx'

const QUESTIONS: ProductQuestion[] = [
  {
    name: 'Bia',
    text: 'Serve para uso diário?',
    askedAt: '2026-03-01T09:00:00-03:00',
    answers: [{ text: 'Serve, sim.', isShop: true }],
  },
  { name: '', text: 'It is good for the skin?', askedAt: '', answers: [] },
]
const show = (questions = QUESTIONS) =>
  render(<ProductQuestions lang="pt" product={{ id: 440, path: '/serum', questions }} />)

async function fill(values: Record<string, string>) {
  const user = userEvent.setup({ delay: null })
  if (!document.querySelector('details')!.open) await user.click(screen.getByText('Fazer uma pergunta'))
  await user.click(screen.getByLabelText('Nome'))
  await waitFor(() => expect(document.querySelector('form')!).toHaveAttribute('data-checked'))
  for (const [label, text] of Object.entries(values)) await user.type(screen.getByLabelText(label), text)
  return user
}

test('platform 3.3 questions and answers are in the HTML, with their language, and without FAQPage markup', () => {
  const { container } = show()
  expect(screen.getByRole('heading', { name: 'Serve para uso diário?' })).toBeVisible()
  expect(screen.getByText('Resposta da loja')).toBeVisible()
  expect(screen.getByText(/Pergunta de Bia/)).toHaveTextContent('1º de março de 2026')
  expect(screen.getByRole('heading', { name: 'It is good for the skin?' })).toHaveAttribute('lang', 'en')
  expect(screen.getByText('Ainda sem resposta.')).toBeVisible()
  expect(container.innerHTML).not.toMatch(/FAQPage|itemtype/)
})

test('without questions the section shows its heading, an invitation, no list, and the form', () => {
  show([])
  expect(screen.getByRole('heading', { name: 'Perguntas sobre o produto' })).toBeVisible()
  expect(screen.getByText(/Ficou alguma dúvida/)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
  expect(document.querySelector('form')).toHaveAttribute('action', '/pergunta/enviar')
  expect(document.querySelector('input[name=idNivel]')).toHaveValue('440')
})

test('platform 3.7 empty fields show their errors and are not sent; a question that the store rejects stays in the form and can be sent again', async () => {
  const sent: unknown[] = []
  let isAccepted = false
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    sent.push(await new Request(input as Request).json())
    return isAccepted ? Response.json({ sucesso: true }) : Response.json({ sucesso: false })
  })
  show()
  const user = await fill({})
  await user.click(screen.getByRole('button', { name: 'Enviar pergunta' }))
  expect(screen.getByLabelText('Sua pergunta')).toHaveAccessibleDescription(/Escreva a sua pergunta/)
  expect(sent).toEqual([])
  await fill({
    'Sua pergunta': 'Arde?',
    Nome: 'Ana',
    'E-mail': 'ana@exemplo.test',
    'Telefone (opcional)': '11987654321',
  })
  await user.click(screen.getByRole('button', { name: 'Enviar pergunta' }))
  expect(await screen.findByText(/Não foi possível enviar a sua pergunta/)).toBeVisible()
  expect(screen.getByLabelText('Sua pergunta')).toHaveValue('Arde?')
  isAccepted = true
  await user.click(screen.getByRole('button', { name: 'Enviar pergunta' }))
  await waitFor(() => expect(document.getElementById('pergunta-enviado')).toHaveFocus())
  expect(sent[0]).toEqual({
    nivel: 'produto',
    idNivel: 440,
    nome: 'Ana',
    email: 'ana@exemplo.test',
    contato: '(11) 98765-4321',
    pergunta: 'Arde?',
  })
  expect(screen.getByLabelText('Sua pergunta')).toHaveValue('')
})

test('decision 0034 a rejected question shows the typed values again and links to its invalid fields', () => {
  const fields = { idNivel: '440', pagina: '/serum', pergunta: 'Arde?', nome: '', email: 'ana' }
  render(
    <RejectedQuestion
      lang="en"
      rejected={{ fields, problems: { nome: 'obrigatorio', email: 'invalido' } }}
    />,
  )
  expect(screen.getByLabelText('Your question')).toHaveValue('Arde?')
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/not look complete/)
  const links = within(screen.getAllByRole('alert')[0]!).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#pergunta-nome', '#pergunta-email'])
  expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute('href', '/en/serum')
})
