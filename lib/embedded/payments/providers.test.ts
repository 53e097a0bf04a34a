import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PaymentSettings } from './provider.ts'
import { paymentProviders } from './providers.ts'

const pix = (key: string) => ({ key, name: 'Rosalume', city: 'São Paulo' })
const mercadoPago = { accessToken: 'TEST-token', webhookSecret: 'segredo-das-notificacoes' }
const DEMO_KEY = 'demonstracao@rosalume.example'
const REAL_KEY = 'financeiro@colagenos.com.br'

const TABLE: [settings: PaymentSettings, offered: string[]][] = [
  [{ pix: pix(DEMO_KEY) }, ['pix', 'cartao-demonstracao']],
  [{ pix: pix(REAL_KEY) }, ['pix']],
  [{ pix: pix('11222333000181') }, ['pix']],
  [{ pix: pix(DEMO_KEY), mercadoPago }, ['pix', 'mercado-pago']],
  [{ pix: pix(REAL_KEY), mercadoPago }, ['pix', 'mercado-pago']],
  [{ mercadoPago }, ['mercado-pago']],
  [{}, []],
]

for (const [settings, offered] of TABLE)
  test(`P30 decision 0082: a shop with ${settings.pix?.key ?? 'no Pix key'}${settings.mercadoPago ? ' and Mercado Pago' : ''} offers ${offered.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(
      paymentProviders(settings).map(({ id }) => id),
      offered,
    )
  })
