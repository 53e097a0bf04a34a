/** Addresses of the pages for those who look after reviews; in Portuguese only. */
export const moderationPaths = {
  queue: '/moderacao',
  signIn: '/moderacao/entrar',
  log: '/moderacao/registro',
  survey: '/moderacao/pesquisa',
  openSession: '/moderacao/sessao/abrir',
  closeSession: '/moderacao/sessao/encerrar',
  decide: '/moderacao/decidir',
  undo: '/moderacao/desfazer',
  surveyCsv: '/moderacao/pesquisa/csv',
  photo: (name: string) => `/moderacao/foto/${name}`,
} as const

/** What forms are sent to. */
export const MODERATION_FORMS: ReadonlySet<string> = new Set([
  moderationPaths.openSession,
  moderationPaths.closeSession,
  moderationPaths.decide,
  moderationPaths.undo,
  moderationPaths.surveyCsv,
])

const PAGES: ReadonlySet<string> = new Set([
  moderationPaths.queue,
  moderationPaths.signIn,
  moderationPaths.log,
  moderationPaths.survey,
])

/** Whether an address, as it was asked, is a page for moderators. */
export function isModerationPage(pathname: string): boolean {
  return PAGES.has(pathname)
}

/** Whether an address is a page for moderators or belongs to one. */
export function isModeration(pathname: string): boolean {
  return PAGES.has(pathname) || MODERATION_FORMS.has(pathname) || /^\/moderacao\/foto\/[^/]+$/.test(pathname)
}

/**
 * What goes with every such page: nobody keeps, frames or finds it, its address stays with it, and no script runs but
 * the shop's own, whatever a stranger has written into a review (L24).
 */
export function moderationHeaders(nonce: string, isDev: boolean): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${isDev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  }
}
