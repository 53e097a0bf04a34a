import { render, screen } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { shellCopy } from '#lib/copy/shell.ts'
import { LanguageSwitch } from './language-switch.tsx'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

test.each([
  ['pt', '/pt', '/en'],
  ['pt', '/', '/en'],
  ['pt', '/pt/colageno', '/en/colageno'],
  ['pt', '/colageno', '/en/colageno'],
  ['en', '/en', '/'],
  ['en', '/en/whey', '/whey'],
] as const)('P1 %s: on %s the link leads to the same page at %s', (lang, from, to) => {
  jest.mocked(usePathname).mockReturnValue(from)
  render(<LanguageSwitch lang={lang} copy={shellCopy[lang]} />)
  const name = lang === 'pt' ? 'Read this page in English' : 'Ler esta página em português'
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
})
