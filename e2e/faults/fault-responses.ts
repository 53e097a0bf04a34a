import { rawResponse } from './http-head.ts'

/** Responses of a failing upstream. */
export const cannedResponses = {
  http500: rawResponse('500 Internal Server Error', '{"error":"Internal Server Error"}'),
  'invalid-json': rawResponse('200 OK', '{"estrutura":{"nivel":"home","seo":{"title":"Rosa'),
  'empty-object': rawResponse('200 OK', '{}'),
  // Every field that the shop reads, each with a wrong type (contract sections 1 and 4).
  'wrong-types': rawResponse(
    '200 OK',
    JSON.stringify({
      estrutura: [],
      conteudo: 'texto',
      info: 12,
      configuracoes: null,
      nivel: { a: 1 },
      menu: 'menu-principal',
      itens: { 0: 'linha' },
      subtotal: '94,50',
      total: [],
      quantidadeItens: 'dois',
      quantidadeTotal: null,
      mensagens: 'erro',
      promocoes: 7,
      versao: {},
      logado: 'sim',
      userHash: 3,
      fretes: true,
      data: 'avaliações',
      links: 0,
      meta: [],
    }),
  ),
} as const

const HUGE_BYTES = 10 * 1024 * 1024

/** The head of the huge response, without Content-Length, so the client has to count the bytes (L8). */
export const hugeHead = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n'

/** Yields ten megabytes of valid JSON in chunks of 64 KB. */
export function* hugeBody(): Generator<string> {
  const piece = 'a'.repeat(64 * 1024)
  yield '{"conteudo":{"texto":"'
  for (let sent = 0; sent < HUGE_BYTES; sent += piece.length) yield piece
  yield '"}}'
}
