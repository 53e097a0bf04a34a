import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import type { RecoveryLink } from './password-recovery.ts'

const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** Formats the links for a terminal: the e-mail address of each and the end of its validity (docs/decisions/0042). */
export function describeRecoveries(links: RecoveryLink[], siteUrl: string): string {
  if (links.length === 0) return 'There are no requests for a new password.'
  const blocks = links.map(({ email, name, requestedAt, expiresAt, token }) => {
    const query = new URLSearchParams({ token })
    const addresses = (['pt', 'en'] as const).map(
      (lang) => `    ${siteUrl}${localePath(lang, pagePaths.newPassword())}?${query}`,
    )
    const head = `${plain(name)} <${plain(email)}>  requested ${TIME.format(requestedAt)}  valid until ${TIME.format(expiresAt)}`
    return [head, ...addresses].join('\n')
  })
  return [...blocks, 'Send each link only to the e-mail address beside it.'].join('\n\n')
}

// Anyone can choose the name of an account: no escape sequence may reach the terminal (L27).
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '\u{fffd}')
}
