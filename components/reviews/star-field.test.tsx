import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { StarField } from './star-field.tsx'
import { starNames } from './star-names.ts'

function Live({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return <StarField id="x" label="Sua nota" nameOf={starNames('pt')} choice={{ value, onChoose: setValue }} />
}

const chosen = () => screen.queryByRole('radio', { checked: true })?.getAttribute('aria-label')

test('5 ten half stars with proper names, in the language of the page', () => {
  const { unmount } = render(<Live />)
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
    ['0,5', '1', '1,5', '2', '2,5', '3', '3,5', '4', '4,5', '5'].map((stars) => `${stars} de 5 estrelas`),
  )
  unmount()
  expect(starNames('en')('4.5')).toBe('4.5 out of 5 stars')
})

test('a press chooses, and nothing is chosen at first', async () => {
  render(<Live />)
  expect(chosen()).toBeUndefined()
  await userEvent.click(screen.getByRole('radio', { name: '4,5 de 5 estrelas' }))
  expect(chosen()).toBe('4,5 de 5 estrelas')
})

test.each([
  ['touch', { pointerType: 'touch', pressure: 0.5 }, '2,5 de 5 estrelas'],
  ['mouse with its button down', { pointerType: 'mouse', buttons: 1 }, '2,5 de 5 estrelas'],
  ['mouse that only passes', { pointerType: 'mouse', buttons: 0 }, '5 de 5 estrelas'],
  ['finger that is off the screen', { pointerType: 'touch', pressure: 0 }, '5 de 5 estrelas'],
])('a drag by %s', (_what, event, name) => {
  render(<Live first="5" />)
  const row = screen.getAllByRole('radio')[0]!.closest('div')!
  row.getBoundingClientRect = () => ({ left: 100, width: 240 }) as DOMRect
  const move = Object.assign(new Event('pointermove', { bubbles: true }), { clientX: 220, ...event })
  fireEvent(row, move)
  expect(chosen()).toBe(name)
})

test('a drag beyond the stars stays at the first or the last', () => {
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
  expect(chosen()).toBe('0,5 de 5 estrelas')
  drag(9999)
  expect(chosen()).toBe('5 de 5 estrelas')
})

test('what is wrong is said of every star', () => {
  render(<StarField id="x" label="Sua nota" nameOf={starNames('pt')} error="Dê de meia a cinco estrelas." />)
  for (const radio of screen.getAllByRole('radio'))
    expect(radio).toHaveAccessibleDescription('Dê de meia a cinco estrelas.')
})
