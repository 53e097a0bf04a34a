import { langOfPath } from '../routes/lang.ts'
import { byLang } from './by-lang.ts'

const offlineCopy = byLang(
  {
    page: 'Sem conexão. Tente de novo quando ela voltar.',
    form: 'Sem conexão. O que você digitou continua aqui: envie de novo quando ela voltar.',
    suggestions: 'Sem conexão. As sugestões voltam com ela.',
  },
  {
    page: 'No connection. Please try again once you are back online.',
    form: 'No connection. What you typed is still here: send it again once you are back online.',
    suggestions: 'No connection. Suggestions return once you are back online.',
  },
)

/** Messages for a browser without connection that stays on its page, in the language of that page. */
export const offlineTexts = () => offlineCopy[langOfPath(location.pathname)]
