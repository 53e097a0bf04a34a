import type { WireListedProduct } from '../../contract/listing.ts'
import { pictureIn } from './address.ts'

type Card = Pick<WireListedProduct, 'midias'> & { atributos: Pick<WireListedProduct['atributos'], 'simples'> }
type Size = 'zoom' | 'big' | 'medium' | 'small'

/**
 * The picture of a card: that of the variation that the store marks as selected, otherwise the first one; in the first of
 * `sizes` for which it has a file. `src` is '' without a picture (platform 3.3).
 */
export function cardPicture(
  { midias: { imagens }, atributos }: Card,
  sizes: readonly Size[],
): { src: string; alt: string } {
  const chosen = (atributos.simples?.valores ?? []).find(({ selecionado }) => selecionado)?.idAtributoValor
  const image = (chosen && imagens.find(({ idAtributoValor }) => idAtributoValor === chosen)) || imagens[0]
  const { arquivos, arquivosOriginais, descricao = '' } = image ?? {}
  const files = [...sizes.map((size) => arquivos?.[size]), ...sizes.map((size) => arquivosOriginais?.[size])]
  return { src: pictureIn(files.find(Boolean) ?? ''), alt: descricao }
}
