'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { updateShopState } from '#lib/state/shop-state.ts'

import styles from './reviews-block.module.css'
import type { VisitorState, InteractiveReviews } from './interactive-reviews.tsx'
import type { ReviewsProps } from './reviews-props.ts'

/** Loads the interactive reviews when the block comes near the viewport or gets the focus (T21). */
export function ReviewsShell({ children, ...props }: ReviewsProps & { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{
    Interactive: typeof InteractiveReviews
    visitorState: VisitorState
  }>()

  const { lang, count: reviewCount, average: reviewAverage } = props
  useEffect(() => updateShopState({ reviewCount, reviewAverage }), [reviewCount, reviewAverage])

  useEffect(() => {
    const node = root.current!
    const stop = () => {
      observer.disconnect()
      node.removeEventListener('focusin', load)
    }
    const load = () => {
      stop()
      // If the code does not load, the links and forms still work.
      import('./interactive-reviews.tsx')
        .then(async ({ InteractiveReviews: Interactive, readVisitorState }) =>
          setLoaded({ Interactive, visitorState: await readVisitorState(node, lang) }),
        )
        .catch(() => {})
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '600px',
    })
    observer.observe(node)
    node.addEventListener('focusin', load)
    return stop
  }, [lang])

  return (
    <div ref={root} className={styles.block}>
      {loaded ? <loaded.Interactive {...props} visitorState={loaded.visitorState} /> : children}
    </div>
  )
}
