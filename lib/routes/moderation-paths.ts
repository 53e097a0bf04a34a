import { PAGE_PATTERNS } from './address-space.ts'

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
  answer: '/moderacao/responder',
  surveyCsv: '/moderacao/pesquisa/csv',
  orders: '/moderacao/pedidos',
  order: (number: number) => `/moderacao/pedidos/${number}`,
  /** The form in which a member of the team states name and role. */
  orderTeamMember: '/moderacao/pedidos/pessoa',
  orderStep: '/moderacao/pedidos/passo',
  photo: (name: string) => `/moderacao/foto/${name}`,
} as const

/** The paths that moderation forms post to. */
export const MODERATION_FORMS: ReadonlySet<string> = new Set([
  moderationPaths.openSession,
  moderationPaths.closeSession,
  moderationPaths.decide,
  moderationPaths.undo,
  moderationPaths.answer,
  moderationPaths.surveyCsv,
  moderationPaths.orderTeamMember,
  moderationPaths.orderStep,
])

const PAGES: ReadonlySet<string> = new Set([
  moderationPaths.queue,
  moderationPaths.signIn,
  moderationPaths.log,
  moderationPaths.survey,
  moderationPaths.orders,
])

/** Whether a request path is a moderation page. */
export function isModerationPage(pathname: string): boolean {
  return PAGES.has(pathname) || PAGE_PATTERNS.moderatedOrder.test(pathname)
}

/** Whether a request path is a moderation page, form target or photo. */
export function isModeration(pathname: string): boolean {
  return (
    isModerationPage(pathname) ||
    MODERATION_FORMS.has(pathname) ||
    PAGE_PATTERNS.moderatedPhoto.test(pathname)
  )
}

/** Response headers of a moderation page: it is not indexed and sends no referrer, because it shows text that visitors wrote (L24). */
export const MODERATION_HEADERS: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}
