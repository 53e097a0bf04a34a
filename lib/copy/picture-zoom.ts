import { byLang } from './by-lang.ts'

/** The picture zoom of a product page; a separate file, because its code loads with the first click on a picture (spec section 2). */
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
