import { productDetailSchema, type WireProduct } from '../../contract/product.ts'
import { pathOfUrl } from '../../routes/paths.ts'
import { toCents } from '../../shop/money.ts'
import type { PageStructure } from '../../shop/page.ts'
import { pictureName } from '../../shop/pictures.ts'
import type { Product } from '../../shop/product.ts'
import type { ApiClient } from '../api-client.ts'
import { toStructure } from './structure.ts'

function toProduct(wire: WireProduct): Product {
  const price = toCents(wire.precos.por)
  const from = toCents(wire.precos.de)
  const size = wire.atributos.unico
  return {
    id: wire.id,
    name: wire.nome,
    path: pathOfUrl(wire.url),
    brand: { name: wire.marca?.nome ?? '', path: wire.marca?.url ? pathOfUrl(wire.marca.url) : undefined },
    sku: wire.sku,
    mpn: wire.mpn,
    ean: wire.ean,
    category: (wire.categoria?.taxonomia ?? []).map(({ nome }) => nome),
    inStock: wire.status === 'disponivel',
    price,
    priceFrom: from > price ? from : undefined,
    color: wire.cor,
    shortDescription: wire.descricoes.curta,
    paragraphs: wire.descricoes.longa.split(/\n{2,}/).filter(Boolean),
    topics: wire.topicos,
    howToUse: wire.modoDeUso,
    ingredients: wire.ingredientes,
    nutrition: wire.infoNutricional,
    nutritionTable: wire.tabelaNutricional.map((row) => ({
      nutrient: row.nutriente,
      amount: row.quantidade,
      dailyValue: row.valorDiario,
    })),
    size: size?.valores[0] ? { label: size.nome, value: size.valores[0].label } : undefined,
    pictures: wire.midias.imagens.map(({ descricao, arquivos }) => ({
      src: pictureName(arquivos.zoom || arquivos.big),
      alt: descricao || wire.nome,
    })),
    flavours: (wire.atributos.simples?.valores ?? []).map(({ idProduto, label, imagem, status }) => ({
      id: idProduto,
      name: label,
      picture: pictureName(imagem),
      inStock: status === 'disponivel',
    })),
  }
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
  return { structure: toStructure(estrutura, path), product: toProduct(conteudo), kitIds: conteudo.listas }
}
