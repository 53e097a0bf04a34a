import type { ProductFile } from './catalogue-schema.ts'

const FIRST_ID = 1_000_000
const BATCH = 1000
const SKINCARE = /^(serum|creme|espuma|mascara|hidratante)/
const SERIES = [
  'aurora',
  'brisa',
  'clara',
  'doce',
  'essencial',
  'flora',
  'gentil',
  'harmonia',
  'intensa',
  'jardim',
]
const SCENTS = [
  'alecrim',
  'baunilha',
  'camomila',
  'damasco',
  'erva-doce',
  'figo',
  'gardênia',
  'hibisco',
  'íris',
  'jasmim',
]

/**
 * Yields `count` products derived from the catalogue's, in batches, for tests with a large catalogue. The same
 * count yields the same products.
 */
export function* inventedProducts(templates: ProductFile[], count: number): Generator<ProductFile[]> {
  const models = templates.filter(({ line, choice }) => SKINCARE.test(line) && !choice)
  for (let start = 0; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start)
    yield Array.from({ length: size }, (_, index) => invent(models, start + index))
  }
}

function invent(models: ProductFile[], number: number): ProductFile {
  const model = models[number % models.length]
  const kit = model?.kits[0]
  if (!model || !kit) throw new Error('the catalogue has no product to make others from')
  const id = FIRST_ID + number
  const suffix = `${at(SERIES, number)} ${at(SCENTS, Math.floor(number / SERIES.length))}`
  const name = { pt: `${model.name.pt} ${suffix}`, en: `${model.name.en} ${suffix}` }
  const priceTo = 1990 + ((number * 7919) % 18_000)
  const [image] = model.images
  return {
    ...model,
    id,
    line: `produto-${id}`,
    path: `/produto-${id}`,
    position: 1000 + number,
    name,
    landingPage: null,
    seo: { ...model.seo, title: { pt: `${name.pt} | Rosalume`, en: `${name.en} | Rosalume` } },
    description: { pt: [model.shortDescription.pt], en: [model.shortDescription.en] },
    keywords: model.name,
    nutritionTable: [],
    simpleAttribute: null,
    images: image ? [image] : [],
    kits: [
      {
        ...kit,
        id: `P${id}`,
        position: 1,
        priceFrom: priceTo + 1000,
        priceTo,
        listPath: `/produto-${id}-1.html`,
        hasVariations: false,
        variations: [
          {
            id,
            name: { pt: '', en: '' },
            flavours: [],
            sku: `RB-${id}`,
            // EAN prefix 2 is for internal use and never registered.
            ean: withCheckDigit(`20000${id}`),
            stock: number % 20 === 7 ? 0 : 10 + (number % 190),
            image: kit.images[0] ?? '',
          },
        ],
      },
    ],
  }
}

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? ''
}

function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}
