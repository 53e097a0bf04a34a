import { readBrandEnv, type BrandEnv } from './env-brand.ts'
import { readCheckoutEnv, type CheckoutEnv } from './env-checkout.ts'
import { readEmbeddedEnv, type EmbeddedEnv } from './env-embedded.ts'
import { readPaymentEnv, type PaymentEnv } from './env-payments.ts'
import { envReader, type EnvProblem } from './env-reader.ts'
import { readServingEnv, type ServingEnv } from './env-serving.ts'
import { readStoreEnv, type StoreEnv } from './env-store.ts'
import { readVisibilityEnv, type VisibilityEnv } from './env-visibility.ts'

/** The server's environment variables, parsed once at start (docs/settings.md lists them). */
export interface Env extends BrandEnv, StoreEnv, CheckoutEnv, EmbeddedEnv, ServingEnv, VisibilityEnv {
  payments: PaymentEnv
}

type Source = Record<string, string | undefined>

/** Parses the environment variables; every malformed one is listed in `problems`, and its default is used. */
export function parseEnv(source: Source): { env: Env; problems: EnvProblem[] } {
  const reader = envReader(source)
  const brand = readBrandEnv(reader)
  const payments = readPaymentEnv(reader, brand)
  const serving = readServingEnv(reader)
  const embedded = readEmbeddedEnv(reader)
  const store = readStoreEnv(reader, brand)
  const checkout = readCheckoutEnv(reader, store, serving)
  const visibility = readVisibilityEnv(reader)
  const env = { ...brand, payments, ...serving, ...embedded, ...store, ...checkout, ...visibility }
  return { env, problems: reader.problems }
}
