'use client'

import { useRouter } from 'next/navigation'
import {
  useEffect,
  useRef,
  useState,
  useTransition,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { showToast } from '#components/ui/toast.ts'
import type { StoreMessage } from '#lib/client/errors.ts'
import { bodyOf, focusAfter, sendCartForm, stepQuantity } from './sent-form.ts'
import { cartNotices, noticeKind, type CartNotice } from '#lib/copy/cart-notices.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { LineAnswer } from './line-note.tsx'
import { Messages } from './messages.tsx'
import { openOtherTabs } from './other-tabs.ts'
import { createSerialQueue } from './serial-queue.ts'

type FormsInPlaceProps = {
  lang: Lang
  /** What the form told with which this page was loaded. */
  notice: CartNotice | undefined
  /** The messages of the store about the cart. */
  messages: readonly StoreMessage[]
  /** The id of the coupon field. */
  couponId: string
  heading: ReactNode
  className: string | undefined
  children: ReactNode
}

const NO_ANSWER = { line: '', text: '' }

// What the store answers to a quantity stands beside its line.
const OF_QUANTITY: readonly CartNotice[] = ['quantidade_ajustada', 'quantidade_invalida']

/** A change that was sent, with the quantity that its field shows meanwhile. */
type Change = { quantity: string | undefined; isDone: boolean }

/**
 * The cart page whose plain forms a script sends, one after the other; then Next fetches the page again, and what has not changed keeps
 * its place, its focus and the scroll position (docs/decisions/0108). Without JavaScript the forms load the page.
 */
export function FormsInPlace({
  lang,
  notice,
  messages,
  couponId,
  heading,
  className,
  children,
}: FormsInPlaceProps) {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const [isSending, setIsSending] = useState(false)
  const [told, setTold] = useState<string>()
  const [answer, setAnswer] = useState(NO_ANSWER)
  const [queue] = useState(createSerialQueue)
  const waiting = useRef(0)
  const isOutdated = useRef(false)
  // The last change of each form until the page shows its result.
  const sent = useRef(new Map<HTMLFormElement, Change>())

  useEffect(() => {
    if (isRefreshing || isSending) return
    for (const [form, { quantity, isDone }] of sent.current) {
      // A press between the response and this effect has made a change that is still to be sent.
      if (!isDone) continue
      sent.current.delete(form)
      // The field shows the store's number, unless the visitor is typing the next one.
      if (quantityField(form)?.value === quantity) form.reset()
      focusAfter(form, couponId)
    }
  }, [isRefreshing, isSending, couponId])

  function tell(result: CartNotice, line = '') {
    const text = cartNotices[lang][result]
    const kind = noticeKind(result)
    setTold(text)
    if (line && OF_QUANTITY.includes(result)) return setAnswer({ line, text })
    // The other successes are in view: the line or the coupon is back, or gone.
    if (kind === 'erro') showToast({ kind: 'error', text })
    if (kind === 'aviso' || result === 'adicionado') showToast({ kind: 'info', text })
  }

  async function send(form: HTMLFormElement, body: URLSearchParams, change: Change) {
    // A later change of the same line replaces this one.
    if (sent.current.get(form) === change) {
      setTold('')
      setAnswer(NO_ANSWER)
      await sendCartForm(form.action, body).then(
        (result) => {
          isOutdated.current = true
          if (result) tell(result, body.get('linha') ?? '')
        },
        () => tell('falhou'),
      )
      const tabs = openOtherTabs(() => {})
      tabs.announce()
      tabs.close()
      change.isDone = true
    }
  }

  function refreshAfterLast() {
    waiting.current -= 1
    if (waiting.current > 0) return
    startTransition(() => {
      // Without a connection Next would leave the page.
      if (isOutdated.current) router.refresh()
      isOutdated.current = false
      setIsSending(false)
    })
  }

  function submit(event: SubmitEvent<HTMLDivElement>) {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const field = quantityField(form)
    const action = submitter instanceof HTMLButtonElement ? submitter.value : undefined
    // A second press of a button that does not count would do the same again.
    if (!field && sent.current.has(form)) return
    const body = bodyOf(form, submitter)
    if (field && action !== 'remover' && !stepQuantity(field, action)) return
    const change = { quantity: field?.value, isDone: false }
    sent.current.set(form, change)
    waiting.current += 1
    setIsSending(true)
    void queue.add(() => send(form, body, change)).finally(refreshAfterLast)
  }

  // Changes must reach the store before another page reads the cart.
  function leave(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element && event.target.closest('a')
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!link || !link.href || waiting.current === 0 || isElsewhere) return
    event.preventDefault()
    event.stopPropagation()
    // Nothing waits then, so this press has its effect.
    void queue.idle().then(() => setTimeout(() => link.click()))
  }

  const ofLoad =
    notice && told === undefined ? [{ kind: noticeKind(notice), text: cartNotices[lang][notice] }] : []
  return (
    <div className={className} aria-busy={isRefreshing || isSending} onSubmit={submit} onClickCapture={leave}>
      {heading}
      <Messages messages={[...ofLoad, ...messages]} />
      <p aria-live="polite" className="visually-hidden">
        {told}
      </p>
      <LineAnswer value={answer}>{children}</LineAnswer>
    </div>
  )
}

const quantityField = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>('input[name=quantidade]:not([type=hidden])') ?? undefined
