import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { StarField } from './star-field.tsx'

function ControlledStarField({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return <StarField id="x" label="Sua nota" lang="pt" controlled={{ value, onChange: setValue }} />
}

const selected = () => screen.queryByRole('radio', { checked: true })?.getAttribute('aria-label')

test('spec section 5 the ten radio buttons have labels in the language of the page', () => {
  const { unmount } = render(<ControlledStarField />)
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
    ['0,5', '1', '1,5', '2', '2,5', '3', '3,5', '4', '4,5', '5'].map((stars) => `${stars} de 5 estrelas`),
  )
  unmount()
  render(<StarField id="x" label="Your rating" lang="en" />)
  expect(screen.getByRole('radio', { name: '4.5 out of 5 stars' })).toBeVisible()
})

test('no star is selected at first; a click selects one', async () => {
  render(<ControlledStarField />)
  expect(selected()).toBeUndefined()
  await userEvent.click(screen.getByRole('radio', { name: '4,5 de 5 estrelas' }))
  expect(selected()).toBe('4,5 de 5 estrelas')
  expect(screen.getByRole('group', { name: /^Sua nota/ })).toHaveTextContent('Sua nota: 4,5 de 5 estrelas')
})

test.each([
  ['touch', '2,5 de 5 estrelas', { pointerType: 'touch', pressure: 0.5 }],
  ['mouse with a pressed button', '2,5 de 5 estrelas', { pointerType: 'mouse', buttons: 1 }],
  ['mouse without a pressed button', '5 de 5 estrelas', { pointerType: 'mouse', buttons: 0 }],
  ['touch without pressure', '5 de 5 estrelas', { pointerType: 'touch', pressure: 0 }],
])('with the rating at 5, a pointer move to 2.5 by %s results in %p', (_pointer, rating, event) => {
  render(<ControlledStarField initial="5" />)
  const row = screen.getAllByRole('radio')[0]!.closest('div')!
  row.getBoundingClientRect = () => ({ left: 100, width: 240 }) as DOMRect
  const move = Object.assign(new Event('pointermove', { bubbles: true }), { clientX: 220, ...event })
  fireEvent(row, move)
  expect(selected()).toBe(rating)
})

test('a drag beyond the stars selects the first or the last', () => {
  render(<ControlledStarField initial="3" />)
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

test('the error text is the accessible description of every radio button', () => {
  render(<StarField id="x" label="Sua nota" lang="pt" error="Dê de meia a cinco estrelas." />)
  for (const radio of screen.getAllByRole('radio'))
    expect(radio).toHaveAccessibleDescription('Dê de meia a cinco estrelas.')
})
