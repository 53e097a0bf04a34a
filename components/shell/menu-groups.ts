import { nearest } from './nearest.ts'
import { MENU_PANEL } from './panel-ids.ts'
import { isWide } from './panels.ts'

/** The delays before a group opens under the pointer and closes after the pointer has left, in milliseconds. */
const OPEN_MS = 80
const CLOSE_MS = 250
/** A press this soon after the pointer has opened a group does not close it, in milliseconds. */
const IGNORE_PRESS_MS = 600

type Group = HTMLDetailsElement

let timer: ReturnType<typeof setTimeout> | undefined
/** The group that opens when the timer fires, if one is scheduled. */
let scheduled: Group | undefined
/** The group that the pointer has opened or entered; only this one closes when the pointer leaves. */
let hovered: Group | undefined
let openedAt = -Infinity

const menu = () => document.getElementById(MENU_PANEL)
const openGroup = () => menu()?.querySelector<Group>('details[open]') ?? undefined

/** Closes the open group, on every screen size. */
export function closeGroups(): void {
  clearTimeout(timer)
  scheduled = hovered = undefined
  const group = openGroup()
  if (group) group.open = false
}

/** Opens the groups of the menu bar by hover intent and closes them by Esc or by a press or focus elsewhere. */
export function watchGroups(): void {
  const bar = menu()
  if (!bar) return
  bar.addEventListener('pointerover', onMouseInBar(onPointerOver))
  bar.addEventListener('pointermove', onMouseInBar(onPointerMove))
  bar.addEventListener('pointerleave', onMouseInBar(scheduleClose))
  bar.addEventListener('click', ignoreEarlyPress)
  document.addEventListener('keydown', closeOnEscape)
  document.addEventListener('pointerdown', closeOnEventOutside)
  document.addEventListener('focusin', closeOnEventOutside)
  // The pointer may be over a group before this code has loaded.
  const group = bar.querySelector<Group>('details:not([open]):hover')
  if (group && isWide() && matchMedia('(hover: hover)').matches) scheduleOpen(group)
}

/** Returns a listener for a mouse on the menu bar: touch, pens and the phone menu use clicks only. */
const onMouseInBar = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse' && isWide()) act(event)
}

function scheduleClose() {
  clearTimeout(timer)
  scheduled = undefined
  if (hovered?.open) timer = setTimeout(closeGroups, CLOSE_MS)
}

function scheduleOpen(group: Group) {
  clearTimeout(timer)
  scheduled = group
  timer = setTimeout(() => {
    scheduled = undefined
    hovered = group
    openedAt = performance.now()
    // The browser closes the other groups, because all share a name.
    group.open = true
  }, OPEN_MS)
}

function onPointerOver(event: PointerEvent) {
  const group = nearest<Group>(event, 'details')
  if (!group) return scheduleClose()
  if (!group.open) return scheduleOpen(group)
  clearTimeout(timer)
  scheduled = undefined
  hovered = group
}

/** Restarts the delay of a scheduled group while the pointer moves down, because it may cross groups on its way to the open panel. */
function onPointerMove({ movementX, movementY }: PointerEvent) {
  if (scheduled && openGroup() && movementY > Math.abs(movementX) / 3) scheduleOpen(scheduled)
}

function ignoreEarlyPress(event: Event) {
  const group = nearest(event, 'summary')?.parentElement
  if (group && isWide() && performance.now() - openedAt < IGNORE_PRESS_MS) event.preventDefault()
}

function closeOnEscape({ key }: KeyboardEvent) {
  const group = openGroup()
  if (key !== 'Escape' || !group || !isWide()) return
  const hasFocus = group.contains(document.activeElement)
  closeGroups()
  if (hasFocus) group.querySelector('summary')?.focus()
}

function closeOnEventOutside(event: Event) {
  const group = openGroup()
  if (group && isWide() && !group.contains(event.target as Node)) closeGroups()
}
