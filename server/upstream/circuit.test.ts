import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CircuitOpen, HostCircuits, type CallResult } from './circuit.ts'

function circuits() {
  let now = 0
  const host = new HostCircuits(() => now)
  return {
    wait: (ms: number) => (now += ms),
    call: (result: CallResult, address: string, endpoint = 'detail') =>
      host.permit(endpoint, address).end(result),
    permit: (address: string, endpoint = 'detail') => host.permit(endpoint, address),
    isOpen: (address: string, endpoint = 'detail') => {
      try {
        host.permit(endpoint, address).end('abandoned')
        return false
      } catch (error) {
        assert.ok(error instanceof CircuitOpen)
        return true
      }
    },
  }
}

test('L11 after five failures in a row an endpoint is not called; every ten seconds one probe closes or reopens the circuit', () => {
  const { call, permit, isOpen, wait } = circuits()
  for (const address of ['/a', '/b', '/c', '/d']) call('failure', address)
  assert.equal(isOpen('/e'), false)
  call('failure', '/e')
  assert.equal(isOpen('/f'), true)
  wait(9_999)
  assert.equal(isOpen('/f'), true)
  wait(1)
  const probe = permit('/f')
  assert.equal(isOpen('/g'), true, 'only one call is the probe')
  probe.end('failure')
  assert.equal(isOpen('/f'), true)
  wait(10_000)
  call('success', '/f')
  assert.equal(isOpen('/g'), false)
  call('failure', '/g')
  assert.equal(isOpen('/g'), false, 'a success starts the count again')
})

test('L11 after a probe that its caller abandoned, the next call is the probe', () => {
  const { call, isOpen, wait } = circuits()
  for (const address of ['/a', '/b', '/c', '/d', '/e']) call('failure', address)
  wait(10_000)
  call('abandoned', '/f')
  assert.equal(isOpen('/f'), false)
})

test('L10 L11 one broken address opens neither its endpoint nor the host', () => {
  const { call, isOpen } = circuits()
  for (let visit = 0; visit < 20 && !isOpen('/broken'); visit++) call('failure', '/broken')
  assert.equal(isOpen('/broken'), true)
  assert.equal(isOpen('/other'), false)
  assert.equal(isOpen('/cart', 'cart'), false)
})

test('L11 a host that accepts no connection is not called at all', () => {
  const { call, isOpen } = circuits()
  for (const endpoint of ['a', 'b', 'c', 'd', 'e']) call('no-connection', `/${endpoint}`, endpoint)
  assert.equal(isOpen('/new', 'new'), true)
})

test('L11 single failures at 5,000 different addresses open no circuit', () => {
  const { call, isOpen } = circuits()
  for (let index = 0; index < 5000; index++) {
    call('failure', `/${index}`, `e${index}`)
    assert.equal(isOpen(`/${index}`, `e${index}`), false)
  }
})

test('L11 the failures of calls that run at the same time count together', () => {
  const { permit, isOpen } = circuits()
  const calls = ['/a', '/b', '/c', '/d', '/e'].map((address) => permit(address))
  for (const call of calls) call.end('failure')
  assert.equal(isOpen('/f'), true)

  const { permit: permitSame, isOpen: isSameOpen } = circuits()
  const same = Array.from({ length: 5 }, () => permitSame('/broken'))
  for (const call of same) call.end('failure')
  assert.equal(isSameOpen('/broken'), true)
  assert.equal(isSameOpen('/other'), false)
})
