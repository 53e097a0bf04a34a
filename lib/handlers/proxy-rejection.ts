import type { ErrorCode } from '../contract/error.ts'
import { currentRequestId } from '../host/request-id.ts'

/**
 * Why the proxy does not forward a response of an API: no such endpoint (404), wrong method (405), foreign origin (403), body too
 * large (413), a response that cannot come from the API, such as an HTML page (502), API unreachable or too many uploads (503).
 */
export type ProxyRejection = 403 | 404 | 405 | 413 | 502 | 503

const SENTENCES: Record<ProxyRejection, { pt: string; en: string; codigo: ErrorCode | undefined }> = {
  403: { pt: 'Origem não permitida.', en: 'This origin is not allowed.', codigo: undefined },
  404: { pt: 'Não encontrado.', en: 'Not found.', codigo: 'nao_encontrada' },
  405: { pt: 'Método não permitido.', en: 'This method is not allowed.', codigo: 'metodo_nao_permitido' },
  413: { pt: 'O envio é grande demais.', en: 'The request is too large.', codigo: undefined },
  502: {
    pt: 'A loja não respondeu como esperado. Tente novamente em instantes.',
    en: 'The store did not respond as expected. Try again in a moment.',
    codigo: undefined,
  },
  503: {
    pt: 'A loja está indisponível no momento. Tente novamente em instantes.',
    en: 'The store is unavailable right now. Try again in a moment.',
    codigo: undefined,
  },
}

/** The error document of a rejection in the format of both APIs (contract 3.6). */
export function rejectionResponse(
  { headers }: Pick<Request, 'headers'>,
  status: ProxyRejection,
  more: Record<string, string> = {},
): Response {
  const lang = /^en\b/i.test(headers.get('accept-language') ?? '') ? 'en' : 'pt'
  const { [lang]: text, codigo } = SENTENCES[status]
  const code = codigo && { codigo }
  // The log has the cause under this id.
  const requestId = currentRequestId()
  const document = {
    error: text,
    message: text,
    ...code,
    mensagens: [{ tipo: 'erro', ...code, mensagem: text }],
    ...(requestId && { requestId }),
  }
  return Response.json(document, {
    status,
    headers: {
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...(requestId && { 'request-id': requestId }),
      ...(status === 503 && { 'retry-after': '5' }),
      ...more,
    },
  })
}
