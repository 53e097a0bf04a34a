import { editDistance } from './edit-distance.ts'

// Common domains of e-mail in Brazil, the more frequent first: none of them is taken for a misspelling of another.
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'icloud.com',
  'live.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'yahoo.com',
  'outlook.com.br',
  'hotmail.com.br',
  'ig.com.br',
  'msn.com',
  'globo.com',
  'globomail.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'aol.com',
  'gmx.com',
  'mail.com',
  'email.com',
  'ymail.com',
]
// The letters before the first dot: with two wrong ones of so few, it is probably another domain.
const SHORT_NAME = 4

/** The address that is probably meant by one whose domain differs from a common one in at most two letters; '' without one. */
export function suggestedEmail(email: string): string {
  const [, person = '', typed = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim()) ?? []
  const domain = typed.toLowerCase()
  if (domain === '' || DOMAINS.includes(domain)) return ''
  const candidates = DOMAINS.map((common) => {
    const limit = common.indexOf('.') > SHORT_NAME ? 2 : 1
    return { common, edits: editDistance(domain, common, limit), limit }
  }).filter(({ edits, limit }) => edits <= limit)
  const [closest] = candidates.sort((a, b) => a.edits - b.edits)
  return closest ? `${person}@${closest.common}` : ''
}
