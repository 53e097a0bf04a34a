'use client'

import { useEffect, useEffectEvent, useState } from 'react'

interface Combobox {
  listId: string
  /** Whether the list of options shows. */
  isOpen: boolean
  /** The index of the active option; -1 for none. */
  active: number
  /** How many options there are. */
  count: number
  optionId(index: number): string
  /** Called when the text of the input changes. */
  onType(text: string): void
  onMove(index: number): void
  /** Called when a key or a focus change opens or closes the list. */
  onToggle(isOpen: boolean): void
}

/** Turns an existing input into a combobox: roles, keys and focus (WAI-ARIA practices, editable combobox with list). */
export function useCombobox(input: HTMLInputElement, box: Combobox) {
  const { isOpen, active, listId, optionId } = box
  const [initial] = useState(() => input.value)

  useEffect(() => {
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
    })
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [input, isOpen, active, listId, optionId])

  const onInput = useEffectEvent(() => box.onType(input.value))
  const onMissedInput = useEffectEvent(() => input.value !== initial && box.onType(input.value))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const { count } = box
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) box.onToggle(true)
      // The arrow keys cycle through the options and the field, whose index is -1.
      else box.onMove(nextIndex(active, count, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    } else if (event.key === 'Escape' && isOpen) {
      // Esc only closes the list: it must not clear the text or close the panel around the field.
      event.preventDefault()
      event.stopPropagation()
      box.onToggle(false)
    }
  })
  const onLeave = useEffectEvent((event: FocusEvent) => {
    if (!input.form?.contains(event.relatedTarget as Node | null)) box.onToggle(false)
  })

  useEffect(() => {
    const { form } = input
    const typed = () => onInput()
    const pressed = (event: KeyboardEvent) => onKey(event)
    const left = (event: FocusEvent) => onLeave(event)
    input.addEventListener('input', typed)
    input.addEventListener('keydown', pressed)
    form?.addEventListener('focusout', left)
    // Handles letters typed between the first render and this effect.
    onMissedInput()
    return () => {
      input.removeEventListener('input', typed)
      input.removeEventListener('keydown', pressed)
      form?.removeEventListener('focusout', left)
    }
  }, [input])
}

function nextIndex(active: number, count: number, step: 1 | -1): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

function setAttributes(element: HTMLElement, attributes: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}
