import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from 'node:test'
import { createAdmission } from './admission.ts'

const BOUNDS = { perConnection: 1, waitingPerConnection: 2, perIp: 2, waitingPerIp: 3 }

/** Sends numbered requests to an admission and records which have started. */
function openAdmission() {
  const admission = createAdmission(BOUNDS)
  const started: number[] = []
  return {
    started,
    depth: () => admission.depth(),
    connect: () => Object.assign(new EventEmitter()),
    send(socket: EventEmitter, number: number, ip = 'a') {
      const response = new EventEmitter()
      const request = { socket } as unknown as IncomingMessage
      const isAdmitted = admission.admit(request, response as unknown as ServerResponse, ip, () =>
        started.push(number),
      )
      return { isAdmitted, end: () => response.emit('close') }
    },
  }
}

test('L15 the requests of one connection run one after the other, and only a few of them wait', () => {
  const { started, connect, send } = openAdmission()
  const socket = connect()
  const sent = [1, 2, 3, 4, 5].map((number) => send(socket, number))
  assert.deepEqual(
    sent.map(({ isAdmitted }) => isAdmitted),
    [true, true, true, false, false],
  )
  assert.deepEqual(started, [1])
  sent[0]!.end()
  assert.deepEqual(started, [1, 2])
  sent[0]!.end()
  assert.deepEqual(started, [1, 2])
  sent[1]!.end()
  assert.deepEqual(started, [1, 2, 3])
})

test('L15 an IP address has a bound over all its connections, which does not delay other IP addresses', () => {
  const { started, connect, send } = openAdmission()
  const sent = [1, 2, 3, 4, 5, 6].map((number) => send(connect(), number))
  assert.deepEqual(
    sent.map(({ isAdmitted }) => isAdmitted),
    [true, true, true, true, true, false],
  )
  assert.deepEqual(started, [1, 2])
  send(connect(), 7, 'b')
  assert.deepEqual(started, [1, 2, 7])
  sent[1]!.end()
  assert.deepEqual(started, [1, 2, 7, 3])
})

test('L15 when a connection closes, its running and waiting requests no longer count', () => {
  const { started, connect, send } = openAdmission()
  const gone = connect()
  send(gone, 1)
  send(gone, 2)
  const other = send(connect(), 3)
  send(connect(), 4)
  send(connect(), 5)
  assert.deepEqual(started, [1, 3])
  gone.emit('close')
  assert.deepEqual(started, [1, 3, 4])
  other.end()
  assert.deepEqual(started, [1, 3, 4, 5])
})
