/** The steps between Next's HTML and the page that is sent, in their order; PAGE_STEPS_OFF switches them off (docs/decisions/0047). */
export const PAGE_STEPS = ['shared-markup', 'deferred-scripts', 'inline-styles', 'style-rules'] as const

/** The name of a step. */
export type PageStep = (typeof PAGE_STEPS)[number]
