import { fireEvent, render, screen } from '@testing-library/react'
import { MenuEntry } from './menu-entry.tsx'
import { closeGroups, watchGroups } from './menu-groups.ts'
import { MENU_PANEL } from './panel-ids.ts'

const MENU = [
  {
    label: 'Colágeno',
    path: '/categoria/colageno',
    items: [{ label: 'Colágeno tipo II', path: '/colageno-tipo-2-rosalume', items: [] }],
  },
  {
    label: 'Kits',
    path: '/produtos',
    items: [{ label: 'Todos os produtos', path: '/produtos', items: [] }],
  },
]

let isWide = true
let pointerType = 'mouse'

beforeEach(() => {
  jest.useFakeTimers()
  isWide = true
  pointerType = 'mouse'
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList
  render(
    <>
      <nav id={MENU_PANEL} aria-label="Menu principal">
        {MENU.map((entry) => (
          <MenuEntry key={entry.label} lang="pt" entry={entry} menu="menu-principal" />
        ))}
        <a href="#x">Fora dos grupos</a>
      </nav>
      <button type="button">Fora do menu</button>
    </>,
  )
  watchGroups()
})
afterEach(() => {
  closeGroups()
  jest.useRealTimers()
})

const group = (label: string) => screen.getByText(label, { selector: 'summary' }).closest('details')!
const summary = (label: string) => group(label).querySelector('summary')!

// jsdom's pointer events have neither pointerType nor movement.
function point(type: string, node: Element, more: Partial<PointerEvent> = {}) {
  const event = Object.assign(new Event(type, { bubbles: type !== 'pointerleave' }), { pointerType, ...more })
  fireEvent(node, event)
}
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)

test('a resting pointer opens the group, a passing one does not', () => {
  point('pointerover', summary('Colágeno'))
  wait(50)
  point('pointerover', screen.getByText('Fora dos grupos'))
  wait(500)
  expect(group('Colágeno').open).toBe(false)
  point('pointerover', summary('Colágeno'))
  wait(90)
  expect(group('Colágeno').open).toBe(true)
})

test('the open group closes shortly after the pointer has left, unless the pointer comes back', () => {
  point('pointerover', summary('Colágeno'))
  wait(90)
  point('pointerleave', screen.getByRole('navigation'))
  wait(200)
  expect(group('Colágeno').open).toBe(true)
  point('pointerover', screen.getByText('Colágeno tipo II'))
  wait(1000)
  expect(group('Colágeno').open).toBe(true)
  point('pointerleave', screen.getByRole('navigation'))
  wait(260)
  expect(group('Colágeno').open).toBe(false)
})

test('a pointer that moves down to the panel does not open another group; sideways it does', () => {
  point('pointerover', summary('Colágeno'))
  wait(90)
  point('pointerover', summary('Kits'))
  for (let step = 0; step < 5; step++) {
    wait(40)
    point('pointermove', summary('Kits'), { movementX: 9, movementY: 8 })
  }
  expect(group('Kits').open).toBe(false)
  point('pointerover', screen.getByText('Colágeno tipo II'))
  wait(500)
  expect(group('Kits').open).toBe(false)
  point('pointerover', summary('Kits'))
  point('pointermove', summary('Kits'), { movementX: 9, movementY: 0 })
  wait(90)
  expect(group('Kits').open).toBe(true)
})

test('a press right after the pointer has opened the group does not close it, a later one does', () => {
  point('pointerover', summary('Colágeno'))
  wait(90)
  expect(fireEvent.click(summary('Colágeno'))).toBe(false)
  wait(700)
  expect(fireEvent.click(summary('Colágeno'))).toBe(true)
})

test('a group opened by keyboard stays open under a pointer that does not move', () => {
  group('Colágeno').open = true
  point('pointerover', screen.getByRole('navigation'))
  wait(1000)
  expect(group('Colágeno').open).toBe(true)
})

test.each([
  ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press elsewhere', () => fireEvent.pointerDown(screen.getByText('Fora do menu'))],
  ['the focus elsewhere', () => screen.getByText('Fora do menu').focus()],
])('%s closes an open group of the menu bar, but not of the phone menu', (_name, leave) => {
  group('Colágeno').open = true
  leave()
  expect(group('Colágeno').open).toBe(false)
  isWide = false
  group('Colágeno').open = true
  screen.getByText('Fora dos grupos').focus()
  leave()
  expect(group('Colágeno').open).toBe(true)
})

test('Esc returns the focus to the group', () => {
  group('Colágeno').open = true
  screen.getByText('Colágeno tipo II').focus()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(summary('Colágeno')).toHaveFocus()
})

test('touch does not open a group by hover', () => {
  pointerType = 'touch'
  point('pointerover', summary('Colágeno'))
  wait(1000)
  expect(group('Colágeno').open).toBe(false)
})

test('a group has a link to its own page, unless that page is among its links', () => {
  expect(screen.getByText('Ver tudo em Colágeno')).toHaveAttribute('href', '/categoria/colageno')
  expect(screen.queryByText('Ver tudo em Kits')).toBeNull()
  expect(group('Kits').name).toBe(group('Colágeno').name)
})
