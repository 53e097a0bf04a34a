import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Consent } from '#lib/consent/consent.ts'
import { consentCopy } from '#lib/copy/consent.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { withOrdinalDay } from '#lib/shop/ordinal-day.ts'
import styles from './consent-banner.module.css'
import { sendConsentChoice, type ConsentChoice } from './send-choice.ts'

export interface ConsentBannerProps {
  lang: Lang
  /** Whether the shop has a privacy policy of its own (P28). */
  hasPolicy: boolean
  /** The receipt of the current choice, if there is one. */
  receipt: Consent | undefined
  /** Whether the visitor has opened the preferences: shows the categories and moves the focus there. */
  isRequested: boolean
  onChosen: (consent: Consent) => void
  /** Closes the banner without a change; only if there is an earlier choice. */
  onClose: () => void
}

/** The consent banner for analytics and advertising: rejecting is as easy as accepting (P12). It does not block the page. */
export function ConsentBanner({
  lang,
  hasPolicy,
  receipt,
  isRequested,
  onChosen,
  onClose,
}: ConsentBannerProps) {
  const copy = consentCopy[lang]
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isDetailed, setDetailed] = useState(isRequested)
  const [sending, setSending] = useState('')
  const [hasFailed, setFailed] = useState(false)

  // The categories come before the pressed button in the tab order, so the focus moves to the heading above them.
  useEffect(() => {
    if (isDetailed) heading.current?.focus()
  }, [isDetailed])

  const send = async (name: string, choice: ConsentChoice) => {
    if (sending) return
    setSending(name)
    setFailed(false)
    try {
      onChosen(await sendConsentChoice(choice))
    } catch {
      setFailed(true)
      setSending('')
    }
  }
  const choiceButton = (name: string, choice: (form: HTMLFormElement | null) => ConsentChoice) => ({
    variant: 'secondary' as const,
    size: 'small' as const,
    busy: sending === name,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
      void send(name, choice(currentTarget.form)),
  })

  return (
    <section aria-labelledby={titleId} className={styles.banner} data-print="off">
      <form method="post" action="/api/consentimento" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {isDetailed ? copy.preferencesTitle : copy.title}
          </h2>
          {receipt ? (
            <button type="button" className={styles.close} onClick={onClose}>
              {copy.close}
            </button>
          ) : null}
        </div>
        <p className={styles.text}>
          {copy.text} {hasPolicy && <a href={localePath(lang, pagePaths.privacy())}>{copy.privacy}</a>}
        </p>
        {isDetailed ? (
          <ul role="list" className={styles.categories}>
            <Category label={copy.necessary} text={copy.necessaryText}>
              <input type="checkbox" checked disabled readOnly />
            </Category>
            <Category label={copy.analytics} text={copy.analyticsText}>
              <input type="checkbox" name="medicao" value="1" defaultChecked={receipt?.analytics ?? false} />
            </Category>
            <Category label={copy.ads} text={copy.adsText}>
              <input type="checkbox" name="anuncios" value="1" defaultChecked={receipt?.ads ?? false} />
            </Category>
          </ul>
        ) : null}
        {isDetailed && receipt ? (
          <p className={styles.receipt}>{copy.chosenAt(dateOf(receipt, lang))}</p>
        ) : null}
        <p role="alert" className={styles.failed}>
          {hasFailed ? copy.failed : null}
        </p>
        <div className={styles.actions}>
          <Button {...choiceButton('none', () => ({ analytics: false, ads: false }))}>{copy.reject}</Button>
          <Button {...choiceButton('all', () => ({ analytics: true, ads: true }))}>{copy.accept}</Button>
          {isDetailed ? (
            <Button {...choiceButton('some', tickedCategories)}>{copy.save}</Button>
          ) : (
            <Button variant="quiet" size="small" onClick={() => setDetailed(true)}>
              {copy.preferences}
            </Button>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {sending ? copy.sending : null}
        </p>
      </form>
    </section>
  )
}

function tickedCategories(form: HTMLFormElement | null): ConsentChoice {
  const isTicked = (name: string) =>
    (form?.elements.namedItem(name) as HTMLInputElement | null)?.checked ?? false
  return { analytics: isTicked('medicao'), ads: isTicked('anuncios') }
}

function Category({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <li>
      <label>
        {children}
        <span>
          <strong>{label}</strong>
          {text}
        </span>
      </label>
    </li>
  )
}

function dateOf({ at }: Consent, lang: Lang): string {
  const format = { dateStyle: 'long', timeStyle: 'short' } as const
  return withOrdinalDay(new Intl.DateTimeFormat(languageTag(lang), format).format(at * 1000))
}
