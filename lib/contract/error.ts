import { mixed } from 'yup'
import { objectOf, requiredText, text } from './fields.ts'
import { messagesSchema } from './message.ts'

/** Every `codigo` of an error response of the store API (contract 3.6). */
export type ErrorCode =
  | 'corpo_invalido'
  | 'app_token_invalido'
  | 'credenciais_invalidas'
  | 'nao_encontrada'
  | 'item_nao_encontrado'
  | 'metodo_nao_permitido'
  | 'esgotado'
  | 'carrinho_cheio'
  | 'chave_repetida'
  | 'email_cadastrado'
  | 'versao_alterada'
  | 'valores_mudaram'
  | 'etapa_incompleta'
  | 'estado_nao_permite'
  | 'corpo_grande'
  | 'url_longa'
  | 'tipo_nao_suportado'
  | 'produto_invalido'
  | 'quantidade_invalida'
  | 'campo_invalido'
  | 'cupom_invalido'
  | 'sessao_ausente'
  | 'link_invalido'
  | 'codigo_invalido'
  | 'nao_autorizado'
  | 'muitas_requisicoes'
  | 'muitos_carrinhos'
  | 'erro_interno'
  | 'indisponivel'

/** The field errors, used as messages of every request schema; the client translates them. */
export const FIELD_ISSUES = ['obrigatorio', 'invalido', 'curto', 'longo'] as const

/** A field error. */
export type FieldIssue = (typeof FIELD_ISSUES)[number]

const isFieldMap = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (texts) => Array.isArray(texts) && texts.every((entry) => typeof entry === 'string'),
  )

/** Body of every 4xx and 5xx response; an external store may send only `error` (contract 3.6). */
export const errorSchema = objectOf({
  error: requiredText(),
  codigo: text(),
  requestId: text(),
  campos: mixed(isFieldMap)
    .transform((value: unknown) => (isFieldMap(value) && !Array.isArray(value) ? value : undefined))
    .default({})
    .required(),
  mensagens: messagesSchema,
})
