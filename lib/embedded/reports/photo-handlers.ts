import type { Handler } from '../http/call.ts'
import { CACHE } from '../http/handler-result.ts'
import type { StoreContext } from '../store/store.ts'
import { isPhotoName } from '../photos/photo-files.ts'
import { reportsFailure } from './reports-failure.ts'

/** GET /storage/img/avaliacoes/{imagem}: a photo, while its review shows it. */
export const getPhotoHandler: Handler = async (call) => {
  const { store } = call
  const name = call.params['photo'] ?? ''
  const bytes = isPhotoName(name) && (await isShown(store, name)) ? await store.photos.get(name) : null
  if (!bytes) return reportsFailure(call, 404, 'nao_encontrada')
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

async function isShown(store: StoreContext, name: string): Promise<boolean> {
  const row = await store.db.read
    .selectFrom('review')
    .select('id')
    .where('photo', '=', name)
    .where('photo_shown', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}
