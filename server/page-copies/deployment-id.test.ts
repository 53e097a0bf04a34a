import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEnv } from '#lib/config/env.ts'
import { deploymentId } from './deployment-id.ts'

const SHARED = { SITE_URL: 'https://loja.example', REDIS_URL: 'redis://a', PAGE_COPIES: 'redis' }

const idOf = (variables: Record<string, string>, buildId = 'build') =>
  deploymentId(buildId, parseEnv({ ...SHARED, ...variables }).env, { name: 'Loja' } as never)

test('L18 processes of one deployment have the same id even when their ports, hosts and secrets differ', () => {
  const id = idOf({})
  for (const own of [
    { PORT: '3001' },
    { DATA_DIR: '/x' },
    { DATABASE_URL: 'postgres://a:b@c/d' },
    { REDIS_URL: 'redis://other' },
    { PAGE_CACHE_MB: '8' },
    { DRAIN_SECONDS: '5' },
    { METRICS_PORT: '9090', SERVER_TIMING: '1' },
    { EDGE_HEADERS: 'https://token@api.fastly.com/service/id/purge' },
    { REVALIDATE_SECRET: 'a secret of the store' },
    { MODERATION_PASSWORD: 'a password of it' },
  ])
    assert.equal(idOf(own), id, JSON.stringify(own))
})

test('L18 another build, and each setting that pages depend on, gives another id', () => {
  const ids = [
    idOf({}),
    idOf({}, 'next-build'),
    idOf({ SITE_URL: 'https://outra.example' }),
    idOf({ META_PIXEL_ID: '123456789012345' }),
    idOf({ STAGING: '1' }),
    idOf({ SECURITY_POLICY: 'report' }),
    idOf({ STORE_API_URL: 'https://api.example' }),
  ]
  assert.equal(new Set(ids).size, ids.length)
})
