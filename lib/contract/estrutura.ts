import type { InferType } from 'yup'
import { flag, list, objectOf, objectOrDefaults, requiredText, text } from './fields.ts'

/** `estrutura.seo`; canonical is absolute on the API's host, the shop uses only its path (contract 4.2). */
const seoSchema = objectOf({
  title: text(),
  description: text(),
  keywords: text(),
  canonical: text(),
  indexar: flag(true),
})

/** One step of the breadcrumb; `url` is absolute (contract 4.2). */
const breadcrumbSchema = objectOf({ label: requiredText(), url: text() })

/** `estrutura.apps`: the id with which browser and server events of one page view are deduplicated (contract 3.3). */
export const appsSchema = objectOrDefaults({ pixelFacebook: objectOrDefaults({ eventId: text() }) })

/** The page structure in the response of every page call (contract 4.2). */
export const estruturaSchema = objectOf({
  nivel: text(),
  seo: seoSchema,
  breadcrumb: list(breadcrumbSchema),
  apps: appsSchema,
})

/** The page structure in the response of every page call. */
export type Estrutura = InferType<typeof estruturaSchema>
