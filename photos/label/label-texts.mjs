import { readFileSync } from 'node:fs'

// The texts of a back label: those of the product's page, and the maker's data of the brand, so that pack and page agree.

const read = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const company = () => read('brands/rosalume/company.json')

const capital = (text) => text[0].toUpperCase() + text.slice(1)

/** The texts of a product (a file of the seed): `item` selects the variation whose EAN and content are printed. */
export function labelTexts(file, item = () => true) {
  const { name, howToUse, ingredients, nutritionInfo, nutritionTable, ...product } = read(
    `lib/embedded/seed/products/${file}.json`,
  )
  const offered = product.choice?.values ?? product.kits[0].variations
  const { ean, label } = offered.find(item)
  const content = product.singleAttribute
  return {
    name: name.pt,
    howToUse: howToUse.pt,
    ingredients: ingredients.pt,
    content: content ? `${content.name.pt} ${content.value.pt}` : `Peso líquido ${label.pt}`,
    serving: capital(/porção.*$/.exec(nutritionInfo.pt)?.[0] ?? '-'),
    rows: nutritionTable.map((row) => [row.nutrient.pt, row.amount.pt, row.dailyValue]),
    ean,
  }
}

/** The lines that name the maker. */
export function makerLines() {
  const { legalName, taxId, address, email } = company()
  return [legalName, `CNPJ ${taxId}`, address.street, `${address.city}/${address.state}`, email]
}
