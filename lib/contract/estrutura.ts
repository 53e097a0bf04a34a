import type { InferType } from 'yup'
import { flag, label, list, objectOrDefaults, recordOf, requiredLabel, text } from './fields.ts'

/** `estrutura.seo`; canonical is absolute on the API's host, the shop uses only its path (contract 4.2). */
const seoSchema = objectOrDefaults({
  title: label(),
  description: label(),
  keywords: label(),
  canonical: text(),
  indexar: flag(true),
})

/** One step of the breadcrumb; `url` is absolute (contract 4.2). */
const breadcrumbSchema = recordOf({ label: requiredLabel(), url: text() })

/** `estrutura.apps`: the id with which browser and server events of one page view are deduplicated (contract 3.3). */
export const appsSchema = objectOrDefaults({ pixelFacebook: objectOrDefaults({ eventId: text() }) })

/** The page structure in the response of every page call (contract 4.2). */
export const estruturaSchema = objectOrDefaults({
  nivel: text(),
  seo: seoSchema,
  breadcrumb: list(breadcrumbSchema),
  apps: appsSchema,
})

/** The page structure in the response of every page call. */
export type Estrutura = InferType<typeof estruturaSchema>
