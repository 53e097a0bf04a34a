import 'server-only'
import { whatsappUrl } from '../config/company.ts'
import { contactCopy } from '../copy/contact.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath, paths } from '../routes/paths.ts'
import {
  CONTACT_FIELDS,
  contactErrorId,
  contactFieldId,
  contactProblems,
  type ContactField,
} from '../shop/contact-fields.ts'
import { html, type Html } from '../shop/html.ts'
import { plainPage } from '../shop/plain-page.ts'
import { host } from '../host/host.ts'

/** What was typed into the contact form, and why it was refused; without issues it could not be sent at all. */
export interface ContactDraft {
  lang: Lang
  fields: Record<string, string>
  issues: Record<string, readonly string[]> | undefined
}

/** The contact form once more, with everything that was typed, for a browser without JavaScript. */
export function contactPage({ lang, fields, issues }: ContactDraft): string {
  const copy = contactCopy[lang]
  const problems = contactProblems(copy, issues ?? {})
  return plainPage({
    lang,
    heading: copy.notSent,
    brand: host().env.brandName,
    home: localePath(lang, paths.home()),
    content: html`${issues ? checkNote(lang, problems) : failureNote(lang)}
      <form method="post" action="${localePath(lang, pagePaths.contactSend())}">
        ${CONTACT_FIELDS.map((field) => control(field, lang, fields[field.name] ?? '', problems[field.name]))}
        <button>${copy.send}</button>
      </form>
      <p><a href="${localePath(lang, pagePaths.service())}">${copy.back}</a></p>`,
  })
}

function checkNote(lang: Lang, problems: Record<string, string>): Html {
  const links = Object.entries(problems).map(([name, label]) => ({ label, href: `#${contactFieldId(name)}` }))
  return note(contactCopy[lang].check, links)
}

function failureNote(lang: Lang): Html {
  const { failed, otherWays } = contactCopy[lang]
  const ways = waysToReachUs()
  return note(ways.length > 0 ? `${failed} ${otherWays}` : failed, ways)
}

function note(text: string, links: { label: string; href: string }[]): Html {
  const items = links.map(({ label, href }) => html`<li><a href="${href}">${label}</a></li>`)
  return html`<div class="note" role="alert">
    <p>${text}</p>
    ${
      items.length > 0 &&
      html`<ul>
        ${items}
      </ul>`
    }
  </div>`
}

// Only what the owner has set (P23).
function waysToReachUs(): { label: string; href: string }[] {
  const { email, whatsapp, ...company } = host().company
  const phone = company.serviceCentre ?? company.phone
  const chat = whatsappUrl('', whatsapp)
  return [
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ label: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(chat ? [{ label: 'WhatsApp', href: chat }] : []),
  ]
}

function control(field: ContactField, lang: Lang, value: string, problem: string | undefined): Html {
  const copy = contactCopy[lang]
  const id = contactFieldId(field.name)
  const errorId = contactErrorId(field.name)
  const attributes = html`id="${id}" name="${field.name}"
  ${problem && html` aria-invalid="true" aria-describedby="${errorId}"`} ${field.required && html` required`}`
  return html`<div>
    <label for="${id}">${copy.fields[field.name]}</label>
    ${filled(field, lang, value, attributes)}
    ${problem && html`<p class="error" id="${errorId}">${problem}</p>`}
  </div>`
}

function filled(field: ContactField, lang: Lang, value: string, attributes: Html): Html {
  const { subject, subjects } = contactCopy[lang]
  if (field.control === 'textarea') return html`<textarea ${attributes} rows="8">${value}</textarea>`
  if (field.control !== 'select')
    return html`<input
      ${attributes}
      type="${field.control}"
      autocomplete="${field.autoComplete}"
      value="${value}"
    />`
  return html`<select ${attributes}>
    <option value="">${subject}</option>
    ${field.options.map(
      (option) =>
        html`<option value="${option}" ${option === value && html` selected`}>${subjects[option]}</option>`,
    )}
  </select>`
}
