import { byLang } from './by-lang.ts'

/** The suggestion below an e-mail whose domain looks misspelled. */
export const emailSuggestionCopy = byLang(
  {
    didYouMean: (email: string) => `Você quis dizer ${email}?`,
    check: 'Confira o e-mail. Se estiver certo, continue.',
  },
  {
    didYouMean: (email) => `Did you mean ${email}?`,
    check: 'Check the e-mail. If it is right, continue.',
  },
)
