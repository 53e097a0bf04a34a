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
 * The native modal <dialog> behind Dialog and Drawer. The browser traps the focus and restores it; Esc and a press on the
 * overlay call `onClose`, and so does Back on an Android phone, where Chromium's close watcher of a modal dialog handles it before
 * the history does; the content is unmounted when the closing animation has ended.
 */
export function Modal({ open, onClose, label, labelledBy, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOverlay = useRef(false)
  // The number of close() calls below whose asynchronous close event is pending. The dialog may be open again when it fires.
  const pendingCloseEvents = useRef(0)
  const [isMounted, setIsMounted] = useState(open)
  if (open && !isMounted) setIsMounted(true)

  useEffect(() => {
    const node = dialog.current
    if (open && !node?.open) {
      setScrollBarWidth()
      node?.showModal()
    }
    if (!open && node?.open) {
      pendingCloseEvents.current += 1
      node.close()
    }
  }, [open])

  if (!isMounted) return null

  // A file chooser inside the dialog fires a `cancel` that bubbles, hence the checks of the target.
  const requestClose = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const unmountAfterAnimation = async (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    if (pendingCloseEvents.current > 0) pendingCloseEvents.current -= 1
    // On a second Esc Chromium closes without another cancel event.
    else onClose()
    const animations = dialog.current?.getAnimations?.() ?? []
    if (animations.length) await Promise.allSettled(animations.map((animation) => animation.finished))
    if (!dialog.current?.open) setIsMounted(false)
  }
  // The press must begin on the overlay: selecting text and releasing outside must not close.
  const recordPressStart = (event: PointerEvent) => {
    pressedOverlay.current = event.target === event.currentTarget
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={requestClose}
      onClose={unmountAfterAnimation}
      onPointerDown={recordPressStart}
      onClick={(event) => pressedOverlay.current && requestClose(event)}
    >
      {children}
    </dialog>
  )
}

// Sets the width of the scroll bar, which app/globals.css reserves while a dialog hides it.
function setScrollBarWidth() {
  const { clientWidth, style } = document.documentElement
  if (document.querySelector('dialog[open]')) return
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
