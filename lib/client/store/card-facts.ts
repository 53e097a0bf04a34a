import type { WireListedProduct } from '../../contract/listing.ts'
import type { ListedProduct } from '../../shop/listing.ts'

// The names that stores give to the filter that says what a product is for.
const PURPOSE_FILTER = /^(?:objetivos?|benef[ií]cios?|indica(?:ção|ções)|para que serve|goals?|benefits?)$/iu

/** What a product of a listing is for, and its size, when the store states them (platform 3.2, 3.3). */
export function cardFacts({
  filtros,
  atributos,
}: WireListedProduct): Pick<ListedProduct, 'purposes' | 'size'> {
  const purposes = filtros.flatMap(({ nome, label }) =>
    nome && label && PURPOSE_FILTER.test(nome) ? [label] : [],
  )
  const sizes = atributos.unico?.valores ?? []
  const size = (sizes.find(({ selecionado }) => selecionado) ?? (sizes.length === 1 ? sizes[0] : undefined))
    ?.label
  return { ...(purposes.length > 0 && { purposes }), ...(size && { size }) }
}
