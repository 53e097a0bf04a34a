import type { Handler } from '../http/call.ts'
import { CACHE } from '../http/outcome.ts'
import { isPhotoName } from './photo-files.ts'
import { refusal } from './refusal.ts'

/** GET /storage/img/avaliacoes/{imagem}: a photo, for as long as its review shows it. */
export const getPhoto: Handler = async (call) => {
  const { name, store } = call
  const bytes = isPhotoName(name) && (await isShown(call)) ? await store.photos.get(name) : null
  if (!bytes) return refusal(call, 404, 'nao_encontrada')
  return {
    status: 200,
    body: bytes,
    etag: `"${name.slice(0, 32)}"`,
    cacheControl: CACHE.photo,
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      Vary: 'Accept-Language',
    },
  }
}

async function isShown({ store, name }: Parameters<Handler>[0]): Promise<boolean> {
  const row = await store.db.read
    .selectFrom('review')
    .select('id')
    .where('photo', '=', name)
    .where('photo_shown', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}
