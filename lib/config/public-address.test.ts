/** @jest-environment node */
import { isPublicAddress } from './public-address.ts'

test.each([
  ['https://www.loja.com.br', true],
  ['https://loja.example', false],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://192.168.0.7', false],
  ['http://loja.local', false],
])('a shop at %s is public: %s', (siteUrl, isPublic) => expect(isPublicAddress(siteUrl)).toBe(isPublic))
