/** @jest-environment node */
import { limitedAs } from './limits.ts'

test.each([
  ['POST', '/api/avaliacao', 'review'],
  ['POST', '/v2/front/evaluations/product', 'review'],
  ['POST', '/api/nps', 'survey'],
  ['POST', '/v2/front/contact/message', 'message'],
  ['POST', '/v2/front/form/contact', 'message'],
  ['POST', '/v2/front/product/solicitation', 'request'],
  ['POST', '/v2/front/product/budget', 'request'],
  ['POST', '/v2/front/newsletter', 'request'],
  ['PUT', '/v2/front/promotional/coupon/X', 'coupon'],
  ['POST', '/v2/front/checkout/login', 'account'],
  ['POST', '/v2/front/checkout/register', 'account'],
  ['POST', '/v2/front/checkout/order', 'order'],
  ['POST', '/v2/front/order/1001/withdrawal', 'order'],
  ['POST', '/v2/front/order/1001/again', 'write'],
  ['GET', '/v2/front/order/1001', 'read'],
  ['POST', '/v2/front/checkout/logout', 'write'],
  ['POST', '/v2/front/checkout/cart', 'write'],
  ['PUT', '/v2/front/checkout/cart', 'write'],
  ['DELETE', '/v2/front/checkout/cart', 'write'],
  ['GET', '/v2/front/checkout/cart', 'read'],
  ['HEAD', '/api/avaliacoes/produto/rosalume', 'read'],
])('L25 %s %s counts as %s', (method, path, kind) => expect(limitedAs(method, path)).toBe(kind))
