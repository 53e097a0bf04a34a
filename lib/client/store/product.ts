import { productDetailSchema, type WireProduct } from '../../contract/product.ts'
import { plainText, withMarkup } from '../../text/plain-text.ts'
import { safeHtml } from '../../text/sanitize.ts'
import { withUnbrokenUnits } from '../../shop/units.ts'
import type { PageStructure } from '../../shop/page.ts'
import { NO_PRICE } from '../../shop/price.ts'
import type { Product } from '../../shop/product.ts'
import type { ApiClient } from '../api-client.ts'
import { ApiError } from '../errors.ts'
import { pathIn, pictureIn } from './address.ts'
import { toAvailability } from './availability.ts'
import { pagePathIn } from './page-address.ts'
import { toItemPrice } from './item-price.ts'
import { toQuestions } from './questions.ts'
import { toStoreReviews } from './rating.ts'
import { toStructure } from './structure.ts'
import { toRequestItems, toChoice, toSiblings, type VariationPicture } from './variations.ts'

function toProduct(wire: WireProduct, name: string, path: string): Product {
  const availability = toAvailability(wire.status, wire.estoque)
  const { unico, simples } = wire.atributos
  const pictures = toPictures(wire, name)
  return {
    ...(availability === 'onRequest' ? NO_PRICE : toItemPrice(wire.precos)),
    id: wire.id,
    name,
    path: pathIn(wire.url) ?? path,
    brand: { name: wire.marca?.nome ?? '', path: pagePathIn(wire.marca?.url ?? '') },
    sku: wire.sku,
    mpn: wire.mpn,
    ean: wire.ean,
    category: (wire.categoria?.taxonomia ?? []).map(({ nome }) => nome),
    availability,
    inStock: availability === 'available',
    ...((wire.personalizacoes || wire.conjunto || isSoldAsList(wire)) && { asksForInput: true }),
    color: wire.cor,
    shortDescription: plainText(wire.descricoes.curta),
    ...descriptionOf(wire),
    topics: wire.topicos.map(withUnbrokenUnits),
    howToUse: withUnbrokenUnits(wire.modoDeUso),
    ingredients: withUnbrokenUnits(wire.ingredientes),
    nutrition: wire.infoNutricional,
    nutritionTable: wire.tabelaNutricional.map((row) => ({
      nutrient: row.nutriente,
      amount: row.quantidade,
      dailyValue: row.valorDiario,
    })),
    specifications: specificationsOf(wire),
    size: sizeOf(unico),
    siblings: toSiblings(wire),
    pictures: pictures.map(({ src, alt }) => ({ src, alt })),
    flavours: (simples?.valores ?? [])
      .filter(({ idProduto }) => idProduto > 0)
      .map(({ idProduto, label, imagem, status, estoque }) => ({
        id: idProduto,
        name: label,
        picture: pictureIn(imagem),
        inStock: toAvailability(status, estoque) === 'available',
      })),
    choice: toChoice(wire, pictures),
    cartItems: toRequestItems(wire.carrinho),
    questions: toQuestions(wire.perguntas),
    storeReviews: toStoreReviews(wire.avaliacao),
  }
}

// Ids of lists and of products may be equal, so a list that a product page sells is not sent as a product (platform 3.5, 6).
function isSoldAsList({ carrinho, atributos }: WireProduct): boolean {
  const requests = [carrinho, ...(atributos.simples?.valores ?? []).map((value) => value.carrinho)]
  return requests.some(({ tipo, itens }) => tipo === 'lista' && itens.length > 0)
}

function toPictures({ midias }: WireProduct, name: string): VariationPicture[] {
  return midias.imagens.flatMap(({ descricao, label, idAtributoValor, arquivos, arquivosOriginais }) => {
    const src =
      arquivos.zoom || arquivos.big || arquivosOriginais.zoom || arquivosOriginais.big || arquivos.medium
    const address = pictureIn(src)
    return address ? [{ src: address, alt: descricao || label || name, variation: idAtributoValor }] : []
  })
}

const isHtml = (text: string) => /<[a-z][^>]*>|&(?:\w+|#\w+);/i.test(text)

const asHtml = (text: string) =>
  isHtml(text) ? text : `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`

const BLOCK_END = /<\/(?:p|div|li|h[1-6]|tr|table|ul|ol|blockquote)\s*>|<br\b[^>]*>/gi

function descriptionOf({ descricoes }: WireProduct): Pick<Product, 'paragraphs' | 'descriptionHtml'> {
  const { longa, simples, opcional1, opcional2, opcional3, tabelaMedida } = descricoes
  const texts = [longa || simples, opcional1, opcional2, opcional3, tabelaMedida]
    .filter(Boolean)
    .map(withMarkup)
  const paragraphs = texts
    .join('\n\n')
    .replace(BLOCK_END, '\n\n')
    .split(/\n{2,}/)
  return {
    paragraphs: paragraphs.map(plainText).map(withUnbrokenUnits).filter(Boolean),
    descriptionHtml: texts.some(isHtml) ? safeHtml(texts.map(asHtml).map(withUnbrokenUnits).join('\n')) : '',
  }
}

function specificationsOf({ caracteristicas }: WireProduct): Product['specifications'] {
  return caracteristicas
    .filter(({ visivelSite }) => visivelSite)
    .map(({ nome, itens }) => ({
      name: nome,
      rows: itens.map(({ label, valor }) => ({ label, value: valor })).filter(({ value }) => value !== ''),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function sizeOf(unico: WireProduct['atributos']['unico']): Product['size'] {
  const values = unico?.valores ?? []
  const value = values.find(({ selecionado }) => selecionado) ?? (values.length === 1 ? values[0] : undefined)
  return unico && value?.label ? { label: unico.nome, value: value.label } : undefined
}

/** GET url/product/detail: the product at a path (contract 4.6). Throws ApiError; status 404 for an unknown path. */
export async function getProduct(
  store: ApiClient,
  path: string,
): Promise<{ structure: PageStructure; product: Product; kitIds: string[] }> {
  const query = { url: path, offset: 0, limit: 1 }
  const { estrutura, conteudo } = await store.call('get', 'url/product/detail', productDetailSchema, {
    query,
  })
  const structure = toStructure(estrutura, path)
  const name = conteudo.nome || structure.breadcrumb.at(-1)?.label || structure.title || conteudo.sku
  // A document without any name is not a product.
  if (!name) throw new ApiError('contract', 'The product has no name')
  return { structure, product: toProduct(conteudo, name, path), kitIds: conteudo.listas }
}
