import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CONSENT_COOKIE } from '#lib/consent/consent.ts'
import { ConsentBanner, type ConsentBannerProps } from './consent-banner.tsx'

const RECEIPT = { version: 1, at: 1_763_731_234, analytics: true, ads: false }

let sent: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  sent = []
  answer = async () => new Response(null, { status: 204 })
  globalThis.fetch = async (_input, init) => {
    sent.push(String(init?.body))
    return answer()
  }
  history.replaceState(null, '', '/colageno')
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0`
})

function show(more: Partial<ConsentBannerProps> = {}) {
  const onChosen = jest.fn()
  const onClose = jest.fn()
  const props = {
    ...({ lang: 'pt', hasPolicy: true, receipt: undefined, isRequested: false } as const),
    onChosen,
    onClose,
    ...more,
  }
  render(<ConsentBanner {...props} />)
  return { onChosen, onClose, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })

test.each([
  ['Recusar', 'voltar=%2Fcolageno', false],
  ['Aceitar', 'voltar=%2Fcolageno&medicao=1&anuncios=1', true],
])(
  'P12 %s takes one press, and its button has the same style as the other one',
  async (name, body, isGranted) => {
    const { onChosen, user } = show()
    expect(button('Recusar').className).toBe(button('Aceitar').className)
    expect(document.body).toHaveFocus()
    await user.click(button(name))
    expect(sent).toEqual([body])
    expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ analytics: isGranted, ads: isGranted }))
  },
)

test('P28 the banner links to the privacy policy of a shop that has one', () => {
  show()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/pagina/politica-de-privacidade')
})

test('P28 a shop without a privacy policy of its own has no link in the banner', () => {
  show({ hasPolicy: false })
  expect(screen.queryByRole('link')).toBeNull()
})

test('P12 each category is chosen separately and none is preselected; opening the preferences focuses their heading', async () => {
  const { onChosen, user } = show({ lang: 'en' })
  await user.click(button('Preferences'))
  expect(screen.getByRole('heading', { name: 'Privacy preferences' })).toHaveFocus()
  const [necessary, analytics, ads] = screen.getAllByRole('checkbox')
  expect(necessary).toBeDisabled()
  expect(analytics).not.toBeChecked()
  expect(ads).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: /^Measurement/ }))
  await user.click(button('Save choice'))
  expect(sent).toEqual(['voltar=%2Fcolageno&medicao=1'])
  expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ analytics: true, ads: false }))
})

test.each([
  ['pt', 'Um clique em anúncio espera 30 minutos pela sua escolha.'],
  ['en', 'An ad click waits 30 minutes for your choice.'],
] as const)(
  'P8 P12 the preferences state how long an ad click is stored before the choice: %s',
  (lang, sentence) => {
    show({ lang, isRequested: true })
    expect(
      screen.getByText(
        (_, element) => element?.localName === 'label' && element.textContent.includes(sentence),
      ),
    ).toBeVisible()
  },
)

test('P12 the reopened preferences show the current choice with its date; only the close button closes them, without a change', async () => {
  const { onChosen, onClose, user } = show({ receipt: RECEIPT, isRequested: true })
  expect(screen.getByRole('heading', { name: 'Preferências de privacidade' })).toHaveFocus()
  expect(screen.getByText(/^Sua última escolha: .*2025/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Medição/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Anúncios/ })).not.toBeChecked()
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(button('Fechar'))
  expect([onClose.mock.calls.length, onChosen.mock.calls.length, sent]).toEqual([1, 0, []])
})

test('during a request another choice is ignored; a failed request shows an error and can be repeated', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  answer = async () => gate.then(() => new Response(null, { status: 500 }))
  const { onChosen, user } = show()
  await user.click(button('Recusar'))
  expect(button('Recusar')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Salvando')
  await user.click(button('Aceitar'))
  expect(sent).toHaveLength(1)
  release()
  expect(await screen.findByText(/^Não foi possível salvar/)).toBeVisible()
  expect(onChosen).not.toHaveBeenCalled()
  answer = async () => Promise.reject(new TypeError('offline'))
  await user.click(button('Recusar'))
  answer = async () => {
    document.cookie = `${CONSENT_COOKIE}=1.1763731299.-; path=/`
    return new Response(null, { status: 204 })
  }
  await user.click(button('Recusar'))
  expect(screen.queryByText(/^Não foi possível/)).toBeNull()
  expect(onChosen).toHaveBeenCalledWith({ version: 1, at: 1_763_731_299, analytics: false, ads: false })
})
