import type { InferType } from 'yup'
import { settingsSchema } from '../../contract/settings.ts'
import type { Conversion } from '../../shop/currency.ts'
import { toCents } from '../../shop/money.ts'
import type { ShopSettings } from '../../shop/settings.ts'
import { tagIds } from '../../shop/tags.ts'
import type { ApiClient } from '../api-client.ts'

type Stated = InferType<typeof settingsSchema>['configuracoes']

/**
 * GET settings: the shop settings, amounts in cents; a value that the store does not state is undefined (contract 4.1, P29).
 * Throws ApiError.
 */
export async function getSettings(store: ApiClient): Promise<Omit<ShopSettings, 'packages'>> {
  const { configuracoes: set } = await store.call('get', 'settings', settingsSchema)
  const { valor, produtos } = set.avaliacoes.acrescimoContagem
  return {
    goal: goalOf(set),
    terms: termsOf(set),
    freeShippingFrom: cents(set.frete.gratisAcimaDe),
    fixedShipping: cents(set.frete.valorFixo),
    purchaseLimit: cents(set.carrinho.valorMaximo),
    conversion: conversionOf(set),
    reviewCountExtra: valor ? { amount: valor, topics: produtos } : undefined,
    tags: tagIds(set.google.ga.gtm, set.pixelFacebook.id),
  }
}

const cents = (reais: number | null) => (reais === null ? undefined : toCents(reais))

function goalOf({ promocaoProgressiva: { meta, percentual } }: Stated): ShopSettings['goal'] {
  return meta !== null && percentual !== null ? { goal: toCents(meta), percent: percentual } : undefined
}

function termsOf({ parcelamento: { maximo, semJuros, taxa } }: Stated): ShopSettings['terms'] {
  if (maximo === null || semJuros === null || taxa === null) return undefined
  return { maximum: maximo, interestFree: semJuros, ratePercent: taxa }
}

// Only a rate with its date is a statement, and only English pages need one (P3).
function conversionOf({ moedaIngles: { codigo, taxa, em } }: Stated): Conversion | undefined {
  if (codigo === null || codigo === 'BRL' || taxa === null || em === null || Number.isNaN(Date.parse(em)))
    return undefined
  return { code: codigo, rate: taxa, date: em }
}
