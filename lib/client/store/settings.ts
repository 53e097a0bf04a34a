import { settingsSchema } from '../../contract/settings.ts'
import { toCents } from '../../shop/money.ts'
import type { ShopSettings } from '../../shop/settings.ts'
import { tagIds } from '../../shop/tags.ts'
import type { ApiClient } from '../api-client.ts'

/** GET settings: the shop settings, amounts in cents (contract 4.1). Throws ApiError. */
export async function getSettings(store: ApiClient): Promise<ShopSettings> {
  const { configuracoes: set } = await store.call('get', 'settings', settingsSchema)
  return {
    goal: { goal: toCents(set.promocaoProgressiva.meta), percent: set.promocaoProgressiva.percentual },
    terms: {
      maximum: set.parcelamento.maximo,
      interestFree: set.parcelamento.semJuros,
      ratePercent: set.parcelamento.taxa,
    },
    freeShippingFrom: toCents(set.frete.gratisAcimaDe),
    fixedShipping: toCents(set.frete.valorFixo),
    purchaseLimit: toCents(set.carrinho.valorMaximo),
    english: { code: set.moedaIngles.codigo, rate: set.moedaIngles.taxa, locale: 'en-US' },
    reviewCountExtra: {
      amount: set.avaliacoes.acrescimoContagem.valor,
      topics: set.avaliacoes.acrescimoContagem.produtos,
    },
    tags: tagIds(set.google.ga.gtm, set.pixelFacebook.id),
  }
}
