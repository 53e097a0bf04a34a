import type { WireKit } from '../../contract/kit.ts'
import { kitListingSchema } from '../../contract/list.ts'
import { pagePaths } from '../../routes/page-paths.ts'
import { MAX_UNITS, MIN_UNITS, type BuildKit, type UnitFlavour } from '../../shop/build-kit.ts'
import { toCents, type Cents } from '../../shop/money.ts'
import type { PageStructure } from '../../shop/page.ts'
import type { ApiClient } from '../api-client.ts'
import { toFlavour } from './kits.ts'
import { toStructure } from './structure.ts'

const PATH = pagePaths.buildKit()

/** The data of the kit builder page: kits sorted by number of units, and the flavours of a unit. */
export interface BuildKitPage {
  structure: PageStructure
  kits: BuildKit[]
  flavours: UnitFlavour[]
  /** The price of a single unit. */
  singlePrice: Cents
}

/**
 * GET url/list/listing of /monte-seu-kit: the kits with `montagemKit`, and the flavours and price of a unit from
 * `infoMontagem` (spec section 3).
 * `undefined` when the store has no such kit. Throws ApiError.
 */
export async function getBuildKits(store: ApiClient): Promise<BuildKitPage | undefined> {
  const { estrutura, conteudo } = await store.call('get', 'url/list/listing', kitListingSchema, {
    query: { url: PATH, limit: 100 },
  })
  const kits = conteudo.listas.filter(isBuildKit)
  const unit = kits[0]?.infoMontagem[0]
  if (!unit) return undefined
  return {
    structure: toStructure(estrutura, PATH),
    kits: kits.map(toBuildKit).toSorted((a, b) => a.units - b.units),
    flavours: unit.variacoes.map((variation) => ({
      ...toFlavour(variation),
      left: variation.estoque > 0 ? variation.estoque : undefined,
    })),
    singlePrice: toCents(unit.precoPor ?? 0),
  }
}

function isBuildKit({ montagemKit, infoMontagem, quantidade, precosGerais }: WireKit): boolean {
  const isSized = quantidade >= MIN_UNITS && quantidade <= MAX_UNITS
  return (
    montagemKit && isSized && (precosGerais.precoPor ?? 0) > 0 && (infoMontagem[0]?.variacoes.length ?? 0) > 0
  )
}

function toBuildKit(kit: WireKit): BuildKit {
  const { precoPor = 0, precoDe = 0 } = kit.precosGerais
  const price = toCents(precoPor)
  const from = toCents(precoDe)
  return {
    itemId: kit.idLista,
    units: kit.quantidade,
    price,
    priceFrom: from > price ? from : undefined,
    inStock: kit.emEstoque && kit.status === 'disponivel',
    listPath: kit.url.lista,
  }
}
