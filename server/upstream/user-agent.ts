import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The User-Agent of the shop's calls to other hosts: brand and version, as in `Loja/0.1.0` (platform 1). */
export function defaultUserAgent(brandName: string): string {
  const file = path.join(import.meta.dirname, '..', '..', 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  // A header takes ASCII only, and a product name no spaces.
  const name = brandName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${name || 'Storefront'}/${version}`
}
