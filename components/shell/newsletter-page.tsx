import { MessageBox } from '#components/ui/message-box.tsx'
import { RejectedPage, InvalidFieldsNote } from '#components/ui/rejected-page.tsx'
import { requestCopy } from '#lib/copy/requests.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { errorMessagesOf } from '#lib/shop/field-errors.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const ID = 'novidades-de-novo'

type NewsletterPageProps = {
  lang: Lang
  isSent: boolean
  rejected: RejectedForm | undefined
}

/** The page after the newsletter's plain form: the confirmation, or the form with its errors. */
export function NewsletterPage({ lang, isSent, rejected }: NewsletterPageProps) {
  const copy = requestCopy[lang]
  const { title, rejectedTitle, form } = copy.newsletter
  const errors = errorMessagesOf(rejected?.problems ?? {}, copy.errors)
  const failed = rejected?.message || form.failed
  return (
    <RejectedPage
      title={isSent || !rejected ? title : rejectedTitle}
      back={{ href: localePath(lang, paths.home()), label: copy.backToShop }}
    >
      {isSent ? (
        <MessageBox kind="sucesso">
          <p>
            <strong>{form.sent}</strong>
          </p>
          <p>{form.sentText}</p>
        </MessageBox>
      ) : (
        <NewsletterForm
          lang={lang}
          id={ID}
          typed={rejected?.fields ?? {}}
          errors={errors}
          note={rejected && <InvalidFieldsNote id={ID} errors={errors} check={copy.check} failed={failed} />}
        />
      )}
    </RejectedPage>
  )
}
