'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { updateShopState } from '#lib/state/shop-state.ts'

import styles from './reviews-block.module.css'
import type { Before, ReviewsEngine } from './reviews-engine.tsx'
import type { ReviewsProps } from './reviews-props.ts'

/** Loads what makes the reviews answer at once when they come near the screen or somebody reaches for them (T21). */
export function ReviewsShell({ children, ...props }: ReviewsProps & { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Engine: typeof ReviewsEngine; before: Before }>()

  const { count: reviewCount, average: reviewAverage } = props
  useEffect(() => updateShopState({ reviewCount, reviewAverage }), [reviewCount, reviewAverage])

  useEffect(() => {
    const node = root.current!
    const stop = () => {
      sight.disconnect()
      node.removeEventListener('focusin', load)
    }
    const load = () => {
      stop()
      // When the code does not arrive, links and forms lead on.
      import('./reviews-engine.tsx')
        .then(async ({ ReviewsEngine: Engine, leaveAlone }) =>
          setLive({ Engine, before: await leaveAlone(node) }),
        )
        .catch(() => {})
    }
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '600px',
    })
    sight.observe(node)
    node.addEventListener('focusin', load)
    return stop
  }, [])

  return (
    <div ref={root} className={styles.block}>
      {live ? <live.Engine {...props} before={live.before} /> : children}
    </div>
  )
}
