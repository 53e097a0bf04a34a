import { layOutPanelAhead } from './panel-layout.ts'

const matches = Element.prototype.matches
const open = new Set<Element>()

beforeEach(() => {
  open.clear()
  // jsdom has no popovers.
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector)
  })
  document.body.innerHTML = '<button popovertarget="menu">Menu</button><nav id="menu" popover></nav>'
})

const panel = () => document.getElementById('menu')!

async function press() {
  const event = new Event('pointerdown')
  Object.defineProperty(event, 'target', { value: document.querySelector('button') })
  await layOutPanelAhead(event)
}

test('a pressed button lays out its closed panel, invisibly, until the panel opens', async () => {
  await press()
  expect(panel()).toHaveStyle({ display: 'block', visibility: 'hidden' })
  panel().dispatchEvent(new Event('beforetoggle'))
  expect(panel().style.cssText).toBe('')
})

test('a press that opens nothing leaves no style behind', async () => {
  await press()
  expect(panel().style.cssText).not.toBe('')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(panel().style.cssText).toBe('')
})

test('an open panel stays as it is', async () => {
  open.add(panel())
  await press()
  expect(panel().style.cssText).toBe('')
})
