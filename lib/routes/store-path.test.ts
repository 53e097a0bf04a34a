/** @jest-environment node */
import { isStorePath } from './store-path.ts'

test.each([
  '/api',
  '/v2',
  '/storage',
  '/img',
  '/checkout',
  '/moderacao',
  '/pt',
  '/en',
  '/en/x',
  '/API/x',
  '/',
])('R73 %s is not a store path', (at) => expect(isStorePath(at)).toBe(false))

test.each([
  '/a/b',
  '/c/oferta/hoje',
  '/lista/x.html',
  '/marca_x',
  '/produto-p985936',
  '/a/b/c/d/e/f/g/h/i',
  '/Whey',
  '/tesoura-2.5-polegadas',
  '/serrote.htm',
  '/_novo/luva',
  '/terra-20kg~1',
  '/irrigacao/kit+gotejo',
  '/mangueira,50m',
  '/salsa-gra%C3%BAda',
  `/${'adubo-organico-'.repeat(20)}1kg`,
  '/3.5kg',
])('platform 2: %s may be a page of the store', (at) => expect(isStorePath(at)).toBe(true))

test.each([
  '/a//b',
  '/a/',
  '/a.html/b',
  '/checkout/x',
  '/Checkout/x',
  '/minha-conta/pedido',
  '/a'.repeat(13),
  `/${'a'.repeat(600)}`,
  '/a.php',
  '/a/b.json',
  '/a.woff2',
  '/.env',
  '/a/../b',
  '/a.',
  '/a%20b',
  '/a%2fb',
  '/,a',
])('R73 %s cannot be a page of the store', (at) => expect(isStorePath(at)).toBe(false))
