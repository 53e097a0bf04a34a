'use client'

import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent, RefObject } from 'react'

import { IconButton } from '#components/ui/icon-button.tsx'
import { Modal } from '#components/ui/modal.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { groundStyle } from '#components/ui/swatch.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import { pictureZoomCopy } from '#lib/copy/picture-zoom.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './picture-zoom.module.css'
import { MAX_SCALE, usePinch } from './use-pinch.ts'

type PictureZoomProps = {
  pictures: readonly { src: string; alt: string }[]
  index: number
  onChange: (index: number) => void
  lang: Lang
  color: string
  /** The row of the gallery; after closing, its link of the last shown picture gets the focus. */
  row: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

const STEP = 0.5
// A pointer that moves less than this between down and up, in px, makes a press; one that moves further scrolls.
const PRESS_TOLERANCE = 6

/**
 * The large picture in a dialog (spec section 2, gallery): zooms by buttons, a press, a pinch or the wheel with Ctrl, and
 * scrolls inside its frame. Loaded when it first opens.
 */
export function PictureZoom({
  pictures,
  index,
  onChange,
  lang,
  color,
  row,
  open,
  onClose,
}: PictureZoomProps) {
  const copy = pictureZoomCopy[lang]
  const stage = useRef<HTMLDivElement>(null)
  const { scale, zoomTo } = usePinch(stage, open)
  const count = pictures.length
  const picture = pictures[index]

  const changePicture = (next: number) => {
    zoomTo(1)
    onChange((next + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      '+': () => zoomTo(scale + STEP),
      '=': () => zoomTo(scale + STEP),
      '-': () => zoomTo(scale - STEP),
      // In an enlarged picture the arrow keys scroll.
      ...(count > 1 && scale === 1
        ? { ArrowLeft: () => changePicture(index - 1), ArrowRight: () => changePicture(index + 1) }
        : undefined),
    }
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  const press = usePress((event) => zoomTo(scale > 1 ? 1 : 2, event))

  // The browser focuses the first button, which cannot reduce the picture yet. The child's effect, which opens the dialog, has run before.
  useEffect(() => {
    if (open) stage.current?.focus()
  }, [open])
  useFocusAfterClose(open, () => row.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true }))

  return (
    <Modal open={open} onClose={onClose} label={copy.title} className={styles.zoom}>
      <div className={styles.panel} onKeyDown={onKeyDown} style={groundStyle(color)}>
        <div className={styles.bar}>
          <p aria-live="polite" className={styles.count}>
            {count > 1 ? kitCopy[lang].picture(index + 1, count) : copy.title}
          </p>
          <IconButton
            icon="minus"
            label={copy.smaller}
            aria-disabled={scale <= 1 || undefined}
            className={styles.tool}
            onClick={() => zoomTo(scale - STEP)}
          />
          <IconButton
            icon="plus"
            label={copy.larger}
            aria-disabled={scale >= MAX_SCALE || undefined}
            className={styles.tool}
            onClick={() => zoomTo(scale + STEP)}
          />
          <IconButton icon="close" label={copy.close} onClick={onClose} />
        </div>
        <div
          ref={stage}
          tabIndex={0}
          role="group"
          aria-label={picture?.alt || copy.title}
          className={styles.stage}
          {...press}
        >
          <div
            className={scale > 1 ? styles.large : styles.fit}
            style={{ '--scale': scale } as CSSProperties}
          >
            {picture ? (
              <Picture
                key={picture.src}
                src={picture.src}
                alt={picture.alt}
                width={1080}
                height={1080}
                widths={[1080]}
                priority
                className={styles.picture}
              />
            ) : null}
          </div>
        </div>
        {count > 1 ? (
          <>
            <IconButton
              icon="previous"
              label={kitCopy[lang].previousPicture}
              raised
              className={styles.previous}
              onClick={() => changePicture(index - 1)}
            />
            <IconButton
              icon="next"
              label={kitCopy[lang].nextPicture}
              raised
              className={styles.next}
              onClick={() => changePicture(index + 1)}
            />
          </>
        ) : null}
      </div>
    </Modal>
  )
}

/** Calls `onPress` for a click whose pointer did not move; a moving pointer scrolls. */
function usePress(onPress: (at: { clientX: number; clientY: number }) => void) {
  const [from, setFrom] = useState({ clientX: 0, clientY: 0 })
  return {
    onPointerDown: ({ clientX, clientY }: MouseEvent) => setFrom({ clientX, clientY }),
    onClick: (event: MouseEvent) => {
      const distance = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY)
      if (distance < PRESS_TOLERANCE) onPress(event)
    },
  }
}

/** Moves the focus after the dialog has closed and the browser has restored the focus. */
function useFocusAfterClose(open: boolean, focus: () => void) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) focus()
    wasOpen.current = open
  })
}
