import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useCombobox } from './use-combobox.ts'

test('a letter typed between the first render and the effect is not lost', () => {
  const onType = jest.fn()
  function Typist({ input, letters }: { input: HTMLInputElement; letters: string }) {
    useCombobox(input, {
      listId: 'list',
      isOpen: false,
      active: -1,
      count: 0,
      optionId: String,
      onType,
      onMove: jest.fn(),
      onToggle: jest.fn(),
    })
    useLayoutEffect(() => {
      input.value += letters
    }, [input, letters])
    return null
  }
  const input = document.createElement('input')
  input.value = 'coláge'

  render(<Typist input={input} letters="" />).unmount()
  expect(onType).not.toHaveBeenCalled()
  render(<Typist input={input} letters="no" />)
  expect(onType.mock.calls).toEqual([['colágeno']])
})
