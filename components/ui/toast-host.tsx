'use client'

import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

import { Icon } from './icon.tsx'
import { TOAST_MS } from './toast-message.ts'
import type { ToastMessage } from './toast-message.ts'
import styles from './toast.module.css'

// --foot is the height of a dialog's sticky row of buttons.
const ABOVE_BARS = 'calc(1rem + var(--bottom-bar, 0px) + var(--foot, 0px) + env(safe-area-inset-bottom, 0px))'

// What a message of three lines at the bottom covers, with the bar of a page or the buttons of a dialog below it, in pixels.
const BOTTOM_SPACE = 200

let host: HTMLElement | undefined
// The hint on the screen, such as the one about a missing flavour.
let hint: string | number | undefined

/** Shows a message; a repeated message replaces the one on the screen and restarts its time. */
export function showInHost({ kind, text, link }: ToastMessage): void {
  host ??= mountHost()
  moveIntoDialog(host)
  const id = toast[kind](text, {
    id: `${kind} ${text}`,
    position: besideField(),
    action: link ? (
      <a href={link.href} className={styles.link}>
        {link.text}
      </a>
    ) : null,
  })
  if (kind === 'info') hint = id
}

// A message does not cover the field that it is about, which has the focus: the field moves up, or the message does if the field cannot.
function besideField(): 'top-center' | 'bottom-center' {
  const field = document.activeElement
  if (!field?.matches('input, select, textarea')) return 'bottom-center'
  const isCovered = () => field.getBoundingClientRect().bottom > innerHeight - BOTTOM_SPACE
  if (isCovered()) field.scrollIntoView({ block: 'center', behavior: 'instant' })
  return isCovered() ? 'top-center' : 'bottom-center'
}

/** Removes a message that no longer applies. */
export function dismissInHost({ kind, text }: ToastMessage): void {
  toast.dismiss(`${kind} ${text}`)
}

function dismissHint(): void {
  if (hint !== undefined) toast.dismiss(hint)
  hint = undefined
}

function mountHost() {
  const node = document.createElement('div')
  node.popover = 'manual'
  node.className = styles.host ?? ''
  createRoot(node).render(
    <Toaster
      position="bottom-center"
      duration={TOAST_MS}
      offset={{ bottom: ABOVE_BARS }}
      mobileOffset={{ bottom: ABOVE_BARS, left: '1rem', right: '1rem' }}
      hotkey={[]}
      customAriaLabel=""
      icons={{ success: <Icon name="check" />, error: <Icon name="alert" />, info: <Icon name="info" /> }}
      toastOptions={{ unstyled: true, classNames: toastClasses() }}
    />,
  )
  const onDialogToggle = (event: Event) => {
    if (!(event.target instanceof HTMLDialogElement)) return
    // A hint about the page would cover the buttons of the dialog that the visitor has opened since.
    if (event.target.open) dismissHint()
    hint = undefined
    moveIntoDialog(node)
  }
  // A hint asks for a choice. It listens here, so that no page loads code for it before there is a hint.
  document.addEventListener('change', ({ target }) => {
    if (target instanceof Element && target.matches('select, [type=radio]')) dismissHint()
  })
  document.addEventListener('toggle', onDialogToggle, true)
  document.addEventListener('close', onDialogToggle, true)
  return node
}

function toastClasses() {
  const { toast: base = '', success = '', error = '', info = '' } = styles
  return { toast: base, success, error, info }
}

/**
 * Moves the host into an open modal dialog, because everything outside it is inert, also for screen readers; moves it back when
 * the dialog closes. As a popover the host is above page and dialog.
 */
function moveIntoDialog(node: HTMLElement) {
  const dialogs = document.querySelectorAll('dialog[open]')
  const parent =
    document.activeElement?.closest('dialog[open]') ?? dialogs[dialogs.length - 1] ?? document.body
  if (node.parentNode === parent) return
  parent.append(node)
  node.showPopover?.()
}
