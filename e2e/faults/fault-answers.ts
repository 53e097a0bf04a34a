import { rawAnswer } from './http-head.ts'

/** Responses of a failing upstream. */
export const cannedAnswers = {
  http500: rawAnswer('500 Internal Server Error', '{"error":"Internal Server Error"}'),
  'invalid-json': rawAnswer('200 OK', '{"estrutura":{"nivel":"home","seo":{"title":"Rosa'),
  'empty-object': rawAnswer('200 OK', '{}'),
  // Every field a reader of ours knows, each with a type it does not expect (contract sections 1 and 4).
  'wrong-types': rawAnswer(
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

/** The head of the huge answer: no length, so only a reader that counts notices (L8). */
export const hugeHead = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n'

/** Ten megabytes of valid JSON, piece by piece. */
export function* hugeBody(): Generator<string> {
  const piece = 'a'.repeat(64 * 1024)
  yield '{"conteudo":{"texto":"'
  for (let sent = 0; sent < HUGE_BYTES; sent += piece.length) yield piece
  yield '"}}'
}
