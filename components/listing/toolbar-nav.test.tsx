import { fireEvent, render, screen } from '@testing-library/react'
import { ToolbarNav } from './toolbar-nav.tsx'

// jsdom has no popovers: this set has the open ones.
const open = new Set<Element>()
const matches = (element: Element, selector: string) => Element.prototype.matches.call(element, selector)
beforeAll(() =>
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      open.add(this)
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches(this, selector)
    },
    closest(this: HTMLElement, selector: string) {
      return selector === ':popover-open'
        ? this.parentElement
        : Element.prototype.closest.call(this, selector)
    },
  }),
)

const QUERY = '?estoque=1'

// Each list has a toolbar of its own, as in the shop.
function toolbarOf(list: string, query: string) {
  return (
    <ToolbarNav key={list} query={query}>
      <div popover="auto" data-testid="sheet">
        <a href={`/produtos${QUERY}`} onClick={(event) => event.preventDefault()}>
          Em estoque
        </a>
      </div>
    </ToolbarNav>
  )
}

const isOpen = () => open.has(screen.getByTestId('sheet'))

test.each([false, true])(
  'a sheet with filters opens again above the next list unless the visitor has closed it (closed: %s), also when Next shows the list without filters first',
  (isClosed) => {
    open.clear()
    const { rerender } = render(toolbarOf('first', ''))
    open.add(screen.getByTestId('sheet'))
    fireEvent.click(screen.getByRole('link'))
    rerender(toolbarOf('another', ''))
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('link')).toHaveFocus()
    if (isClosed) open.clear()
    rerender(toolbarOf('chosen', QUERY))
    expect(isOpen()).toBe(!isClosed)
    rerender(toolbarOf('later', ''))
    expect(isOpen()).toBe(false)
  },
)
