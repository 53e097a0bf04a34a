import { array, type ObjectShape } from 'yup'
import { bareNumber, bareText, objectOf, objectOrDefaults } from './fields.ts'
import { toNumber } from './numbers.ts'

// Anything but an object counts as missing, so that one invalid part does not invalidate the others (platform 3).
const part = <S extends ObjectShape>(shape: S) =>
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
  configuracoes: part({
    google: part({ ga: part({ gtm: textIf() }) }),
    pixelFacebook: part({ id: textIf() }),
    moedaIngles: part({
      codigo: textIf(/^[A-Z]{3}$/),
      taxa: numberIf(positive),
      em: textIf(/^\d{4}-\d{2}-\d{2}$/),
    }),
    promocaoProgressiva: part({ meta: numberIf(positive), percentual: numberIf(percentage) }),
    frete: part({ gratisAcimaDe: numberIf(notNegative), valorFixo: numberIf(notNegative) }),
    parcelamento: part({
      maximo: numberIf((value) => wholeNumber(value) && value > 0),
      semJuros: numberIf(wholeNumber),
      taxa: numberIf(notNegative),
    }),
    carrinho: part({ valorMaximo: numberIf(positive) }),
    avaliacoes: part({ acrescimoContagem: part({ valor: numberIf(wholeNumber), produtos: texts() }) }),
  }),
})
