import { classNames } from '#components/ui/class-names.ts'
import { Stars } from '#components/ui/stars.tsx'
import { moderationCopy as copy } from '#lib/copy/moderation.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import type { Decision, ModeratedReview } from '#lib/shop/moderation.ts'
import type { NamedTopic } from '#lib/shop/review-topics.ts'

import { BULK_FORM, ActionForm } from './action-form.tsx'
import { AnswerForm } from './answer-form.tsx'
import parts from './parts.module.css'
import styles from './moderated-review-card.module.css'

const NUMBER = new Intl.NumberFormat('pt-BR')
const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

interface ModeratedReviewCardProps {
  review: ModeratedReview
  topics: readonly NamedTopic[]
  formToken: string
  /** The query of the queue page that the form returns to. */
  returnQuery: string
  /** The shop's origin; addresses of other origins are not linked. */
  siteUrl: string
}

/** A review in the moderation queue, with the buttons for its decisions. */
export function ModeratedReviewCard({
  review,
  topics,
  formToken,
  returnQuery,
  siteUrl,
}: ModeratedReviewCardProps) {
  const { id, name, comment, stars, topic, photo, createdAt, decidedAt } = review
  const rating = NUMBER.format(stars)
  return (
    <>
      <label className={styles.pick}>
        <input type="checkbox" name="id" value={id} form={BULK_FORM} aria-label={copy.select(name)} />
      </label>
      <div className={styles.body}>
        <h2 className={styles.head}>
          <bdi>{name}</bdi> <Stars value={stars} label={copy.stars(rating)} />{' '}
          <span className={styles.topic}>{topics.find((each) => each.topic === topic)?.name ?? topic}</span>
        </h2>
        <p dir="auto" className={styles.comment}>
          {comment}
        </p>
        <p className={styles.details}>
          <span>
            {copy.sentAt} <Time at={createdAt} />
          </span>
          {decidedAt !== null && (
            <span>
              {copy.decidedAt} <Time at={decidedAt} />
            </span>
          )}
          {photo !== null && review.status === 'published' && (
            <span>{review.isPhotoShown ? copy.photoShown : copy.photoHidden}</span>
          )}
          <ReviewedPage {...review} siteUrl={siteUrl} />
        </p>
        {(review.status === 'published' || review.answer !== null) && (
          <AnswerForm review={review} formToken={formToken} returnQuery={returnQuery} />
        )}
      </div>
      {photo !== null && (
        <a href={moderationPaths.photo(photo)} target="_blank" rel="noreferrer" className={styles.photo}>
          <img src={moderationPaths.photo(photo)} alt={copy.photoOf(name)} loading="lazy" />
        </a>
      )}
      <ActionForm
        action={moderationPaths.decide}
        formToken={formToken}
        returnQuery={returnQuery}
        className={styles.actions}
      >
        <input type="hidden" name="id" value={id} />
        {decisionsFor(review).map(({ decision, label, key, variant }) => (
          <button
            key={decision}
            name="decisao"
            value={decision}
            data-key={key}
            aria-keyshortcuts={key}
            className={classNames(parts.button, variant && parts[variant])}
          >
            {label}
            {key && <kbd aria-hidden="true">{key.toUpperCase()}</kbd>}
          </button>
        ))}
      </ActionForm>
    </>
  )
}

interface DecisionButton {
  decision: Decision
  label: string
  key?: string
  variant?: 'positive' | 'partial' | 'negative'
}

function decisionsFor({ status, photo, isPhotoShown }: ModeratedReview): DecisionButton[] {
  const { decisions, showPhoto, hidePhoto } = copy
  const reject: DecisionButton = {
    decision: 'reject',
    label: decisions.reject,
    key: 'r',
    variant: 'negative',
  }
  const wait: DecisionButton = { decision: 'wait', label: decisions.wait }
  const hide: DecisionButton = { decision: 'approve-without-photo', label: hidePhoto, key: 's' }
  const show: DecisionButton = { decision: 'approve', label: showPhoto, key: 'a' }
  if (status === 'published') return [...(photo === null ? [] : [isPhotoShown ? hide : show]), reject, wait]
  return [
    { decision: 'approve', label: decisions.approve, key: 'a', variant: 'positive' },
    ...(photo === null
      ? []
      : [
          { ...hide, label: decisions['approve-without-photo'], variant: 'partial' } satisfies DecisionButton,
        ]),
    status === 'waiting' ? reject : wait,
  ]
}

function Time({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{TIME.format(at)}</time>
}

// The address was sent by a browser, so it becomes a link only if it is an address of this shop (L24).
function ReviewedPage({ productName, productUrl, siteUrl }: ModeratedReview & { siteUrl: string }) {
  const url = productUrl === '' ? null : URL.parse(productUrl, siteUrl)
  const text = productName || productUrl
  if (text === '') return null
  return (
    <span>
      {copy.page}{' '}
      {url?.origin === siteUrl ? (
        <a href={url.href} target="_blank" rel="noreferrer" dir="auto">
          {text}
        </a>
      ) : (
        <bdi>{text}</bdi>
      )}
    </span>
  )
}
