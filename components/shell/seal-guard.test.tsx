import { fireEvent, render, screen } from '@testing-library/react'
import { EbitSeal } from './ebit-seal.tsx'
import { guardSeal } from './seal-guard.ts'

const SENTENCES = {
  pt: 'Cópia proibida! A certificação e-bit é de uso exclusivo de lojas conveniadas à e-bit.',
  en: 'Copying is prohibited! The e-bit certification is for the exclusive use of e-bit member stores.',
}

const alert = jest.fn()

beforeAll(() => {
  window.alert = alert
  guardSeal()
})
beforeEach(() => alert.mockClear())

for (const lang of ['pt', 'en'] as const)
  test.each(['contextmenu', 'copy', 'cut', 'dblclick', 'dragstart', 'selectstart'])(
    `spec section 8 ${lang}: %s on the seal is prevented and shows the alert`,
    (eventName) => {
      render(<EbitSeal lang={lang} url={null} />)
      const inside = screen.getByRole('img').querySelector('strong')!
      const isAllowed = fireEvent(inside, new Event(eventName, { bubbles: true, cancelable: true }))
      expect(isAllowed).toBe(false)
      expect(alert.mock.calls).toEqual([[SENTENCES[lang]]])
    },
  )

test('spec section 8 the text of the seal is protected too; the rest of the page can be copied', () => {
  render(
    <>
      <p>Outra coisa</p>
      <EbitSeal lang="pt" url="https://ebit.example.com/" />
    </>,
  )
  const sealText = screen.getByText('loja conveniada').firstChild!
  expect(fireEvent(sealText, new Event('selectstart', { bubbles: true, cancelable: true }))).toBe(false)
  const other = screen.getByText('Outra coisa').firstChild!
  expect(fireEvent(other, new Event('selectstart', { bubbles: true, cancelable: true }))).toBe(true)
  expect(alert).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://ebit.example.com/')
})
