import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'

const STORAGE_KEY = 'moderacao.atalhos'
const TEXT_CONTROLS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** The keyboard shortcuts of the queue. */
export interface QueueKeys {
  isOn: boolean
  /** Turns the shortcuts on or off. */
  switchTo(isOn: boolean): void
  /** The dialog that lists the shortcuts. */
  help: RefObject<HTMLDialogElement | null>
  /** Moves the focus to the next review that is not among these. */
  focusNext(ids: number[]): void
}

/** The list items of a queue page, in order. */
export function cardsIn(board: HTMLElement | null): HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
}

/**
 * Single-key shortcuts for the actions of the queue, ignored while the moderator types; `board` contains the list. They can be
 * turned off, because speech input can trigger them by accident (WCAG 2.1.4).
 */
export function useQueueKeys(board: RefObject<HTMLElement | null>): QueueKeys {
  const help = useRef<HTMLDialogElement>(null)
  const isPageFinished = useRef(false)
  const isOn = useSyncExternalStore(subscribe, readIsOn, () => true)

  useEffect(() => {
    // All reviews of the previous page are decided: focus the first review of the next page.
    if (isPageFinished.current && document.activeElement?.matches('[data-notice], body')) {
      const first = idleCards(board.current)[0]
      if (first) {
        isPageFinished.current = false
        focusCard(first)
      }
    }
  })

  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target.closest?.(TEXT_CONTROLS) || help.current?.open) return
      if (runShortcut(event.key, board.current, help.current)) event.preventDefault()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn, board])

  return {
    isOn,
    switchTo: writeIsOn,
    help,
    focusNext(ids) {
      if (ids.length === 0) return
      const cards = cardsIn(board.current)
      const isNextCandidate = (card: HTMLElement) =>
        !ids.includes(Number(card.dataset.card)) && !card.ariaBusy
      const from = cards.findIndex((card) => card.contains(document.activeElement))
      const next = cards.slice(from + 1).find(isNextCandidate) ?? cards.findLast(isNextCandidate)
      if (next) return focusCard(next)
      isPageFinished.current = true
      board.current?.querySelector<HTMLElement>('[data-notice]')?.focus()
    },
  }
}

function runShortcut(key: string, board: HTMLElement | null, help: HTMLDialogElement | null): boolean {
  const name = key.toLowerCase()
  if (name === '?') help?.showModal()
  else if (name === 'u' || name === 'z') board?.querySelector<HTMLElement>('[data-undo]')?.click()
  else if (name === 'j' || name === 'arrowdown') moveFocus(board, 1)
  else if (name === 'k' || name === 'arrowup') moveFocus(board, -1)
  else if (name === 'x') focusedCard(board)?.querySelector<HTMLElement>('[type="checkbox"]')?.click()
  else if (/^[asr]$/.test(name)) pressDecision(board, name)
  else return false
  return true
}

function focusedCard(board: HTMLElement | null): HTMLElement | undefined {
  return cardsIn(board).find((card) => card.contains(document.activeElement))
}

// Decides only on the focused review. Without one, the key focuses the first review instead.
function pressDecision(board: HTMLElement | null, key: string) {
  const card = focusedCard(board)
  if (!card) moveFocus(board, 1)
  else card.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()
}

/** The reviews whose action is not being sent. */
function idleCards(board: HTMLElement | null): HTMLElement[] {
  return cardsIn(board).filter((card) => !card.ariaBusy)
}

function moveFocus(board: HTMLElement | null, by: 1 | -1) {
  const cards = idleCards(board)
  const from = cards.findIndex((card) => card.contains(document.activeElement))
  const to = from < 0 ? cards[0] : cards[from + by]
  if (to) focusCard(to)
}

function focusCard(card: HTMLElement) {
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
    return localStorage.getItem(STORAGE_KEY) !== '0'
  } catch {
    return true
  }
}

function writeIsOn(isOn: boolean) {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? '1' : '0')
  } catch {
    // Without storage the shortcuts stay on.
  }
  for (const listener of listeners) listener()
}
