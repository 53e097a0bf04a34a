/** The steps that transform Next's HTML before it is sent, in order; PAGE_STEPS_OFF disables single ones (docs/decisions/0047). */
export const PAGE_STEPS = [
  'shared-markup',
  'deferred-scripts',
  'inline-styles',
  'style-rules',
  'head-first',
] as const

/** The name of a step. */
export type PageStep = (typeof PAGE_STEPS)[number]
