import { fireEvent, render, screen } from '@testing-library/react'
import type { AnchorHTMLAttributes } from 'react'

import { Link } from './link.tsx'

type LinkMockProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  prefetch: false | null
  replace: boolean
  scroll: boolean
}

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, replace, scroll, ...rest }: LinkMockProps) => (
    <a {...rest} data-router={`${prefetch} ${replace} ${scroll}`} />
  ),
}))

test.each([
  ['hover', (link: HTMLElement) => fireEvent.mouseEnter(link)],
  ['focus', (link: HTMLElement) => fireEvent.focus(link)],
  ['a touch', (link: HTMLElement) => fireEvent.touchStart(link)],
])('T21 a link prefetches its page only after %s', (_name, trigger) => {
  const onEvent = jest.fn()
  render(
    <Link href="/serum" onMouseEnter={onEvent} onFocus={onEvent} onTouchStart={onEvent}>
      Sérum
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Sérum' })
  expect(link).toHaveAttribute('data-router', 'false false true')
  trigger(link)
  expect(link).toHaveAttribute('data-router', 'null false true')
  expect(onEvent).toHaveBeenCalledTimes(1)
})

test.each([
  '#produtos',
  'https://example.com/',
  '//example.com/',
  'mailto:oi@example.com',
  'tel:+551140000000',
])('%s stays a plain anchor', (href) => {
  render(<Link href={href}>Ir</Link>)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', href)
  expect(link).not.toHaveAttribute('data-router')
})

test('a link that opens a new tab stays a plain anchor', () => {
  render(
    <Link href="/serum" target="_blank">
      Ir
    </Link>,
  )
  expect(screen.getByRole('link')).not.toHaveAttribute('data-router')
})
