'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import type { ChangeEvent, FormEvent, ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import type { Decision } from '#lib/shop/moderation.ts'

import { BULK_FORM, ActionForm } from './action-form.tsx'
import { KeyHelp } from './key-help.tsx'
import parts from './parts.module.css'
import styles from './queue-board.module.css'
import { sendForm } from './send-form.ts'
import { useIsInteractive } from './use-is-interactive.ts'
import { cardsIn, useQueueKeys } from './use-queue-keys.ts'

const VARIANTS: Partial<Record<Decision, 'yes' | 'half' | 'no'>> = {
  approve: 'yes',
  'approve-without-photo': 'half',
  reject: 'no',
}

interface QueueBoardProps {
  cards: { id: number; node: ReactNode }[]
  formToken: string
  returnQuery: string
  /** What can be done with all that are selected. */
  bulk: Decision[]
  news: string | undefined
  undoable: { number: number; text: string } | undefined
  empty: string
}

interface News {
  text: string
  isError: boolean
}

/**
 * The reviews of a page with what was just done above them and the selection below. All of it is plain forms; the script
 * sends them without leaving the page, walks on to the next review and listens to the keys.
 */
export function QueueBoard({ cards, formToken, returnQuery, bulk, news, undoable, empty }: QueueBoardProps) {
  const router = useRouter()
  const board = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [latest, setLatest] = useState<News | undefined>()
  const [, startRefresh] = useTransition()
  const isInteractive = useIsInteractive()
  const keys = useQueueKeys(board)
  const selectedHere = cards.filter(({ id }) => selected.has(id)).length
  const shown = latest ?? (news === undefined ? undefined : { text: news, isError: false })

  async function submit(event: FormEvent<HTMLElement>) {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.quiet === undefined) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const body = new FormData(form, submitter)
    const ids = body.getAll('id').map(Number)
    if (ids.some((id) => busy.has(id))) return
    setBusy((before) => before.union(new Set(ids)))
    keys.focusNext(ids)
    const outcome = await sendForm(form.action, body)
    if (outcome === 'signed-out') return router.push(`${moderationPaths.signIn}?expirou=1`)
    setLatest(outcome ?? { text: copy.failed, isError: true })
    if (outcome && form.id === BULK_FORM) {
      form.reset()
      setSelected(new Set())
    }
    // Freed together with the new list, so that no review that is done with lights up once more.
    startRefresh(() => {
      router.refresh()
      setBusy((before) => before.difference(new Set(ids)))
    })
  }

  function pick({ target }: ChangeEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'id') return
    const id = Number(target.value)
    setSelected((before) => {
      const after = new Set(before)
      if (target.checked) after.add(id)
      else after.delete(id)
      return after
    })
  }

  function pickAll(isPicked: boolean) {
    for (const card of cardsIn(board.current)) {
      const box = card.querySelector<HTMLInputElement>('input[name="id"][type="checkbox"]')
      if (box) box.checked = isPicked
    }
    setSelected(new Set(isPicked ? cards.map(({ id }) => id) : []))
  }

  return (
    <div ref={board} className={styles.board} onSubmit={(event) => void submit(event)} onChange={pick}>
      <div className={styles.line}>
        <div role="status" tabIndex={-1} data-news className={styles.news}>
          {shown && (
            <p className={shown.isError ? styles.bad : styles.good}>
              <Icon name={shown.isError ? 'alert' : 'check'} />
              {shown.text}
            </p>
          )}
        </div>
        {undoable && (
          <ActionForm action={moderationPaths.undo} formToken={formToken} returnQuery={returnQuery}>
            <input type="hidden" name="acao" value={undoable.number} />
            <button data-undo title={undoable.text} className={parts.button}>
              {copy.undo}
              <span className="visually-hidden">: {undoable.text}</span>
              <kbd aria-hidden="true">U</kbd>
            </button>
          </ActionForm>
        )}
        {isInteractive && cards.length > 0 && (
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={selectedHere === cards.length}
              onChange={({ target }) => pickAll(target.checked)}
            />
            {copy.selectAll}
          </label>
        )}
        {isInteractive && <KeyHelp keys={keys} />}
      </div>
      {cards.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol role="list" className={styles.cards}>
        {cards.map(({ id, node }) => (
          <li
            key={id}
            tabIndex={-1}
            data-card={id}
            aria-busy={busy.has(id) || undefined}
            className={styles.card}
          >
            {node}
          </li>
        ))}
      </ol>
      {cards.length > 0 && (
        <ActionForm
          id={BULK_FORM}
          action={moderationPaths.decide}
          formToken={formToken}
          returnQuery={returnQuery}
          className={styles.bar}
        >
          <p>{isInteractive ? copy.selected(selectedHere) : copy.someSelected}</p>
          {bulk.map((decision) => (
            <button
              key={decision}
              name="decisao"
              value={decision}
              className={classNames(parts.button, VARIANTS[decision] && parts[VARIANTS[decision]])}
            >
              {copy.decisions[decision]}
            </button>
          ))}
        </ActionForm>
      )}
    </div>
  )
}
