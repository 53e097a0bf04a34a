'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { updateShopState } from '#lib/state/shop-state.ts'

import styles from './reviews-block.module.css'
import type { VisitorState, ReviewsEngine } from './reviews-engine.tsx'
import type { ReviewsProps } from './reviews-props.ts'

/** Loads the interactive reviews when the block comes near the viewport or gets the focus (T21). */
export function ReviewsShell({ children, ...props }: ReviewsProps & { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Engine: typeof ReviewsEngine; visitorState: VisitorState }>()

  const { count: reviewCount, average: reviewAverage } = props
  useEffect(() => updateShopState({ reviewCount, reviewAverage }), [reviewCount, reviewAverage])

  useEffect(() => {
    const node = root.current!
    const stop = () => {
      observer.disconnect()
      node.removeEventListener('focusin', load)
    }
    const load = () => {
      stop()
      // When the code does not load, the links and forms still work.
      import('./reviews-engine.tsx')
        .then(async ({ ReviewsEngine: Engine, readVisitorState }) =>
          setLive({ Engine, visitorState: await readVisitorState(node) }),
        )
        .catch(() => {})
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '600px',
    })
    observer.observe(node)
    node.addEventListener('focusin', load)
    return stop
  }, [])

  return (
    <div ref={root} className={styles.block}>
      {live ? <live.Engine {...props} visitorState={live.visitorState} /> : children}
    </div>
  )
}
