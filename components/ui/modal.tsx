'use client'

import { useEffect, useRef, useState } from 'react'
import type { PointerEvent, ReactNode, SyntheticEvent } from 'react'

import { classNames } from './class-names.ts'
import styles from './modal.module.css'

type Named = { label: string; labelledBy?: undefined } | { label?: undefined; labelledBy: string }

export type ModalProps = Named & {
  open: boolean
  onClose: () => void
  className?: string | undefined
  children: ReactNode
}

/**
 * The native modal <dialog> behind Dialog and Drawer. The browser keeps the focus inside and gives it back; Esc and a
 * press on the overlay ask `onClose`; the content leaves the page once the closing motion has ended.
 */
export function Modal({ open, onClose, label, labelledBy, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOverlay = useRef(false)
  // Closings of our own whose event, which comes a moment later, may meet a dialog that is open again.
  const ownClosings = useRef(0)
  const [isMounted, setIsMounted] = useState(open)
  if (open && !isMounted) setIsMounted(true)

  useEffect(() => {
    const node = dialog.current
    if (open && !node?.open) {
      tellScrollBar()
      node?.showModal()
    }
    if (!open && node?.open) {
      ownClosings.current += 1
      node.close()
    }
  }, [open])

  if (!isMounted) return null

  // A file chooser inside sends its own bubbling `cancel`, hence the checks of the target.
  const askToClose = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const unmountWhenStill = async (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    if (ownClosings.current > 0) ownClosings.current -= 1
    // Chromium closes on a second Esc without asking again.
    else onClose()
    const motions = dialog.current?.getAnimations?.() ?? []
    if (motions.length) await Promise.allSettled(motions.map((motion) => motion.finished))
    if (!dialog.current?.open) setIsMounted(false)
  }
  // Only a press that began on the overlay counts: selecting text and letting go outside must not close.
  const notePress = (event: PointerEvent) => {
    pressedOverlay.current = event.target === event.currentTarget
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={askToClose}
      onClose={unmountWhenStill}
      onPointerDown={notePress}
      onClick={(event) => pressedOverlay.current && askToClose(event)}
    >
      {children}
    </dialog>
  )
}

// How wide the page's scroll bar is, for app/globals.css to keep its room; below an open window there is none to measure.
function tellScrollBar() {
  const { clientWidth, style } = document.documentElement
  if (document.querySelector('dialog[open]')) return
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
