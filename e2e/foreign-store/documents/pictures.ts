import type { Good } from '../goods/good.ts'
import { EMPTY } from '../php.ts'

const SIZES = { zoom: 600, big: 400, medium: 200, small: 80 }

/** Writes `midias`: absolute addresses; each of the first pictures belongs to one value of the choice (platform 3.3). */
export function media(origin: string, one: Good, atMost = one.pictures) {
  const count = Math.min(one.pictures, atMost)
  if (count === 0) return EMPTY
  const pictures = Array.from({ length: count }, (_, index) => {
    const files = Object.fromEntries(
      Object.entries(SIZES).map(([size, width]) => [size, pictureUrl(origin, one.id, index, width)]),
    )
    return {
      id: String(one.id * 100 + index),
      idAtributoValor: String(one.choice?.values[index]?.id ?? 0),
      descricao: index === 0 ? one.name : '',
      label: null,
      arquivos: files,
      arquivosOriginais: files,
    }
  })
  return { imagens: pictures, imagensFull: EMPTY, video: '' }
}

/** The address of a product's picture, `width` pixels wide; pages/picture.ts draws it. */
export function pictureUrl(origin: string, id: number, index: number, width: number): string {
  return `${origin}/media/${id}-${index}-${width}.png`
}
