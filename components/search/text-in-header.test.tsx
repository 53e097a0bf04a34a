import { render, screen } from '@testing-library/react'
import { TextInHeader } from './text-in-header.tsx'

const Page = ({ text }: { text?: string }) => (
  <>
    <header>
      <input type="search" aria-label="Busca" />
    </header>
    {text !== undefined && <TextInHeader text={text} />}
  </>
)

test('the header’s field has the text of the results page until the visitor leaves it; what is being typed stays', () => {
  const { rerender } = render(<Page text="whey" />)
  const field = screen.getByLabelText<HTMLInputElement>('Busca')
  expect(field.value).toBe('whey')
  rerender(<Page text="sérum" />)
  expect(field.value).toBe('sérum')
  rerender(<Page />)
  expect(field.value).toBe('')
  field.value = 'creme'
  rerender(<Page text="whey" />)
  expect(field.value).toBe('creme')
})

test('a field that has the focus when the results arrive does not get their text before what is typed next', () => {
  const { rerender } = render(<Page />)
  const field = screen.getByLabelText<HTMLInputElement>('Busca')
  field.focus()
  rerender(<Page text="whey" />)
  expect(field.value).toBe('')
})
