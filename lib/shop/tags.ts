/** The third-party tags that the owner has configured; none loads before the visitor consents (P12). */
export interface TagIds {
  /** Container id of Google Tag Manager. */
  gtm: string | undefined
  /** Id of Meta's pixel. */
  pixel: string | undefined
}

/** No tags; without any, the shop shows no consent banner. */
export const NO_TAGS: TagIds = { gtm: undefined, pixel: undefined }

/** The format of a container id. */
export const GTM_ID = /^GTM-[A-Z0-9]{1,20}$/

/** The format of a pixel id. */
export const PIXEL_ID = /^\d{5,20}$/

/** The valid ids among the store's; invalid ones are dropped, because ids become part of script URLs. */
export function tagIds(gtm: string | null, pixel: string | null): TagIds {
  return { gtm: validId(GTM_ID, gtm), pixel: validId(PIXEL_ID, pixel) }
}

/** Whether any tag needs consent. */
export function hasTags({ gtm, pixel }: TagIds): boolean {
  return Boolean(gtm ?? pixel)
}

function validId(pattern: RegExp, id: string | null): string | undefined {
  const trimmed = id?.trim() ?? ''
  return pattern.test(trimmed) ? trimmed : undefined
}
