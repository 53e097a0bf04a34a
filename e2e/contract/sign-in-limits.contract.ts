import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { skipWithoutClock as skip, subject } from './subject.ts'

const PASSWORD = 'uma senha correta'
const MINUTE = 60_000

interface Visitor {
  ip: string
  device?: string
}

function post(path: string, body: object, { ip, device = '' }: Visitor) {
  return subject.fetch(`/v2/front/checkout/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Visitor-Address': ip,
      ...(device && { Cookie: `dispositivo=${device}` }),
    },
    body: JSON.stringify(body),
  })
}

async function newAccount(): Promise<string> {
  const email = `${randomUUID()}@exemplo.com`
  const form = { nome: 'Ana', email, senha: PASSWORD, celular: '11999990000', telefone: '' }
  const { status } = await post('register', form, { ip: '192.0.2.1' })
  assert.equal(status, 200)
  return email
}

const logIn = (usuario: string, senha: string, visitor: Visitor) => post('login', { usuario, senha }, visitor)

const deviceOf = (response: Response) =>
  /^dispositivo=([^;]+); Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly; Secure$/.exec(
    response.headers.getSetCookie().find((cookie) => cookie.startsWith('dispositivo=')) ?? '',
  )?.[1] ?? ''

// Sends two requests at a time, because the store checks two passwords at a time and queues only twenty (docs/decisions/0062).
async function sendInPairs(count: number, send: (index: number) => Promise<Response>): Promise<Response[]> {
  const responses: Response[] = []
  for (let start = 0; start < count; start += 2) {
    const indexes = Array.from({ length: Math.min(2, count - start) }, (_, index) => start + index)
    responses.push(...(await Promise.all(indexes.map(send))))
  }
  return responses
}

const statuses = async (responses: Promise<Response[]>) => (await responses).map(({ status }) => status)

test(
  'L25 an account allows ten wrong passwords in fifteen minutes, counted over all IP addresses',
  { skip },
  async () => {
    const account = await newAccount()
    const guesses: number[] = []
    for (let part = 0; part < 4; part++)
      guesses.push(
        ...(await statuses(
          sendInPairs(10, (index) => logIn(account, 'errada', { ip: `198.51.${part}.${index}` })),
        )),
      )
    assert.equal(guesses.filter((status) => status === 401).length, 10)
    assert.equal(guesses.filter((status) => status === 429).length, 30)
    const correct = await logIn(account, PASSWORD, { ip: '203.0.113.9' })
    assert.equal(correct.status, 429)
    assert.ok(Number(correct.headers.get('retry-after')) > 0)
    assert.match(await correct.text(), /Muitas tentativas de entrar/)
    subject.clock?.advance(16 * MINUTE)
    assert.equal((await logIn(account, PASSWORD, { ip: '203.0.113.9' })).status, 200)
  },
)

test(
  'L25 one IP address has five attempts at an account, and other IP addresses can still sign in',
  { skip },
  async () => {
    const account = await newAccount()
    const attacker = { ip: '198.51.100.1' }
    const guesses = await statuses(sendInPairs(20, () => logIn(account, 'errada', attacker)))
    assert.equal(guesses.filter((status) => status === 401).length, 5)
    assert.equal((await logIn(account, PASSWORD, { ip: '203.0.113.1' })).status, 200)
    assert.equal((await logIn(account, PASSWORD, attacker)).status, 429)
  },
)

test(
  'L25 the owner signs in on a known device while strangers guess; a forged device cookie is not accepted',
  { skip },
  async () => {
    const account = await newAccount()
    const device = deviceOf(await logIn(account, PASSWORD, { ip: '203.0.113.1' }))
    assert.notEqual(device, '')
    await sendInPairs(12, (index) => logIn(account, 'errada', { ip: `198.51.100.${index}` }))
    const owner = { ip: '203.0.113.1', device }
    assert.equal((await logIn(account, PASSWORD, owner)).status, 200)
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    assert.equal((await logIn(account, PASSWORD, { ...owner, device: forged })).status, 429)
  },
)
