import { byLang } from './by-lang.ts'

/** The large picture of a product page; apart, because it comes with the first press on a picture (spec section 2). */
export const pictureZoomCopy = byLang(
  {
    title: 'Foto ampliada',
    close: 'Fechar',
    larger: 'Aumentar a foto',
    smaller: 'Diminuir a foto',
  },
  {
    title: 'Enlarged picture',
    close: 'Close',
    larger: 'Enlarge the picture',
    smaller: 'Reduce the picture',
  },
)
