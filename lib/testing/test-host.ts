import { setHost, type ApiHost, type Host } from '../host/host.ts'
import { UNLIMITED } from '../host/limits.ts'
import { readCompany } from '../config/company-file.ts'
import { parseEnv, type Env } from '../config/env.ts'

let parsed: Env | undefined

/** The environment of a shop without variables; checking its brand takes 40 ms, so a test file does that once. */
const demoEnv = () => (parsed ??= parseEnv({}).env)

/** Sets a host in which `fetch` serves both APIs; remove it with `setHost(undefined)`. */
export function openTestHost(fetch: ApiHost['fetch'], more: Partial<Host> = {}): void {
  const api = { base: 'http://api.internal', fetch }
  const env = more.env ?? demoEnv()
  setHost({
    env,
    company: readCompany(undefined, env.brand.company),
    store: api,
    reports: api,
    moderation: null,
    limits: UNLIMITED,
    ...more,
  })
}
