import type { Metric } from 'web-vitals'
import { pushEntries } from './data-layer.ts'
import type { PageView } from './page-view.ts'

/**
 * Pushes the web vitals of the page into the data layer, with the traffic source of the view, which is final when
 * `clickApplied` resolves.
 */
export async function watchVitals(view: PageView, clickApplied: Promise<void>): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const push = async ({ name, value, rating, id, navigationType }: Metric) => {
    await clickApplied
    pushEntries([
      {
        event: 'web_vitals',
        metric: { name, value: Math.round(value * 1000) / 1000, rating, id, navigationType },
        nivel: view.payload.nivel,
        origem: view.source,
      },
    ])
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch((metric) => void push(metric))
}
