'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import type { FormEvent, ReactNode } from 'react'

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
import { useIsInteractive } from '#components/ui/use-is-interactive.ts'
import { cardsIn, useQueueKeys } from './use-queue-keys.ts'

const VARIANTS: Partial<Record<Decision, 'positive' | 'partial' | 'negative'>> = {
  approve: 'positive',
  'approve-without-photo': 'partial',
  reject: 'negative',
}

interface QueueBoardProps {
  cards: { id: number; node: ReactNode }[]
  formToken: string
  returnQuery: string
  /** The decisions that the bulk form offers for all selected reviews. */
  bulkDecisions: Decision[]
  /** The notice that the server rendered, for a page without script. */
  notice: string | undefined
  /** The last action of this session, if it can be undone. */
  undoable: { number: number; text: string } | undefined
  /** The text of an empty list. */
  empty: string
}

interface Notice {
  text: string
  isError: boolean
}

/**
 * The reviews of a queue page, with a notice above and the bulk form below. All forms are plain posts; the script sends
 * them by fetch, moves the focus to the next review and adds keyboard shortcuts.
 */
export function QueueBoard({
  cards,
  formToken,
  returnQuery,
  bulkDecisions,
  notice,
  undoable,
  empty,
}: QueueBoardProps) {
  const router = useRouter()
  const board = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [latest, setLatest] = useState<Notice | undefined>()
  const [, startRefresh] = useTransition()
  const isInteractive = useIsInteractive()
  const keys = useQueueKeys(board)
  const selectedHere = cards.filter(({ id }) => selected.has(id)).length
  const shown = latest ?? (notice === undefined ? undefined : { text: notice, isError: false })

  // The checkboxes are in shared markup, which React does not hydrate, so React sees none of their change events (docs/decisions/0053). Some may be
  // checked before hydration: by the moderator, or by a browser that restores them when a page is reloaded.
  useEffect(() => {
    const node = board.current
    const readSelection = () => setSelected(checkedIn(node))
    readSelection()
    node?.addEventListener('change', readSelection)
    return () => node?.removeEventListener('change', readSelection)
  }, [])

  async function submit(event: FormEvent<HTMLElement>) {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.action === undefined) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const body = new FormData(form, submitter)
    const ids = body.getAll('id').map(Number)
    if (ids.some((id) => busy.has(id))) return
    setBusy((before) => before.union(new Set(ids)))
    if (form.dataset.action !== 'stay') keys.focusNext(ids)
    const result = await sendForm(form.action, body)
    if (result === 'signed-out') return router.push(`${moderationPaths.signIn}?expirou=1`)
    setLatest(result ?? { text: copy.failed, isError: true })
    if (result && form.id === BULK_FORM) {
      form.reset()
      setSelected(new Set())
    }
    // In the same transition as the new list, so that a decided review stays busy until it leaves the list.
    startRefresh(() => {
      router.refresh()
      setBusy((before) => before.difference(new Set(ids)))
    })
  }

  function selectAll(isSelected: boolean) {
    for (const card of cardsIn(board.current)) {
      const box = card.querySelector<HTMLInputElement>('input[name="id"][type="checkbox"]')
      if (box) box.checked = isSelected
    }
    setSelected(new Set(isSelected ? cards.map(({ id }) => id) : []))
  }

  return (
    <div ref={board} className={styles.board} onSubmit={(event) => void submit(event)}>
      <div className={styles.line}>
        <div role="status" tabIndex={-1} data-notice className={styles.notice}>
          {shown && (
            <p className={shown.isError ? styles.error : styles.confirmation}>
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
              onChange={({ target }) => selectAll(target.checked)}
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
          {bulkDecisions.map((decision) => (
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

// The ids of the reviews whose box is checked.
function checkedIn(board: HTMLElement | null): ReadonlySet<number> {
  const boxes = board?.querySelectorAll<HTMLInputElement>('input[name="id"]:checked') ?? []
  return new Set([...boxes].map(({ value }) => Number(value)))
}
