import { array, type ObjectShape } from 'yup'
import { bareNumber, bareText, objectOf, objectOrDefaults } from './fields.ts'
import { toNumber } from './numbers.ts'

// Anything but an object counts as missing, so that one bad part never costs the others (platform 3, PHP habits).
const part = <S extends ObjectShape>(shape: S) =>
  objectOrDefaults(shape).transform((value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
  )

// A figure out of range is not a promise: it counts as not stated.
const figure = (isValid: (value: number) => boolean) =>
  bareNumber()
    .nullable()
    .transform((_cast: unknown, original: unknown) => {
      const value = toNumber(original)
      return isValid(value) ? value : null
    })
    .default(null)

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const word = (pattern = /\S/) =>
  bareText()
    .nullable()
    .transform((_cast: unknown, original: unknown) =>
      isText(original) && pattern.test(String(original)) ? String(original) : null,
    )
    .default(null)

const words = () =>
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

/** GET settings; what a store does not state is null, never a default (contract 4.1, P29). */
export const settingsSchema = objectOf({
  configuracoes: part({
    google: part({ ga: part({ gtm: word() }) }),
    pixelFacebook: part({ id: word() }),
    moedaIngles: part({ codigo: word(/^[A-Z]{3}$/), taxa: figure(positive) }),
    promocaoProgressiva: part({ meta: figure(positive), percentual: figure(percentage) }),
    frete: part({ gratisAcimaDe: figure(notNegative), valorFixo: figure(notNegative) }),
    parcelamento: part({
      maximo: figure((value) => wholeNumber(value) && value > 0),
      semJuros: figure(wholeNumber),
      taxa: figure(notNegative),
    }),
    carrinho: part({ valorMaximo: figure(positive) }),
    avaliacoes: part({ acrescimoContagem: part({ valor: figure(wholeNumber), produtos: words() }) }),
  }),
})
