import { label, list, objectOf, objectOrDefaults, recordOf, text } from './fields.ts'
import { listedProductSchema } from './listing.ts'

const pictureSchema = objectOrDefaults({ imagem: text(), imagemOriginal: text(), link: text() })

/** GET showcase/banners/{hash} (platform 3.1). */
export const bannersSchema = objectOf({
  banners: list(
    recordOf({
      nome: label(),
      dimensoes: objectOrDefaults({ desktop: pictureSchema, mobile: pictureSchema }),
    }),
  ),
})

/** GET showcase/products/{hash} (platform 3.1). */
export const showcaseSchema = objectOf({
  vitrine: objectOrDefaults({ titulo: label() }),
  produtos: list(listedProductSchema),
})
