import { render, screen } from '@testing-library/react'
import { Link } from './link.tsx'

test.each([
  ['', {}],
  ['stay', { scroll: false }],
  ['replace stay', { replace: true, scroll: false }],
])('the router gets the options "%s" of a link to a page', (options, props) => {
  render(
    <Link href="/serum" className="name" {...props}>
      Sérum
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Sérum' })
  expect(link).toHaveAttribute('href', '/serum')
  expect(link).toHaveClass('name')
  expect(link).toHaveAttribute('data-link', options)
})

test.each([
  '#produtos',
  'https://example.com/',
  '//example.com/',
  'mailto:oi@example.com',
  'tel:+551140000000',
])('the browser itself follows %s', (href) => {
  render(<Link href={href}>Ir</Link>)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', href)
  expect(link).not.toHaveAttribute('data-link')
})

test.each([{ target: '_blank' }, { download: 'bula.pdf' }])(
  'the browser itself follows a link with %j',
  (props) => {
    render(
      <Link href="/serum" {...props}>
        Ir
      </Link>,
    )
    expect(screen.getByRole('link')).not.toHaveAttribute('data-link')
  },
)
