import type { InferType } from 'yup'
import {
  list,
  numberOrUndefined,
  numericOr,
  objectOf,
  objectOrDefaults,
  requiredText,
  text,
  textOrNull,
} from '#lib/contract/fields.ts'

const EXTRA_COUNT_TOPICS = ['colageno verisol', 'atendimento', 'entrega']

/** The settings in the database; missing values fall back to the constants of spec section 9 (contract 4.1). */
export const storedSettingsSchema = objectOf({
  configuracoes: objectOf({
    google: objectOrDefaults({ ga: objectOrDefaults({ gtm: textOrNull() }) }),
    pixelFacebook: objectOrDefaults({ id: textOrNull() }),
    loja: objectOrDefaults({
      nome: text().default('Rosalume'),
      codigo: text().default('rosalume'),
      moeda: text().default('BRL'),
    }),
    moedaIngles: objectOrDefaults({
      codigo: textOrNull(),
      taxa: numberOrUndefined().moreThan(0),
      em: textOrNull(),
    }),
    promocaoProgressiva: objectOrDefaults({
      meta: numericOr(450).min(0),
      percentual: numericOr(20).min(0).max(100),
    }),
    frete: objectOrDefaults({ gratisAcimaDe: numericOr(299).min(0), valorFixo: numericOr(9.9).min(0) }),
    parcelamento: objectOrDefaults({
      maximo: numericOr(12).integer().min(1),
      semJuros: numericOr(1).integer().min(0),
      taxa: numericOr(19.99).min(0),
    }),
    pagamento: objectOrDefaults({ descontoPix: numericOr(0).min(0).max(100) }),
    carrinho: objectOrDefaults({
      valorMaximo: numericOr(1500).min(0),
      quantidadeMaxima: numericOr(99).integer().min(1),
    }),
    avaliacoes: objectOrDefaults({
      porPagina: numericOr(10).integer().min(1),
      acrescimoContagem: objectOrDefaults({
        valor: numericOr(237000).integer().min(0),
        produtos: list(requiredText()).default(EXTRA_COUNT_TOPICS),
      }),
    }),
  }),
})

/** The stored settings; GET settings returns all of them. */
export type StoredSettings = InferType<typeof storedSettingsSchema>
