import { array, type ObjectShape } from 'yup'
import { bareNumber, bareText, objectOf, objectOrDefaults } from './fields.ts'
import { toNumber } from './numbers.ts'

// Anything but an object counts as missing, so that one invalid section does not invalidate the others (platform 3).
const section = <S extends ObjectShape>(shape: S) =>
  objectOrDefaults(shape).transform((value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
  )

// A number out of range counts as not stated.
const numberIf = (isValid: (value: number) => boolean) =>
  bareNumber()
    .nullable()
    .transform((_cast: unknown, original: unknown) => {
      const value = toNumber(original)
      return isValid(value) ? value : null
    })
    .default(null)

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const textIf = (pattern = /\S/) =>
  bareText()
    .nullable()
    .transform((_cast: unknown, original: unknown) =>
      isText(original) && pattern.test(String(original)) ? String(original) : null,
    )
    .default(null)

const texts = () =>
  array(bareText().defined())
    .transform((_cast: unknown, original: unknown) =>
      Object.values(original ?? {}).filter((item) => typeof item === 'string'),
    )
    .default([])
    .required()

const positive = (value: number) => value > 0
const notNegative = (value: number) => value >= 0
const wholeNumber = (value: number) => Number.isInteger(value) && value >= 0
const percentage = (value: number) => value > 0 && value <= 100

/** GET settings; a value that the store does not state is null, never a default (contract 4.1, P29). */
export const settingsSchema = objectOf({
  configuracoes: section({
    google: section({ ga: section({ gtm: textIf() }) }),
    pixelFacebook: section({ id: textIf() }),
    moedaIngles: section({
      codigo: textIf(/^[A-Z]{3}$/),
      taxa: numberIf(positive),
      em: textIf(/^\d{4}-\d{2}-\d{2}$/),
    }),
    promocaoProgressiva: section({ meta: numberIf(positive), percentual: numberIf(percentage) }),
    frete: section({ gratisAcimaDe: numberIf(notNegative), valorFixo: numberIf(notNegative) }),
    parcelamento: section({
      maximo: numberIf((value) => wholeNumber(value) && value > 0),
      semJuros: numberIf(wholeNumber),
      taxa: numberIf(notNegative),
    }),
    carrinho: section({ valorMaximo: numberIf(positive) }),
    avaliacoes: section({ acrescimoContagem: section({ valor: numberIf(wholeNumber), produtos: texts() }) }),
  }),
})
