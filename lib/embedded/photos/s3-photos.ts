import type * as Sdk from '@aws-sdk/client-s3'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { isPhotoName, type PhotoFiles } from './photo-files.ts'

// A photo has at most some hundred kilobytes. The second attempt is for a connection that the other side has just closed.
const LIMITS = { connectMs: 2000, requestMs: 5000, attempts: 2 }
const TYPE = 'image/webp'

interface Bucket {
  endpoint: string
  region: string
  bucket: string
  /** The beginning of every key: '' or a folder with a slash at its end. */
  folder: string
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/**
 * Reads S3_URL: `https://<key>:<secret>@<host>/<bucket>/<folder>?region=<region>`; the folder may be missing, and without a key
 * the client uses its own sources, such as the role of the machine. `undefined` when the address names no bucket.
 */
export function parseBucketUrl(url: string): Bucket | undefined {
  const parsed = URL.parse(url)
  const [bucket = '', ...folders] = (parsed?.pathname ?? '').split('/').filter(Boolean)
  if (!parsed || !/^https?:$/.test(parsed.protocol) || bucket === '') return undefined
  const [accessKeyId, secretAccessKey] = [parsed.username, parsed.password].map(decodeURIComponent) as [
    string,
    string,
  ]
  return {
    endpoint: parsed.origin,
    region: parsed.searchParams.get('region') ?? 'us-east-1',
    bucket,
    folder: folders.map((folder) => `${folder}/`).join(''),
    credentials: accessKeyId === '' ? undefined : { accessKeyId, secretAccessKey },
  }
}

/**
 * Stores photos in a bucket of any S3 service, so that every process of the shop has them. Photos in `earlier`, where the shop
 * stored them before, are read and removed as well. The client is loaded at the first use (docs/decisions/0063).
 */
export function photosInS3(url: string, earlier?: PhotoFiles, limits = LIMITS): PhotoFiles {
  const place = parseBucketUrl(url)
  if (!place) throw new Error('S3_URL names no bucket')
  const { bucket, folder } = place
  const keyOf = (name: string) => ({ Bucket: bucket, Key: folder + name })
  let client: Promise<Sdk.S3Client> | undefined

  async function run<T>(work: (s3: Sdk.S3Client, sdk: typeof Sdk) => Promise<T>): Promise<T> {
    const sdk = await import('@aws-sdk/client-s3')
    client ??= openClient(place!, limits)
    try {
      return await work(await client, sdk)
    } catch (error) {
      if (isMissing(error)) throw error
      const reason = error instanceof Error ? error.name : 'unknown error'
      throw new DatabaseUnavailable(`the photo storage cannot be used: ${reason}`, { cause: error })
    }
  }

  return {
    async put(name, bytes) {
      if (!isPhotoName(name)) throw new Error('not the name of a photo')
      await run((s3, { PutObjectCommand }) =>
        s3.send(new PutObjectCommand({ ...keyOf(name), Body: bytes, ContentType: TYPE })),
      )
    },
    async get(name) {
      if (!isPhotoName(name)) return null
      try {
        return await run(async (s3, { GetObjectCommand }) => {
          const { Body } = await s3.send(new GetObjectCommand(keyOf(name)))
          return new Uint8Array((await Body?.transformToByteArray()) ?? [])
        })
      } catch (error) {
        if (isMissing(error)) return (await earlier?.get(name)) ?? null
        throw error
      }
    },
    async remove(name) {
      if (!isPhotoName(name)) return
      await run((s3, { DeleteObjectCommand }) => s3.send(new DeleteObjectCommand(keyOf(name))))
      await earlier?.remove(name)
    },
    async namesStoredBefore(time, prefix) {
      const names = await run(async (s3, { paginateListObjectsV2 }) => {
        const found: string[] = []
        const pages = paginateListObjectsV2({ client: s3 }, { Bucket: bucket, Prefix: folder + prefix })
        for await (const { Contents = [] } of pages)
          for (const { Key = '', LastModified } of Contents) {
            const name = Key.slice(folder.length)
            if (isPhotoName(name) && LastModified && LastModified.getTime() < time) found.push(name)
          }
        return found
      })
      return [...new Set([...names, ...((await earlier?.namesStoredBefore(time, prefix)) ?? [])])]
    },
  }
}

async function openClient(
  { endpoint, region, credentials }: Bucket,
  { connectMs, requestMs, attempts }: typeof LIMITS,
): Promise<Sdk.S3Client> {
  const { S3Client: Client } = await import('@aws-sdk/client-s3')
  return new Client({
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: attempts,
    // Other services than Amazon's do not know the checksums that the client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: requestMs,
      socketTimeout: requestMs,
      throwOnRequestTimeout: true,
    },
    ...(credentials && { credentials }),
  })
}

function isMissing(error: unknown): boolean {
  const { name } = (error ?? {}) as { name?: unknown }
  return name === 'NoSuchKey' || name === 'NotFound'
}
