import assert from 'node:assert/strict'
import type { CheckedResponse } from './checked-response.ts'
import { Shopper } from './shopper.ts'
import type { ErrorDocument, WireCart } from './wire.ts'

/** The buyer of the tests; the CPF has valid check digits. */
export const PERSON = {
  nome: 'Maria da Silva',
  email: 'maria@exemplo.com.br',
  cpf: '529.982.247-25',
  celular: '(11) 98765-4321',
}

/** An address in São Paulo. */
export const PLACE = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  destinatario: 'Joana Lima',
  observacao: '',
}

interface Totals {
  subtotal: number
  desconto: number
  cupom: { codigo: string; desconto: number }
  frete: number | null
  descontoPagamento: number
  total: number
}

/** GET checkout/draft (contract 4.28). */
export interface DraftDocument extends ErrorDocument {
  versao: number
  dados: Record<'nome' | 'email' | 'cpf' | 'celular', string>
  entrega: typeof PLACE
  opcao: string
  pagamento: string
  opcoes: { id: string; label: string; valor: number; dias: number; ate: string }[]
  pagamentos: { id: string; label: string; desconto: number }[]
  resumo: Totals & Pick<WireCart, 'itens'>
  faltam: string[]
  rascunho: DraftDocument
}

/** POST checkout/order (contract 4.30). */
export interface PlacedDocument extends ErrorDocument {
  numero: string
  chave: string
  pagamento: { tipo: string; copiaECola: string; url: string; expira: string }
  rascunho: DraftDocument
}

/** GET order/{numero} (contract 4.31). */
export interface OrderDocument extends PlacedDocument {
  estado: string
  itens: {
    sku: string
    nome: string
    detalhe: string
    imagem: string
    quantidade: number
    preco: number
    total: number
  }[]
  dados: DraftDocument['dados']
  totais: Totals
  outrosPagamentos: { id: string; desconto: number; total: number }[]
  historico: { estado: string; em: string; motivo: string }[]
  rastreio: { transportadora: string; codigo: string; url: string } | null
  reembolsos: { valor: number; meio: string; dia: string }[]
  notaFiscal: { chave: string; url: string } | null
  podeGuardar: boolean
  podeDesistir: boolean
  primeiraVista: boolean
}

/** A visitor who orders. */
export class Buyer extends Shopper {
  /** PUT checkout/draft, or GET without a body. */
  draft(body?: object): Promise<CheckedResponse<DraftDocument>> {
    return this.call(body ? 'PUT' : 'GET', '/v2/front/checkout/draft', body)
  }

  /** Adds units of an item and fills every section; returns the draft. */
  async prepare(itemId: number, units = 1): Promise<DraftDocument> {
    await this.add({ idProduto: itemId, quantidade: units })
    const { body } = await this.draft({ dados: PERSON, entrega: PLACE, pagamento: 'pix' })
    const { status, body: whole } = await this.draft({ opcao: body.opcoes[0]?.id })
    assert.deepEqual([status, whole.faltam], [200, []])
    return whole
  }

  /** POST checkout/order as the draft shows it. */
  order(
    { versao, resumo }: DraftDocument,
    key = crypto.randomUUID(),
    pagamento = 'pix',
  ): Promise<CheckedResponse<PlacedDocument>> {
    const body = { pagamento, total: resumo.total, versao }
    return this.call('POST', '/v2/front/checkout/order', body, { 'Idempotency-Key': key })
  }

  /** GET order/{numero}. */
  read(numero: string, query: string): Promise<CheckedResponse<OrderDocument>> {
    return this.call('GET', `/v2/front/order/${numero}?${query}`)
  }
}
