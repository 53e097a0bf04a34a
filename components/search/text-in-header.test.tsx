import { render, screen } from '@testing-library/react'
import { TextInHeader } from './text-in-header.tsx'

test('the header’s field has the text of the results page until the visitor leaves it; what is being typed stays', () => {
  const Page = ({ text }: { text?: string }) => (
    <>
      <header>
        <input type="search" aria-label="Busca" />
      </header>
      {text !== undefined && <TextInHeader text={text} />}
    </>
  )
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
