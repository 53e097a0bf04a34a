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
/** The group that opens when the timer fires. */
let next: Group | undefined
/** The group that the pointer has opened or entered; only this one closes when the pointer leaves. */
let visited: Group | undefined
let openedAt = -Infinity

const menu = () => document.getElementById(MENU_PANEL)
const openGroup = () => menu()?.querySelector<Group>('details[open]') ?? undefined

/** Closes the open group, on every screen size. */
export function closeGroups(): void {
  clearTimeout(timer)
  next = visited = undefined
  const group = openGroup()
  if (group) group.open = false
}

/** Opens the groups of the menu bar by hover intent and closes them by Esc or by a press or focus elsewhere. */
export function watchGroups(): void {
  const bar = menu()
  if (!bar) return
  bar.addEventListener('pointerover', onBar(over))
  bar.addEventListener('pointermove', onBar(move))
  bar.addEventListener('pointerleave', onBar(planToClose))
  bar.addEventListener('click', keepOpen)
  document.addEventListener('keydown', leaveByEscape)
  document.addEventListener('pointerdown', leave)
  document.addEventListener('focusin', leave)
}

const onBar = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse' && isWide()) act(event)
}

function planToClose() {
  clearTimeout(timer)
  next = undefined
  if (visited?.open) timer = setTimeout(closeGroups, CLOSE_MS)
}

function planToOpen(group: Group) {
  clearTimeout(timer)
  next = group
  timer = setTimeout(() => {
    next = undefined
    visited = group
    openedAt = performance.now()
    // The browser closes the others: they share a name.
    group.open = true
  }, OPEN_MS)
}

function over(event: PointerEvent) {
  const group = nearest<Group>(event, 'details')
  if (!group) return planToClose()
  if (!group.open) return planToOpen(group)
  clearTimeout(timer)
  next = undefined
  visited = group
}

/** The pointer may cross other groups on its way down to the open panel: they do not open while it moves down. */
function move({ movementX, movementY }: PointerEvent) {
  if (next && openGroup() && movementY > Math.abs(movementX) / 3) planToOpen(next)
}

function keepOpen(event: Event) {
  const group = nearest(event, 'summary')?.parentElement
  if (group && isWide() && performance.now() - openedAt < IGNORE_PRESS_MS) event.preventDefault()
}

function leaveByEscape({ key }: KeyboardEvent) {
  const group = openGroup()
  if (key !== 'Escape' || !group || !isWide()) return
  const hasFocus = group.contains(document.activeElement)
  closeGroups()
  if (hasFocus) group.querySelector('summary')?.focus()
}

function leave(event: Event) {
  const group = openGroup()
  if (group && isWide() && !group.contains(event.target as Node)) closeGroups()
}
