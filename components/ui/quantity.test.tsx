import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { Quantity } from './quantity.tsx'

const labels = { label: 'Quantidade', decrease: 'Diminuir', increase: 'Aumentar' }

function Line({
  start = 1,
  max,
  onChange = () => {},
}: {
  start?: number
  max?: number
  onChange?: (next: number) => void
}) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return <Quantity value={value} onChange={change} labels={labels} max={max} name="quantidade" />
}

const field = () => screen.getByRole('textbox', { name: 'Quantidade' })
const minus = () => screen.getByRole('button', { name: 'Diminuir' })
const plus = () => screen.getByRole('button', { name: 'Aumentar' })

test('spec section 5: minus stops at 1', async () => {
  render(<Line start={2} />)
  await userEvent.click(minus())
  expect(field()).toHaveValue('1')
  expect(minus()).toBeDisabled()
  await userEvent.click(minus())
  expect(field()).toHaveValue('1')
})

test('plus and typing do not exceed the largest quantity', async () => {
  const onChange = jest.fn()
  render(<Line start={4} max={5} onChange={onChange} />)
  await userEvent.click(plus())
  expect(plus()).toBeDisabled()
  await userEvent.tripleClick(field())
  await userEvent.keyboard('3')
  expect(field()).toHaveValue('3')
  await userEvent.keyboard('7')
  expect(field()).toHaveValue('5')
  expect(onChange.mock.calls.flat()).toEqual([5, 3, 5])
})

test('spec section 5: the field shows only digits, typed or pasted', async () => {
  const onChange = jest.fn()
  render(<Line onChange={onChange} />)
  await userEvent.type(field(), 'a-e.,+ ')
  expect(field()).toHaveValue('1')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tripleClick(field())
  await userEvent.paste('-1x2')
  expect(field()).toHaveValue('12')
  expect(onChange).toHaveBeenLastCalledWith(12)
})

test.each(['', '0', '00'])(
  '"%s" does not call onChange, and on blur the last valid value returns',
  async (text) => {
    const onChange = jest.fn()
    render(<Line start={3} onChange={onChange} />)
    await userEvent.clear(field())
    if (text) await userEvent.type(field(), text)
    expect(field()).toHaveValue(text)
    await userEvent.tab()
    expect(field()).toHaveValue('3')
    expect(onChange).not.toHaveBeenCalled()
  },
)

test('the whole text is selected on focus, so that typing replaces it', async () => {
  render(<Line start={1} />)
  await userEvent.tab()
  expect(field()).toHaveFocus()
  await userEvent.keyboard('2')
  expect(field()).toHaveValue('2')
})

test('the form sends the quantity under the name of the field', () => {
  render(
    <form aria-label="linha">
      <Line start={4} />
    </form>,
  )
  expect(screen.getByRole('form')).toHaveFormValues({ quantidade: '4' })
})

test('disabled disables the field and both buttons', () => {
  render(<Quantity value={2} onChange={() => {}} labels={labels} disabled />)
  for (const control of [minus(), plus(), field()]) expect(control).toBeDisabled()
})
