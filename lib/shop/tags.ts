/** What of other companies' the owner has switched on; nothing of it loads before the visitor agrees (P12). */
export interface TagIds {
  /** Google Tag Manager's container. */
  gtm: string | undefined
  /** Meta's ad pixel. */
  pixel: string | undefined
}

/** A shop without tags asks nobody anything. */
export const NO_TAGS: TagIds = { gtm: undefined, pixel: undefined }

/** How the id of a container looks. */
export const GTM_ID = /^GTM-[A-Z0-9]{1,20}$/

/** How the id of a pixel looks. */
export const PIXEL_ID = /^\d{5,20}$/

/** The ids that the store names; what does not look like one would become part of a script's address, and is dropped. */
export function tagIds(gtm: string | null, pixel: string | null): TagIds {
  return { gtm: idLike(GTM_ID, gtm), pixel: idLike(PIXEL_ID, pixel) }
}

/** Whether there is anything to agree to. */
export function hasTags({ gtm, pixel }: TagIds): boolean {
  return Boolean(gtm ?? pixel)
}

function idLike(pattern: RegExp, id: string | null): string | undefined {
  const trimmed = id?.trim() ?? ''
  return pattern.test(trimmed) ? trimmed : undefined
}
