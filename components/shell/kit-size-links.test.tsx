import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { watchKitSizeLinks } from './kit-size-links.ts'

const replace = jest.fn()

function Sizes({ shown }: { shown: number }) {
  const links = [
    { text: '1 pote', href: '/colageno', items: '0 422 423' },
    { text: '3 potes', href: '/colageno?kit=436', items: '436 0 437' },
  ]
  return (
    <div key={shown}>
      <nav>
        {links.map(({ text, href, items }, index) => (
          <a key={text} href={href} data-items={items} aria-current={index === shown ? 'true' : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <select name="idProduto">
        <option value="">Escolha o sabor</option>
        <option value="422">Cranberry</option>
        <option value="423">Limão</option>
      </select>
    </div>
  )
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } })

beforeAll(() => watchKitSizeLinks({ replace }))

test('R52 the links of the sizes follow the chosen flavour; the link to a kit without that flavour leaves the choice open', () => {
  render(<Sizes shown={0} />)
  choose('423')
  expect(hrefs()).toEqual(['/colageno?sabor=423', '/colageno?sabor=437'])
  choose('422')
  expect(hrefs()).toEqual(['/colageno?sabor=422', '/colageno?kit=436'])
  choose('')
  expect(hrefs()).toEqual(['/colageno', '/colageno?kit=436'])
})

test('a press replaces the page, keeps the sizes where they are on the screen, and moves the focus to the chosen one', async () => {
  const top = jest.spyOn(Element.prototype, 'getBoundingClientRect')
  const at = (y: number) => top.mockReturnValue({ top: y } as DOMRect)
  window.scrollBy = jest.fn()
  at(200)
  const { rerender } = render(<Sizes shown={0} />)
  choose('423')
  expect(fireEvent.click(screen.getByRole('link', { name: '3 potes' }))).toBe(false)
  expect(replace).toHaveBeenCalledWith('/colageno?sabor=437', { scroll: false })
  at(760)
  rerender(<Sizes shown={1} />)
  await waitFor(() => expect(window.scrollBy).toHaveBeenCalledWith({ top: 560, behavior: 'instant' }))
  expect(screen.getByRole('link', { current: true })).toHaveFocus()
  top.mockRestore()
})
