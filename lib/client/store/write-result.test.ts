/** @jest-environment node */
import { writeResultOf } from './write-result.ts'

const accepted = { kind: 'accepted', protocol: '' }
const failed = { kind: 'failed' }
const rejected = (reason: string) => ({ kind: 'rejected', reason })

test.each([
  [200, { sucesso: true }, accepted],
  [201, { sucesso: '1', mensagem: 'Ok', extra: [] }, accepted],
  [200, { sucesso: true, protocolo: 'RL-1' }, { kind: 'accepted', protocol: 'RL-1' }],
  [200, { sucesso: false, mensagem: '<p>J&aacute; <b>cadastrado</b>.</p>' }, rejected('Já cadastrado.')],
  [200, { mensagem: 'Obrigado!' }, rejected('Obrigado!')],
  [200, { sucesso: false }, rejected('')],
  [200, [], failed],
  [200, null, failed],
  [200, '<html>', failed],
  [400, { error: 'Produto inválido' }, rejected('Produto inválido')],
  [409, { message: 'Repetido', error: '' }, rejected('Repetido')],
  [
    422,
    { error: 'x', campos: { email: ['inválido', 'longo'] } },
    { kind: 'invalid', fields: { email: 'inválido' } },
  ],
  [422, { error: 'Confira', campos: [] }, rejected('Confira')],
  [429, { error: 'Aguarde 3 minutos.' }, rejected('Aguarde 3 minutos.')],
  [400, { error: 'y'.repeat(1000) }, rejected('y'.repeat(300))],
  [400, { sucesso: true }, rejected('')],
  [403, { error: 'Forbidden' }, failed],
  [404, { error: 'Not found' }, failed],
  [500, { error: 'Boom', sucesso: true }, failed],
])('P29 platform 1: the result of a write with status %s and body %j', (status, body, result) =>
  expect(writeResultOf(status, body)).toEqual(result),
)
