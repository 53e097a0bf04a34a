import type { Metric } from 'web-vitals'
import { pushEntries } from './data-layer.ts'
import type { PageView } from './page-view.ts'

/**
 * Puts how the page felt into the data layer, told apart by where its visitors come from, which is known once it is
 * `settled`; nobody else is asked for it.
 */
export async function watchVitals(view: PageView, settled: Promise<void>): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const tell = async ({ name, value, rating, id, navigationType }: Metric) => {
    await settled
    pushEntries([
      {
        event: 'web_vitals',
        metric: { name, value: Math.round(value * 1000) / 1000, rating, id, navigationType },
        nivel: view.payload.nivel,
        origem: view.source,
      },
    ])
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch((metric) => void tell(metric))
}
