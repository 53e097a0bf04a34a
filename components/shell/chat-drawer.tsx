import { useRef } from 'react'
import { buttonClass } from '#components/ui/button.tsx'
import { Drawer } from '#components/ui/drawer.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { chatCopy } from '#lib/copy/chat.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { openingState, type OpeningState } from '#lib/shop/opening-hours.ts'
import type { ChatDetails } from './chat-details.ts'
import styles from './chat-drawer.module.css'
import { ChatForm } from './chat-form.tsx'

interface ChatDrawerProps {
  lang: Lang
  title: string
  /** The address of the customer-service page. */
  page: string
  /** Undefined while they load. */
  details: ChatDetails | undefined
  /** The time of the opening, in milliseconds since 1970. */
  now: number
  /** The values of a message that was not sent. */
  draft: Record<string, string>
  isOpen: boolean
  /** Gets the values that are typed in the form. */
  onClose: (values: Record<string, string>) => void
}

/** The chat panel: whether someone is there now, WhatsApp where the company has it, and a message by e-mail (spec section 2, P20). */
export function ChatDrawer(props: ChatDrawerProps) {
  const { lang, title, page, details, now, draft, isOpen, onClose } = props
  const copy = chatCopy[lang]
  const content = useRef<HTMLDivElement>(null)
  const close = () => onClose(typedValues(content.current?.querySelector('form')))
  const state = details?.opening && openingState(details.opening, now)
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      labelledBy="chat-painel"
      closeLabel={copy.close}
      header={
        <h2 id="chat-painel" className={styles.title}>
          {title}
        </h2>
      }
    >
      <div ref={content} className={styles.content} aria-busy={!details}>
        {details ? (
          <>
            <section className={styles.state} data-open={state?.isOpen}>
              {/* Without a number on WhatsApp there is nobody to chat with. */}
              <h3>{details.whatsapp ? details.title : copy.hours}</h3>
              <p>{details.hours}</p>
              {state && <p className={styles.now}>{stateInWords(state, lang)}</p>}
            </section>
            {details.whatsapp && (
              <a
                href={details.whatsapp}
                rel="noopener"
                className={buttonClass({ variant: 'primary' })}
                data-whatsapp-page={shellCopy[lang].whatsappPage}
                data-whatsapp-cart={shellCopy[lang].whatsappCart}
              >
                <Icon name="whatsapp" />
                {shellCopy[lang].whatsapp}
              </a>
            )}
            <section className={styles.message}>
              <h3>{copy.message}</h3>
              <p>{copy.reply}</p>
              <ChatForm lang={lang} hash={details.hash} draft={draft} onLeave={close} />
            </section>
            <Link href={page} onClick={close} className={styles.page}>
              {copy.page}
            </Link>
          </>
        ) : (
          <p role="status">{copy.loading}</p>
        )}
      </div>
    </Drawer>
  )
}

function stateInWords({ isOpen, inDays, weekday, hour }: OpeningState, lang: Lang): string {
  const copy = chatCopy[lang]
  if (isOpen) return copy.openUntil(hour)
  if (inDays === 0) return copy.opensToday(hour)
  return inDays === 1 ? copy.opensTomorrow(hour) : copy.opensOn(dayName(weekday, lang), hour)
}

// 2024-01-01 was a Monday.
function dayName(weekday: number, lang: Lang): string {
  const format = new Intl.DateTimeFormat(languageTag(lang), { weekday: 'long', timeZone: 'UTC' })
  return format.format(Date.UTC(2024, 0, weekday))
}

function typedValues(form: HTMLFormElement | null | undefined): Record<string, string> {
  const entries = form ? [...new FormData(form)] : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
