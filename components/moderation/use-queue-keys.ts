import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

const STORED = 'moderacao.atalhos'
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** The keys of the queue. */
export interface QueueKeys {
  isOn: boolean
  switchTo(isOn: boolean): void
  /** Where the list of keys is shown. */
  help: RefObject<HTMLDialogElement | null>
  /** Leaves these reviews for the next one that is not among them. */
  focusNext(ids: number[]): void
}

/** The reviews of a page, in their order. */
export function cardsIn(board: HTMLElement | null): HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
}

/**
 * One key for each thing that is done all day, never while something is typed and only as long as they are on: speech
 * input presses keys too (WCAG 2.1.4).
 */
export function useQueueKeys(board: RefObject<HTMLElement | null>): QueueKeys {
  const help = useRef<HTMLDialogElement>(null)
  const isAtEnd = useRef(false)
  const isOn = useSyncExternalStore(subscribe, readIsOn, () => true)

  useEffect(() => {
    // The list was worked through: the next twenty begin at their first.
    if (isAtEnd.current && document.activeElement?.matches('[data-news], body')) {
      const first = freeCards(board.current)[0]
      if (first) {
        isAtEnd.current = false
        show(first)
      }
    }
  })

  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target.closest?.(TYPING) || help.current?.open) return
      if (actOn(event.key, board.current, help.current)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn, board])

  return {
    isOn,
    switchTo: writeIsOn,
    help,
    focusNext(ids) {
      if (ids.length === 0) return
      const cards = cardsIn(board.current)
      const isFree = (card: HTMLElement) => !ids.includes(Number(card.dataset.card)) && !card.ariaBusy
      const from = cards.findIndex((card) => card.contains(document.activeElement))
      const next = cards.slice(from + 1).find(isFree) ?? cards.findLast(isFree)
      if (next) return show(next)
      isAtEnd.current = true
      board.current?.querySelector<HTMLElement>('[data-news]')?.focus()
    },
  }
}

function actOn(key: string, board: HTMLElement | null, help: HTMLDialogElement | null): boolean {
  const name = key.toLowerCase()
  if (name === '?') help?.showModal()
  else if (name === 'u' || name === 'z') board?.querySelector<HTMLElement>('[data-undo]')?.click()
  else if (name === 'j' || name === 'arrowdown') step(board, 1)
  else if (name === 'k' || name === 'arrowup') step(board, -1)
  else if (name === 'x') current(board)?.querySelector<HTMLElement>('[type="checkbox"]')?.click()
  else if (/^[asr]$/.test(name)) decide(board, name)
  else return false
  return true
}

function current(board: HTMLElement | null): HTMLElement | undefined {
  return cardsIn(board).find((card) => card.contains(document.activeElement))
}

// Nothing is decided about a review that is not looked at: without one, the first press only shows the first.
function decide(board: HTMLElement | null, key: string) {
  const card = current(board)
  if (!card) step(board, 1)
  else card.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()
}

function freeCards(board: HTMLElement | null): HTMLElement[] {
  return cardsIn(board).filter((card) => !card.ariaBusy)
}

function step(board: HTMLElement | null, by: 1 | -1) {
  const cards = freeCards(board)
  const from = cards.findIndex((card) => card.contains(document.activeElement))
  const to = from < 0 ? cards[0] : cards[from + by]
  if (to) show(to)
}

function show(card: HTMLElement) {
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest' })
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function readIsOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== '0'
  } catch {
    return true
  }
}

function writeIsOn(isOn: boolean) {
  try {
    localStorage.setItem(STORED, isOn ? '1' : '0')
  } catch {
    // A browser that keeps nothing has the keys on.
  }
  for (const listener of listeners) listener()
}
