import 'server-only'
import { memberInCookie, TEAM_COOKIE, teamCookie, teamMember } from '../../moderation/team-member.ts'
import { moderationOrdersCopy as copy } from '../../copy/moderation-orders.ts'
import { readCookie } from '../../http/cookies.ts'
import { invoiceKeyOf } from '../../shop/invoice-key.ts'
import { REFUND_WAYS } from '../../contract/order-document.ts'
import { isCalendarDay } from '../../shop/store-time.ts'
import { readMoney } from '../../shop/typed-money.ts'
import { webAddress } from '../../shop/web-address.ts'
import { moderationPaths } from '../../routes/moderation-paths.ts'
import { isOrderNumber } from '../../shop/order.ts'
import type { OwnerChange, OwnerOrders, TeamMember } from '../../shop/owner-orders.ts'
import { redirectTo } from './responses.ts'
import { withModeratorForm, type ModeratorForm } from './forms.ts'

/** POST of the form that asks who looks at an order: remembers name and role until the browser closes, or forgets them. */
export function teamMemberByForm(request: Request): Promise<Response> {
  return withModeratorForm(request, async ({ access, fields }) => {
    const page = pageOf(fields.get('numero') ?? '')
    if (fields.get('sair')) return redirectTo(page, teamCookie(undefined, access.siteUrl))
    const member = teamMember(fields.get('nome') ?? '', fields.get('funcao') ?? '')
    if (!member) return redirectTo(`${page}?aviso=quem`)
    return redirectTo(page, teamCookie(member, access.siteUrl))
  })
}

/** POST of the next state of an order; its history and the moderation log name the team member. */
export function orderStepByForm(request: Request): Promise<Response> {
  return withModeratorForm(request, async (form) => {
    const number = form.fields.get('numero') ?? ''
    const member = memberInCookie(readCookie(request.headers.get('cookie'), TEAM_COOKIE))
    const { orders, moderation } = form.access
    if (!orders || !isOrderNumber(number)) return redirectTo(moderationPaths.orders)
    if (!member) return redirectTo(`${pageOf(number)}?aviso=quem`)
    const step = form.fields.get('passo') ?? ''
    const result = await applyStep(orders, Number(number), step, form, authorOf(member))
    if (result === 'changed')
      await moderation.note({
        actor: authorOf(member),
        action: 'order-step',
        detail: `pedido ${number}: ${step}`,
      })
    const typed = result === 'changed' ? {} : typedIn(form)
    return redirectTo(`${pageOf(number)}?${new URLSearchParams({ aviso: NOTICES[result], ...typed })}`)
  })
}

// What a rejected form about refund or invoice shows again; the other forms check their fields in the browser.
function typedIn({ fields }: ModeratorForm): Record<string, string> {
  const names = ['valor', 'meio', 'dia', 'chave', 'reembolso', 'engano'].filter((name) => fields.get(name))
  return Object.fromEntries(names.map((name) => [name, fields.get(name)!.slice(0, 200)]))
}

type Result = OwnerChange | 'incomplete' | 'wrong-key'

const NOTICES: Record<Result, string> = {
  changed: 'mudou',
  'not-allowed': 'nao_permite',
  'sold-out': 'esgotado',
  unknown: 'nao_permite',
  incomplete: 'incompleto',
  'too-much': 'valor',
  'wrong-day': 'dia',
  'wrong-key': 'chave',
  'key-in-use': 'chave_de_outro',
  'no-refund': 'sem_reembolso',
  'sent-by-provider': 'devolvido_pelo_meio',
  'provider-silent': 'sem_resposta',
}

async function applyStep(
  orders: OwnerOrders,
  number: number,
  step: string,
  { fields }: ModeratorForm,
  author: string,
): Promise<Result> {
  const text = (name: string) => (fields.get(name) ?? '').trim()
  switch (step) {
    case 'pago':
      return orders.markPaid(number, author)
    case 'separado':
      return orders.markPacked(number, author)
    case 'enviado': {
      const parcel = {
        carrier: text('transportadora'),
        code: text('codigo'),
        // Only a web address: the buyer's page links to it.
        url: webAddress(text('endereco')),
      }
      return parcel.carrier && parcel.code ? orders.markSent(number, parcel, author) : 'incomplete'
    }
    case 'entregue':
      return orders.markDelivered(number, author)
    case 'cancelado':
      return text('motivo') ? orders.cancel(number, text('motivo'), author) : 'incomplete'
    case 'devolvido':
      return text('motivo') ? orders.markReturned(number, text('motivo'), author) : 'incomplete'
    case 'reembolso': {
      const [amount, day] = [readMoney(text('valor')), text('dia')]
      const way = REFUND_WAYS.find((each) => each === text('meio'))
      if (!way || text('valor') === '') return 'incomplete'
      if (!amount) return 'too-much'
      if (day !== '' && !isCalendarDay(day)) return 'wrong-day'
      return orders.recordRefund(number, { amount, way, day: day.slice(0, 10) }, author)
    }
    case 'reembolso_desfeito': {
      const wrong = { position: Number(text('reembolso')), reason: text('engano') }
      return wrong.reason ? orders.takeBackRefund(number, wrong, author) : 'incomplete'
    }
    case 'nota_fiscal': {
      const key = invoiceKeyOf(text('chave'))
      return key ? orders.storeInvoice(number, key, author) : 'wrong-key'
    }
    default:
      return 'unknown'
  }
}

const pageOf = (number: string) =>
  isOrderNumber(number) ? moderationPaths.order(Number(number)) : moderationPaths.orders

const authorOf = ({ name, role }: TeamMember) => copy.author(name, copy.roles[role])
