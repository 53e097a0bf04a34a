import type { StoreProduct } from '../products/store-product.ts'
import { EMPTY } from '../php.ts'

const SIZES = { zoom: 600, big: 400, medium: 200, small: 80 }

/** Returns `midias`: absolute addresses; each of the first pictures belongs to one value of the product (platform 3.3). */
export function media(origin: string, product: StoreProduct, atMost = product.pictures) {
  const count = Math.min(product.pictures, atMost)
  if (count === 0) return EMPTY
  const pictures = Array.from({ length: count }, (_, index) => {
    const files = Object.fromEntries(
      Object.entries(SIZES).map(([size, width]) => [size, storePictureUrl(origin, product.id, index, width)]),
    )
    return {
      id: String(product.id * 100 + index),
      idAtributoValor: String(product.choice?.values[index]?.id ?? 0),
      descricao: index === 0 ? product.name : '',
      label: null,
      arquivos: files,
      arquivosOriginais: files,
    }
  })
  return { imagens: pictures, imagensFull: EMPTY, video: '' }
}

/** The address of a product's picture, `width` pixels wide; pages/picture.ts draws it. */
export function storePictureUrl(origin: string, id: number, index: number, width: number): string {
  return `${origin}/media/${id}-${index}-${width}.png`
}
