import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { StarField } from './star-field.tsx'

function Live({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return <StarField id="x" label="Sua nota" lang="pt" controlled={{ value, onChange: setValue }} />
}

const selected = () => screen.queryByRole('radio', { checked: true })?.getAttribute('aria-label')

test('5 ten half stars are named in the language of the page', () => {
  const { unmount } = render(<Live />)
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
    ['0,5', '1', '1,5', '2', '2,5', '3', '3,5', '4', '4,5', '5'].map((stars) => `${stars} de 5 estrelas`),
  )
  unmount()
  render(<StarField id="x" label="Your rating" lang="en" />)
  expect(screen.getByRole('radio', { name: '4.5 out of 5 stars' })).toBeVisible()
})

test('no star is selected at first; a click selects one', async () => {
  render(<Live />)
  expect(selected()).toBeUndefined()
  await userEvent.click(screen.getByRole('radio', { name: '4,5 de 5 estrelas' }))
  expect(selected()).toBe('4,5 de 5 estrelas')
})

test.each([
  ['touch', { pointerType: 'touch', pressure: 0.5 }, '2,5 de 5 estrelas'],
  ['mouse with a pressed button', { pointerType: 'mouse', buttons: 1 }, '2,5 de 5 estrelas'],
  ['mouse without a pressed button', { pointerType: 'mouse', buttons: 0 }, '5 de 5 estrelas'],
  ['touch without pressure', { pointerType: 'touch', pressure: 0 }, '5 de 5 estrelas'],
])('a pointer move by %s selects or leaves the rating', (_what, event, name) => {
  render(<Live first="5" />)
  const row = screen.getAllByRole('radio')[0]!.closest('div')!
  row.getBoundingClientRect = () => ({ left: 100, width: 240 }) as DOMRect
  const move = Object.assign(new Event('pointermove', { bubbles: true }), { clientX: 220, ...event })
  fireEvent(row, move)
  expect(selected()).toBe(name)
})

test('a drag beyond the stars selects the first or the last', () => {
  render(<Live first="3" />)
  const row = screen.getAllByRole('radio')[0]!.closest('div')!
  row.getBoundingClientRect = () => ({ left: 100, width: 240 }) as DOMRect
  const drag = (clientX: number) =>
    fireEvent(
      row,
      Object.assign(new Event('pointermove', { bubbles: true }), {
        clientX,
        pointerType: 'touch',
        pressure: 1,
      }),
    )
  drag(0)
  expect(selected()).toBe('0,5 de 5 estrelas')
  drag(9999)
  expect(selected()).toBe('5 de 5 estrelas')
})

test('every star is described by the error', () => {
  render(<StarField id="x" label="Sua nota" lang="pt" error="Dê de meia a cinco estrelas." />)
  for (const radio of screen.getAllByRole('radio'))
    expect(radio).toHaveAccessibleDescription('Dê de meia a cinco estrelas.')
})
