import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { Select } from './select.tsx'

const options = ['Selecione', 'Cranberry', 'Limão'].map((name, index) => (
  <option key={name} value={index}>
    {name}
  </option>
))

test('a select is found by its label and calls onChange', async () => {
  const change = jest.fn()
  render(
    <Select id="sabor" label="Sabor" defaultValue="0" onChange={(event) => change(event.target.value)}>
      {options}
    </Select>,
  )
  const select = screen.getByRole('combobox', { name: 'Sabor' })
  expect(select).toBeValid()
  await userEvent.selectOptions(select, 'Limão')
  expect(change).toHaveBeenCalledWith('2')
})

test('the accessible description of a select contains the error and the hint', () => {
  render(
    <Select id="sabor" label="Sabor" labelHidden hint="Escolha um" error="Falta o sabor" name="sabor">
      {options}
    </Select>,
  )
  const select = screen.getByRole('combobox', { name: 'Sabor' })
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Falta o sabor Escolha um')
})
