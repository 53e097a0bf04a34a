import { act, screen } from '@testing-library/react'
import { CONSENT_COOKIE } from '#lib/consent/consent.ts'
import { CONSENT_CONTAINER } from './consent-container.ts'
import { showConsentOnRoute } from './consent-host.tsx'

const regions = () => screen.queryAllByRole('region')

test('P12 the banner appears until the visitor chooses, in the language of the page; the footer link reopens it, and closing restores the focus', async () => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = `<div id="${CONSENT_CONTAINER}"></div><main id="conteudo" tabindex="-1"></main>
    <footer><a href="/pagina/politica-de-privacidade#cookies" data-privacy-preferences="">Preferências</a></footer>`
  globalThis.fetch = async () => {
    document.cookie = `${CONSENT_COOKIE}=1.1763731234.-; path=/`
    return new Response(null, { status: 204 })
  }
  const chosen = jest.fn()
  await act(async () => showConsentOnRoute(chosen))
  expect(screen.getByRole('region', { name: 'Cookies, só se você quiser' })).toBeVisible()
  expect(document.body).toHaveFocus()
  history.replaceState(null, '', '/en')
  await act(async () => showConsentOnRoute(chosen))
  expect(screen.getByRole('region', { name: 'Cookies, only if you want them' })).toBeVisible()
  const reject = screen.getByRole('button', { name: 'Reject' })
  reject.focus()
  await act(async () => reject.click())
  expect(regions()).toEqual([])
  expect(screen.getByRole('main')).toHaveFocus()
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ analytics: false, ads: false }))
  await act(async () => showConsentOnRoute(chosen))
  expect(regions()).toEqual([])

  const link = screen.getByRole('link')
  await act(async () => link.click())
  expect(screen.getByRole('heading', { name: 'Privacy preferences' })).toHaveFocus()
  await act(async () => screen.getByRole('button', { name: 'Close' }).click())
  expect(regions()).toEqual([])
  expect(link).toHaveFocus()
})
