import { nearest } from './nearest.ts'
import { MENU_PANEL } from './panel-ids.ts'
import { isWide } from './panels.ts'

/** How long the pointer rests on a group before it opens, and stays away before it closes, in milliseconds. */
const OPEN_MS = 80
const CLOSE_MS = 250
/** A press this soon after the pointer has opened a group means the same, in milliseconds. */
const SAME_WISH_MS = 600

type Group = HTMLDetailsElement

let timer: ReturnType<typeof setTimeout> | undefined
/** The group that opens when the timer is over. */
let next: Group | undefined
/** The group that the pointer has opened or been on: only that one closes when the pointer leaves. */
let visited: Group | undefined
let openedAt = -Infinity

const menu = () => document.getElementById(MENU_PANEL)
const openGroup = () => menu()?.querySelector<Group>('details[open]') ?? undefined

/** Closes the open group; on a phone, too. */
export function closeGroups(): void {
  clearTimeout(timer)
  next = visited = undefined
  const group = openGroup()
  if (group) group.open = false
}

/** Groups of the bar: open by pointer with intent, close by Esc, by a press or the focus elsewhere. */
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
    // The others close by themselves: they share a name.
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

/** On its way down to the open panel the pointer may cross other groups: they wait until it no longer heads down. */
function move({ movementX, movementY }: PointerEvent) {
  if (next && openGroup() && movementY > Math.abs(movementX) / 3) planToOpen(next)
}

function keepOpen(event: Event) {
  const group = nearest(event, 'summary')?.parentElement
  if (group && isWide() && performance.now() - openedAt < SAME_WISH_MS) event.preventDefault()
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
