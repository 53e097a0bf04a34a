import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'
import { parseEnv } from '../../lib/config/env.ts'
import { HEAP_SETTINGS, MEMORY_SETTINGS } from '../../lib/process/memory-settings.mjs'
import { root } from '../steps/node-version.mjs'
import { SHOP_VARIABLES } from './shop-variables.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dockerfile = read('deploy/Dockerfile')

type Constructor = new (document: never) => { validate(): void }
/** The models of Kubernetes' own OpenAPI schemas; each throws for an unknown or missing field. */
const MODELS: Record<string, Constructor> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  PodDisruptionBudget,
  Service,
}

interface Container {
  command: string[]
  image: string
}
interface Manifest {
  kind: string
  data: Record<string, string>
  spec: {
    template: {
      spec: Record<string, unknown> & { containers: (Container & Record<string, { httpGet: unknown }>)[] }
    }
    maxReplicas: number
    strategy: { rollingUpdate: { maxSurge: number } }
  }
}

const manifests = ['shop', 'migrate'].flatMap((name) =>
  parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document) => document.toJS() as Manifest),
)
const manifest = (kind: string) => manifests.find((each) => each.kind === kind)!

test('every manifest is valid by the schemas of Kubernetes', () => {
  assert.deepEqual(manifests.map(({ kind }) => kind).sort(), Object.keys(MODELS).sort())
  for (const each of manifests)
    assert.doesNotThrow(() => new MODELS[each.kind]!(each as never).validate(), each.kind)
  const broken = structuredClone(manifest('Deployment'))
  Object.assign(broken.spec.template.spec.containers[0]!, { imagePullPolicy: 3 })
  assert.throws(() => new Deployment(broken as never).validate())
})

test('L13 L28 pods get traffic by /readyz, restart by /healthz, and have time to finish their requests', () => {
  const { containers, terminationGracePeriodSeconds } = manifest('Deployment').spec.template.spec
  const [shop] = containers
  assert.deepEqual(shop!['readinessProbe']!.httpGet, { path: '/readyz', port: 'http' })
  assert.deepEqual(shop!['livenessProbe']!.httpGet, { path: '/healthz', port: 'http' })
  const drainSeconds = Number(manifest('ConfigMap').data['DRAIN_SECONDS'])
  const { preStop } = shop!['lifecycle'] as unknown as { preStop: { sleep: { seconds: number } } }
  assert.ok(Number(terminationGracePeriodSeconds) >= preStop.sleep.seconds + drainSeconds + 10)
  assert.equal(containers[0]!.image, manifest('Job').spec.template.spec.containers[0]!.image)
})

test('the pods of the largest deployment, also during an update, do not need more connections than PostgreSQL has', () => {
  const { maxSurge } = manifest('Deployment').spec.strategy.rollingUpdate
  // Of PostgreSQL's default of 100 connections, three are reserved.
  assert.ok((manifest('HorizontalPodAutoscaler').spec.maxReplicas + maxSurge) * 10 <= 97)
})

test('the variables in the manifests and in the image are ones that the shop reads', () => {
  const data = manifest('ConfigMap').data
  assert.deepEqual(parseEnv(data).problems, [])
  const inImage = [...dockerfile.matchAll(/^\s+([A-Z_]{4,})=\S+/gm)].map(([, name]) => name!)
  for (const name of [...Object.keys(data), 'TRUST_PROXY', 'EDGE_HEADERS', 'PORT'])
    assert.ok(SHOP_VARIABLES.has(name), name)
  for (const name of ['TRUST_PROXY', 'EDGE_HEADERS', 'PORT']) assert.ok(inImage.includes(name), name)
})

test('the image starts the shop with its memory settings, without root and without a shell in between', () => {
  for (const [name, value] of Object.entries(MEMORY_SETTINGS))
    assert.ok(dockerfile.includes(`${name}=${value}`), name)
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? []
  assert.deepEqual(JSON.parse(command), ['node', ...HEAP_SETTINGS, 'server/main.ts'])
  assert.match(dockerfile, /^USER shop$/m)
  assert.match(dockerfile, /^HEALTHCHECK .*\n.*\/healthz/m)
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  assert.ok(dockerfile.includes(`node:${dependencies['node']}-`), 'the image has the Node of package.json')
  for (const secret of ['.env', '.data', 'backups', '.git'])
    assert.ok(read('.dockerignore').split('\n').includes(secret))
})

test('the build of the image fails above 350 MB, measured after the last file', () => {
  const lines = dockerfile.split('\n')
  const [step] = lines.filter((line) => /^RUN size=/.test(line))
  assert.ok(lines.indexOf(step!) > lines.findLastIndex((line) => line.startsWith('COPY ')))
  // The same line with another folder and other bounds, as the shell of the image runs it.
  const folder = mkdtempSync(path.join(tmpdir(), 'rosalume-image-'))
  try {
    writeFileSync(path.join(folder, 'file'), Buffer.alloc(3_000_000, 1))
    const exitCode = (most: number) => {
      const command = step!.slice('RUN '.length).replace(' / ', ` ${folder} `).replace('350', String(most))
      return spawnSync('sh', ['-c', command]).status
    }
    assert.deepEqual([exitCode(350), exitCode(2)], [0, 1])
    assert.match(step!, /-le 350 \]$/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

interface ComposeService {
  image: string
  command?: string[]
  /** null passes on the variable of the machine. */
  environment: Record<string, string | null>
  depends_on: Record<string, { condition: string }>
  stop_grace_period: string
}

test('the image contains every folder from which the running shop reads a file', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
    names!.split(' '),
  )
  for (const name of [
    'public',
    'brands',
    'lib',
    'server',
    'scripts',
    'art',
    'app/tokens.css',
    'next.config.mjs',
  ])
    assert.ok(copied.includes(name), name)
  const ignored = read('.dockerignore').split('\n')
  for (const name of copied) assert.ok(!ignored.includes(name.split('/')[0]!), name)
})

test('the compose file starts database, migration, both shops and nginx in this order', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, ComposeService>
  }
  assert.deepEqual(Object.keys(services).sort(), [
    'files',
    'migrate',
    'nginx',
    'postgres',
    'shop-a',
    'shop-b',
    'valkey',
  ])
  for (const name of ['shop-a', 'shop-b']) {
    const shop = services[name]!
    assert.equal(shop.depends_on['migrate']!.condition, 'service_completed_successfully')
    assert.equal(shop.stop_grace_period, '15s')
    assert.equal(services['nginx']!.depends_on[name]!.condition, 'service_healthy')
    assert.match(read('deploy/nginx/upstream.conf'), new RegExp(`^server ${name}:3000 `, 'm'))
    // Variables that are not set on the host are empty, which counts as not set.
    const values = Object.entries(shop.environment).map(([key, value]) => [
      key,
      value?.replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)?\}/, '$1'),
    ])
    assert.deepEqual(parseEnv(Object.fromEntries(values)).problems, [])
  }
  assert.deepEqual(services['migrate']!.command, ['node', 'scripts/migrate.mjs'])
})

test('the compose file passes every variable of the shop on, above all those of payments and e-mails', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, ComposeService>
  }
  // The same in every container: port and folder as the image has them, and nginx in front.
  const fixed = ['PORT', 'DATA_DIR', 'TRUST_PROXY']
  const passed = Object.keys(services['shop-a']!.environment)
  assert.ok(SHOP_VARIABLES.size > 50, `only ${SHOP_VARIABLES.size} variables were read`)
  assert.deepEqual(passed.toSorted(), [...SHOP_VARIABLES].filter((name) => !fixed.includes(name)).sort())
})
