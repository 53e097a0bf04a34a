import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { Link } from '#components/ui/link.tsx'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import { reviewFormCopy } from '#lib/copy/review-form.ts'
import { reviewRejectedCopy } from '#lib/copy/review-rejected.ts'
import { reviewsCopy } from '#lib/copy/reviews.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { stepsBelowHome } from '#lib/seo/breadcrumb.ts'
import type { FieldErrors } from '#lib/shop/field-errors.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { DRAFT_FIELDS } from '#lib/shop/review-draft.ts'
import type { TopicOptions } from '#lib/shop/review-topics.ts'

import { PLAIN_REVIEW_ID, PlainReviewForm } from './plain-review-form.tsx'
import styles from './rejected-review.module.css'

type RejectedReviewProps = {
  lang: Lang
  brandSlug: string
  topics: TopicOptions
  siteUrl: string
  /** `undefined` without a flash cookie: the browser rejects cookies, or the cookie's two minutes are over. */
  rejected: RejectedForm | undefined
}

/** The review form after a rejection, with all typed values; only a photo has to be chosen again. */
export function RejectedReview({ lang, brandSlug, topics, siteUrl, rejected }: RejectedReviewProps) {
  const copy = reviewRejectedCopy[lang]
  const reviewsPath = localePath(lang, pagePaths.reviews(brandSlug))
  const steps = [
    ...stepsBelowHome(lang, reviewsCopy[lang].title, pagePaths.reviews(brandSlug)),
    { label: copy.title, href: localePath(lang, pagePaths.reviewRejected()) },
  ]
  const errors = errorsOf(lang, rejected?.problems)
  return (
    <div className={styles.page}>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={steps} />
      <div className={styles.column}>
        <h1>{copy.title}</h1>
        {rejected && <Note lang={lang} rejected={rejected} errors={errors} />}
        <PlainReviewForm
          subject={{ lang, topic: '', topics, brandSlug }}
          url={siteUrl + reviewsPath}
          typed={rejected?.fields}
          errors={errors}
          photoHint={rejected?.hadFile ? copy.photoAgain : undefined}
        />
        <p>
          <Link href={reviewsPath}>{copy.back}</Link>
        </p>
      </div>
    </div>
  )
}

function Note({ lang, rejected, errors }: { lang: Lang; rejected: RejectedForm; errors: FieldErrors }) {
  const copy = reviewRejectedCopy[lang]
  const links = Object.entries(errors).map(([name, label = '']) => ({
    label,
    href: `#${PLAIN_REVIEW_ID}-${name}`,
  }))
  if (!rejected.problems) return <RejectedNote text={rejected.message ?? copy.failed} />
  return <RejectedNote text={links.length > 0 ? copy.check : copy.other} links={links} />
}

// Prefers the API's own message. Errors of hidden fields are left out: there is no visible field to show them at.
function errorsOf(lang: Lang, problems: Record<string, string> = {}): FieldErrors {
  const { issues, photoTooLarge } = reviewFormCopy[lang]
  const defaults: Record<string, string> = { ...issues, file: photoTooLarge }
  return Object.fromEntries(
    [...DRAFT_FIELDS, 'file'].flatMap((name) =>
      name in problems ? [[name, problems[name] || defaults[name]]] : [],
    ),
  )
}
