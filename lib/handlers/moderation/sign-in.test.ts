import { hash } from 'node:crypto'
import { parseEnv } from '../../config/env.ts'
import { setHost } from '../../host/host.ts'
import { deviceCookieName, moderationCookieName } from '../../moderation/session-cookie.ts'
import { moderationPaths } from '../../routes/moderation-paths.ts'
import type { Moderation } from '../../shop/moderation.ts'
import { openTestHost } from '../../testing/test-host.ts'
import { decideByForm, undoByForm } from './forms.ts'
import { signInModerator, signOutModerator } from './sign-in.ts'

const PASSWORD = 'uma-senha-de-doze'
const ORIGIN = 'http://localhost:3000'

/** The embedded store of lib/testing/environment.mjs. */
let api: { fetch(request: Request): Promise<Response>; moderation: Moderation }

beforeAll(async () => {
  const { env } = parseEnv({ MODERATION_PASSWORD: PASSWORD, SITE_URL: ORIGIN })
  api = (await globalThis.openStoreApi()) as typeof api
  openTestHost((request) => api.fetch(request), { env, moderation: api.moderation })
})
afterAll(() => setHost(undefined))

const post = (fields: Record<string, string>, ip: string, cookie = '') =>
  new Request(`${ORIGIN}/moderacao`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
      'x-visitor-address': ip,
      'sec-fetch-site': 'same-origin',
    },
  })

const signIn = (senha: string, ip: string, cookie = '') => signInModerator(post({ senha }, ip, cookie))

function cookieOf(response: Response, name: string): string {
  const found = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
  return found.split(';', 1)[0]!
}

const locationOf = (response: Response) => response.headers.get('location')

test('L23 L25 wrong passwords lock out every unknown device, but not a device that has signed in before', async () => {
  const first = await signIn(PASSWORD, '203.0.113.1')
  expect(locationOf(first)).toBe(moderationPaths.queue)
  const device = cookieOf(first, deviceCookieName(ORIGIN))
  for (let count = 0; count < 4; count++)
    expect(locationOf(await signIn('errada', '198.51.100.1'))).toBe(`${moderationPaths.signIn}?erro=senha`)
  for (let count = 0; count < 2; count++)
    expect(locationOf(await signIn('errada', '198.51.100.1'))).toBe(`${moderationPaths.signIn}?erro=espera`)
  for (let count = 0; count < 25; count++) await signIn('errada', `198.51.101.${count}`)
  expect(locationOf(await signIn(PASSWORD, '203.0.113.2'))).toBe(`${moderationPaths.signIn}?erro=espera`)
  const known = await signIn(PASSWORD, '203.0.113.2', device)
  expect(locationOf(known)).toBe(moderationPaths.queue)
})

test('a decision is recorded in the session and can be undone once; after signing out no decision is accepted', async () => {
  const entry = await signIn(PASSWORD, '203.0.113.9', await deviceCookie())
  const cookie = cookieOf(entry, moderationCookieName(ORIGIN))
  const id = cookie.split('=')[1]!
  const session = (await api.moderation.sessions.find(id))!
  const { reviews } = await api.moderation.queue({ status: 'waiting', page: 1 })
  const fields = { ficha: session.formToken, id: String(reviews[0]!.id), decisao: 'approve' }
  const decided = await decideByForm(post(fields, '203.0.113.9', cookie))
  expect(locationOf(decided)).toBe(`${moderationPaths.queue}?feito=1`)
  expect((await api.moderation.sessions.find(id))?.actions).toHaveLength(1)
  const undo = () => undoByForm(post({ ficha: session.formToken, acao: '1' }, '203.0.113.9', cookie))
  expect(locationOf(await undo())).toBe(`${moderationPaths.queue}?desfeito=1`)
  expect(locationOf(await undo())).toBe(`${moderationPaths.queue}?nada=2`)
  const signedOut = await signOutModerator(post({ ficha: session.formToken }, '203.0.113.9', cookie))
  expect(locationOf(signedOut)).toBe(`${moderationPaths.signIn}?saiu=1`)
  const afterSignOut = await decideByForm(post(fields, '203.0.113.9', cookie))
  expect(locationOf(afterSignOut)).toBe(`${moderationPaths.signIn}?expirou=1`)
})

// The cookie of a known device, set without the sign-in form: the first test has used up the attempts of unknown devices.
async function deviceCookie(): Promise<string> {
  const passwordHash = hash('sha256', PASSWORD, 'hex')
  const { device } = await api.moderation.openSession({ ip: '', device: '', passwordHash })
  return `${deviceCookieName(ORIGIN)}=${device}`
}
