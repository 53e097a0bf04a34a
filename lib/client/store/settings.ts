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
export async function getSettings(store: ApiClient): Promise<ShopSettings> {
  const { configuracoes: stated } = await store.call('get', 'settings', settingsSchema)
  const { valor, produtos } = stated.avaliacoes.acrescimoContagem
  return {
    goal: goalOf(stated),
    terms: termsOf(stated),
    freeShippingFrom: cents(stated.frete.gratisAcimaDe),
    fixedShipping: cents(stated.frete.valorFixo),
    purchaseLimit: cents(stated.carrinho.valorMaximo),
    conversion: conversionOf(stated),
    reviewCountExtra: valor ? { amount: valor, topics: produtos } : undefined,
    tags: tagIds(stated.google.ga.gtm, stated.pixelFacebook.id),
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

// A rate counts only with its currency and date; only English pages show converted amounts (P3).
function conversionOf({ moedaIngles: { codigo, taxa, em } }: Stated): Conversion | undefined {
  if (codigo === null || codigo === 'BRL' || taxa === null || em === null || Number.isNaN(Date.parse(em)))
    return undefined
  return { code: codigo, rate: taxa, date: em }
}
