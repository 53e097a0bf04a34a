import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** The largest scale, relative to the frame. */
export const MAX_SCALE = 4

type Point = { clientX: number; clientY: number }

const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0)
const middle = ([a, b]: Point[]): Point | undefined =>
  a && b && { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }

/**
 * The scale of the content of a scrolling frame: 1 fits it into the frame. A pinch, and the wheel with Ctrl (a pinch on a
 * trackpad), change it; the point under the fingers or the pointer keeps its position.
 */
export function usePinch(frame: RefObject<HTMLElement | null>, isActive: boolean) {
  const [scale, setScale] = useState(1)
  const currentScale = useRef(1)

  const zoomTo = (requested: number, at?: Point) => {
    const next = Math.min(Math.max(requested, 1), MAX_SCALE)
    const node = frame.current
    const ratio = next / currentScale.current
    currentScale.current = next
    setScale(next)
    if (!node) return
    const box = node.getBoundingClientRect()
    const x = at ? at.clientX - box.left : box.width / 2
    const y = at ? at.clientY - box.top : box.height / 2
    const left = (node.scrollLeft + x) * ratio - x
    const top = (node.scrollTop + y) * ratio - y
    // After the layout of the new size, because before it the scroll range is too small.
    requestAnimationFrame(() => Object.assign(node, { scrollLeft: left, scrollTop: top }))
  }
  const latestZoomTo = useRef(zoomTo)
  useEffect(() => {
    latestZoomTo.current = zoomTo
  })

  useEffect(() => {
    const node = frame.current
    if (!isActive || !node) return
    let start: { distance: number; scale: number } | undefined
    const onTouchStart = ({ touches }: TouchEvent) => {
      start =
        touches.length === 2 ? { distance: distance([...touches]), scale: currentScale.current } : undefined
    }
    const onTouchMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return
      event.preventDefault()
      const touches = [...event.touches]
      latestZoomTo.current((start.scale * distance(touches)) / start.distance, middle(touches))
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latestZoomTo.current(currentScale.current * Math.exp(-event.deltaY / 200), event)
    }
    node.addEventListener('touchstart', onTouchStart, { passive: true })
    node.addEventListener('touchmove', onTouchMove, { passive: false })
    node.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      node.removeEventListener('touchstart', onTouchStart)
      node.removeEventListener('touchmove', onTouchMove)
      node.removeEventListener('wheel', onWheel)
      currentScale.current = 1
      setScale(1)
    }
  }, [frame, isActive])

  return { scale, zoomTo }
}
