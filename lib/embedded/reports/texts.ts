import type { ErrorCode } from '#lib/contract/error.ts'
import type { Bilingual } from '../store/language.ts'

/** Error texts of the reports API that differ from the store API's; contract 3.6 and 4.15 quote the first two. */
export const REPORTS_TEXTS: Partial<Record<ErrorCode, Bilingual>> = {
  nao_encontrada: { pt: 'Not found', en: 'Not found' },
  campo_invalido: { pt: 'Os dados são inválidos.', en: 'The data is invalid.' },
  tipo_nao_suportado: {
    pt: 'Envie os dados como formulário ou como application/json.',
    en: 'Send the data as a form or as application/json.',
  },
  indisponivel: {
    pt: 'Não é possível receber respostas no momento. Tente novamente em instantes.',
    en: 'Answers cannot be received right now. Try again in a moment.',
  },
}

/** Errors of the survey's fields. */
export const SURVEY_FIELD_TEXTS: Record<string, Bilingual> = {
  nota: { pt: 'Escolha uma nota de 0 a 10.', en: 'Choose a score from 0 to 10.' },
  email: { pt: 'O e-mail não é válido.', en: 'The e-mail is not valid.' },
  nome: { pt: 'O nome pode ter até 120 caracteres.', en: 'The name can have up to 120 characters.' },
  campanha: {
    pt: 'O nome da campanha pode ter até 120 caracteres.',
    en: 'The name of the campaign can have up to 120 characters.',
  },
  'Idempotency-Key': {
    pt: 'A chave da requisição não é válida.',
    en: 'The key of the request is not valid.',
  },
  site: { pt: 'Esta resposta não veio desta loja.', en: 'This answer did not come from this shop.' },
}

/** The texts of the page for a rejected survey form without JavaScript. */
export const SURVEY_PAGE = {
  pt: {
    heading: 'Sua nota não foi registrada',
    reason: 'Algo no link ou no formulário não está certo:',
    remedy: 'Nada foi guardado. Volte à pesquisa e escolha a sua nota de novo.',
    back: 'Voltar à pesquisa',
  },
  en: {
    heading: 'Your score was not recorded',
    reason: 'Something in the link or the form isn’t right:',
    remedy: 'Nothing was kept. Go back to the survey and choose your score again.',
    back: 'Back to the survey',
  },
} as const
