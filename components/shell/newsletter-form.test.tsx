import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { routeFetchToStore } from '#lib/testing/store-fetch.ts'
import { watchNewsletter } from './newsletter-behavior.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterPage } from './newsletter-page.tsx'

test('4.21 the newsletter is a plain post with the sentence of consent; its code loads at the first focus', async () => {
  const store = await routeFetchToStore()
  const user = userEvent.setup({ delay: null })
  render(<NewsletterForm lang="pt" />)
  const form = document.querySelector('form')!
  expect(form).toHaveAttribute('action', '/novidades/enviar')
  expect(form).toHaveTextContent(
    /você concorda em receber novidades e ofertas por e-\u2060mail.*Política de privacidade/,
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
  watchNewsletter()
  const field = screen.getByRole('textbox', { name: 'Seu e-mail' })
  fireEvent.focusIn(field)
  await waitFor(() => expect(form).toHaveAttribute('data-checked'))
  await user.type(field, 'ana@{Enter}')
  expect(field).toHaveAccessibleDescription(/não parece completo/)
  await user.type(field, 'exemplo.com{Enter}')
  await waitFor(() => expect(document.getElementById('novidades-enviado')).toHaveAttribute('data-sent'))
  expect(store.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/v2/front/newsletter', { email: 'ana@exemplo.com', nome: '', segmento: 'i' }],
  ])
})

test('the page after a plain post shows the confirmation, or the e-mail with its problem', () => {
  const { rerender } = render(<NewsletterPage lang="en" isSent rejected={undefined} />)
  expect(screen.getByRole('status')).toHaveTextContent('You are on the list')
  expect(screen.queryByRole('textbox')).toBeNull()
  const rejected = { fields: { email: 'ana@' }, problems: { email: 'invalido' } }
  rerender(<NewsletterPage lang="en" isSent={false} rejected={rejected} />)
  expect(screen.getByRole('textbox')).toHaveValue('ana@')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/does not look complete/)
})
