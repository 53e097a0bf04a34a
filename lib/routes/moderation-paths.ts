/** Paths of the moderation pages, which exist in Portuguese only. */
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

/** The paths that moderation forms post to. */
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

/** Whether a request path is a moderation page. */
export function isModerationPage(pathname: string): boolean {
  return PAGES.has(pathname)
}

/** Whether a request path is a moderation page, form target or photo. */
export function isModeration(pathname: string): boolean {
  return PAGES.has(pathname) || MODERATION_FORMS.has(pathname) || /^\/moderacao\/foto\/[^/]+$/.test(pathname)
}

/**
 * Response headers of a moderation page: it cannot be framed or indexed and sends no referrer, and only the shop's own scripts
 * run, because the page shows text that visitors wrote (L24).
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
