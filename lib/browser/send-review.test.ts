/** @jest-environment node */
import { sendReview } from './send-review.ts'

interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  form: FormData
}

/** Replaces XMLHttpRequest by a fake that calls `end` on send; returns the list of recorded requests. */
function fakeUpload(end: (call: Call) => void) {
  const sent: Sent[] = []
  class Upload implements Call {
    upload: Call['upload'] = {}
    headers: Record<string, string> = {}
    target: [string, string] = ['', '']
    status = 0
    responseText = ''
    onload?: () => void
    onerror?: () => void
    ontimeout?: () => void
    open(method: string, path: string) {
      this.target = [method, path]
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send(form: FormData) {
      sent.push({ method: this.target[0], path: this.target[1], headers: this.headers, form })
      end(this)
    }
  }
  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest
  return sent
}

interface Call {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void }
  status: number
  responseText: string
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
}

const respondWith = (status: number, text: string) => (call: Call) => {
  Object.assign(call, { status, responseText: text })
  call.onload?.()
}

const send = (onProgress: (percent: number) => void = () => {}) =>
  sendReview([['nome', 'Ana']], { lang: 'en', key: 'k'.repeat(32), onProgress })

test('contract 4.17: a review is sent to the shop’s proxy with its idempotency key and language', async () => {
  const sent = fakeUpload(respondWith(201, '{}'))
  expect(await send()).toEqual({ kind: 'sent' })
  const [{ method, path, headers, form }] = sent as [Sent]
  expect([method, path]).toEqual(['POST', '/api/avaliacao'])
  expect(headers).toMatchObject({ 'Idempotency-Key': 'k'.repeat(32), 'Accept-Language': 'en' })
  expect([...form]).toEqual([['nome', 'Ana']])
})

test('contract 4.17: status 200 is a success too: the store already has the review', async () => {
  fakeUpload(respondWith(200, ''))
  expect(await send()).toEqual({ kind: 'sent' })
})

test('contract 3.6: a rejection has the first error of each field', async () => {
  const errors = { nome: ['Um.', 'Dois.'], email: 'Três.', x: [], y: [7] }
  fakeUpload(respondWith(422, JSON.stringify({ message: 'x', errors })))
  expect(await send()).toEqual({ kind: 'rejected', fields: { nome: 'Um.', email: 'Três.' } })
})

test.each([
  ['no JSON', 'oi'],
  ['no errors', '{}'],
  ['null', 'null'],
])('a rejection with %s has no field errors', async (_what, text) => {
  fakeUpload(respondWith(422, text))
  expect(await send()).toEqual({ kind: 'rejected', fields: {} })
})

test.each([413, 415, 429, 500, 503, 302])('status %i is a failure', async (status) => {
  fakeUpload(respondWith(status, ''))
  expect(await send()).toEqual({ kind: 'failed' })
})

test('a network error and a timeout are failures', async () => {
  fakeUpload((call) => call.onerror?.())
  expect(await send()).toEqual({ kind: 'failed' })
  fakeUpload((call) => call.ontimeout?.())
  expect(await send()).toEqual({ kind: 'failed' })
})

test('upload progress is reported in percent', async () => {
  const percents: number[] = []
  fakeUpload((call) => {
    call.upload.onprogress?.({ loaded: 1, total: 4 })
    call.upload.onprogress?.({ loaded: 4, total: 4 })
    call.upload.onprogress?.({ loaded: 0, total: 0 })
    respondWith(201, '')(call)
  })
  await send((percent) => percents.push(percent))
  expect(percents).toEqual([25, 100, 0])
})
