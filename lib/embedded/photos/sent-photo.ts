import { MAX_PHOTO_BYTES } from '#lib/contract/reviews.ts'

// What a form that knows no photo writes in its place (contract 4.17).
const ABSENT = new Set<unknown>([undefined, null, '', 'null', 'undefined'])

/** The photo field of a form as bytes, null when there is none, or what is wrong with it. */
export async function readSentPhoto(
  field: unknown,
): Promise<{ bytes: Uint8Array | null } | { problem: 'type' | 'too-large' }> {
  if (ABSENT.has(field)) return { bytes: null }
  if (!(field instanceof Blob)) return { problem: 'type' }
  // A browser sends a file without a name for a chooser that was left empty.
  if (field.size === 0 && 'name' in field && field.name === '') return { bytes: null }
  if (field.size > MAX_PHOTO_BYTES) return { problem: 'too-large' }
  return { bytes: new Uint8Array(await field.arrayBuffer()) }
}
