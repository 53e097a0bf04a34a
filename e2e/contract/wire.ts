/** The API's documents as docs/store-api.md describes them; the suite does not derive them from the shop's schemas. */
interface Message {
  tipo: string
  mensagem: string
  codigo?: string
}

export interface WireLineHash {
  idProduto: number
  idAtributoSimples: number
  idUnidadeVenda: number
  idArmazem: number
  quantidade: number
  adicional: string
}

interface CartLine {
  nome: string
  sku: string
  tipo: string
  quantidade: number
  imagem: string
  precos: { precoDe: number; precoPor: number; total: number }
  /** The chosen value; `simples` is [] without one. */
  atributos?: { simples: [] | { atributo: { label: string }; atributoValor: { label: string } } }
  hash: WireLineHash
}

export interface InstallmentDocument {
  parcelas: number
  valorParcela: number
  valorTotal: number
  taxa: number
}

interface Promotion {
  tipo: string
  /** Only a coupon has it (contract 4.20). */
  codigo?: string
  meta: number
  percentual: number
  atingida: boolean
  falta: number
  desconto: number
}

export interface WireCart {
  quantidadeItens: number
  quantidadeTotal: number
  qtdItens: number
  subtotal: { valor: number; parcelamento: InstallmentDocument[] }
  total: { valor: number }
  promocoes: Promotion[]
  aceitaCupom?: boolean
  itens: CartLine[]
  mensagens: Message[]
  versao: number
  estrutura?: { apps?: { pixelFacebook?: { eventId: string } } }
}

export interface ErrorDocument {
  error: string
  codigo: string
  campos?: Record<string, string[]>
  requestId: string
  mensagens?: Message[]
  carrinho?: WireCart
}

export interface UserDocument {
  id: number
  nomeRazao: string
  email: string
  logado: boolean
  userHash: { email: string; celular: string; telefone: string }
}

export interface WireSettings {
  configuracoes: {
    google: { ga: { gtm: string | null } }
    pixelFacebook: { id: string | null }
    loja: { nome: string; codigo: string; moeda: string }
    moedaIngles: { codigo: string | null; taxa?: number; em: string | null }
    promocaoProgressiva: { meta: number; percentual: number }
    frete: { gratisAcimaDe: number; valorFixo: number }
    parcelamento: { maximo: number; semJuros: number; taxa: number }
    carrinho: { valorMaximo: number; quantidadeMaxima: number }
    avaliacoes: { porPagina: number; acrescimoContagem: { valor: number; produtos: string[] } }
  }
}

export interface Structure {
  nivel: string
  seo: { title: string; description: string; keywords: string; canonical: string; indexar: boolean }
  breadcrumb: { label: string; url: string }[]
  apps?: { pixelFacebook?: { eventId: string } }
}

export interface KitVariation {
  id: number
  nome: string
  imagem_m: string
  imagem_g: string
  status?: string
  estoque?: number
}

export interface KitDocument {
  id: string
  idLista: number
  emEstoque: boolean
  titulos: Record<string, string>
  imagens: Record<'pequena' | 'media' | 'grande', string>
  categoria: string
  topicos: string[]
  quantidade: number
  url: { categoria: string; single: string; lista: string }
  precosGerais: { precoDe: number; precoPor: number }
  possuiVariacao: boolean
  variacoes: KitVariation[]
  sabor: string
}

export interface ProductCard {
  id: number
  sku: string
  nome: string
  url: string
  status: string
  precos: { de: number; por: number; parcelamento: InstallmentDocument[] }
  atualizadoEm?: string
  filtros?: { nome: string; label: string }[]
}

interface Info {
  offset: number
  limit: number
  total: number
  prev?: string | null
  next?: string | null
}

export interface PageDocument<Content> {
  estrutura: Structure
  conteudo: Content
  info?: Info
}

export interface ShipmentDocument {
  fretes: {
    id: string
    tipo: string
    label: string
    valor: number
    prazo: string
    ate: string
    entregaAgendada: boolean
  }[]
  cidade: string
  uf: string
  restricaoEntrega: string
  mensagem: string
}
