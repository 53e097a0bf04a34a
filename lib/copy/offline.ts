import { byLang } from './by-lang.ts'

/** Messages where the browser has no connection and the page stays. */
export const offlineCopy = byLang(
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
