import type { ReactNode } from 'react'
import { BrandHtml } from '#components/institutional/brand-html.tsx'
import { ChatPanel } from '#components/institutional/chat-panel.tsx'
import { ContactDetails } from '#components/institutional/contact-details.tsx'
import { PageIndex } from '#components/institutional/page-index.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Brand } from '#lib/brand/brand-schema.ts'
import type { Company } from '#lib/config/company.ts'
import { inLanguage } from '#lib/content/in-language.ts'
import type { InstitutionalLink } from '#lib/content/institutional.ts'
import { chatCopy } from '#lib/copy/chat.ts'
import { serviceCopy } from '#lib/copy/service.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

interface ServiceTextProps {
  lang: Lang
  /** The brand's own sections, with the hours of the chat (P20). */
  service: Brand['service']
  company: Company
  /** The institutional pages of the brand. */
  links: readonly InstitutionalLink[]
  form: ReactNode
  /** Whether the shop has a survey. */
  hasSurvey: boolean
}

/** Customer service: the brand's sections, the contact form and links to pages that may answer the question at once (spec section 2). */
export function ServiceText({ lang, service, company, links, form, hasSurvey }: ServiceTextProps) {
  const copy = serviceCopy[lang]
  const { chat, atHand } = inLanguage(service ?? {}, lang)
  const contacts = <ContactDetails lang={lang} company={company} />
  const { tracking } = company.links
  // Without a number on WhatsApp there is nobody to chat with.
  const hasChat = Boolean(company.whatsapp)
  return (
    <>
      {chat ? (
        <ChatPanel
          title={hasChat ? chat.title : chatCopy[lang].hours}
          hours={chat.hours}
          zone={chat.zone}
          opening={chat.opening}
        >
          <BrandHtml html={hasChat ? chat.text : (chat.withoutNumber ?? chat.text)} />
          {contacts}
        </ChatPanel>
      ) : (
        contacts
      )}
      {atHand && (
        <section aria-labelledby="tenha-em-maos">
          <h2 id="tenha-em-maos">{atHand.heading}</h2>
          <p>{atHand.intro}</p>
          <ul>
            {atHand.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{atHand.note}</p>
        </section>
      )}
      {form}
      <section aria-labelledby="resolver-agora">
        <h2 id="resolver-agora">{copy.answersNow}</h2>
        <PageIndex lang={lang} links={links} names={['faq', 'returns', 'payment', 'privacy']} />
        {tracking && (
          <p>
            {copy.ordered}{' '}
            {tracking.startsWith('/') ? (
              <Link href={localePath(lang, tracking)}>{copy.track}</Link>
            ) : (
              <a href={tracking} rel="noopener">
                {copy.track}
              </a>
            )}
            .
          </p>
        )}
        {hasSurvey && (
          <p>
            {copy.talked} <Link href={localePath(lang, pagePaths.survey())}>{copy.rate}</Link>:{' '}
            {copy.rateTime}
          </p>
        )}
      </section>
    </>
  )
}
