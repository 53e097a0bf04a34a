import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import { Shopper } from './shopper.ts'
import { skipOnExternalHost } from './subject.ts'
import type { ErrorDocument } from './wire.ts'

// The store's staff reads every request, so these tests run only on our own stores.
const skip = { skip: skipOnExternalHost }

interface WriteResult extends ErrorDocument {
  sucesso?: boolean
  protocolo?: string
}

const send = (path: string, body: unknown, shopper = new Shopper()) =>
  shopper.call<WriteResult>('POST', `/v2/front/${path}`, body)

const person = () => ({ nome: 'Ana', email: `ana-${randomUUID()}@exemplo.test` })

test('4.21 a back-in-stock request and a quote request are accepted, also twice', skip, async () => {
  const { id } = await pickOne()
  const restock = { idProduto: id, idAtributoValor: 0, ...person(), mailing: true }
  const quote = {
    idProduto: String(id),
    ...person(),
    contato: '(11) 98765-4321',
    mensagem: '50 potes',
    mailing: false,
    enviarEmail: true,
  }
  for (const [path, body] of [
    ['product/solicitation', restock],
    ['product/budget', quote],
  ] as const)
    for (let time = 0; time < 2; time++) {
      const shopper = new Shopper()
      const { status, body: answer, text } = await send(path, body, shopper)
      assert.deepEqual([status, answer.sucesso], [200, true], path)
      assert.equal(shopper.session, '', 'no session is created')
      assert.doesNotMatch(text, /exemplo\.test/, 'the response has no personal data')
    }
})

test('4.21 concurrent equal requests are accepted', skip, async () => {
  const { id } = await pickOne()
  const body = { idProduto: id, ...person() }
  const responses = await Promise.all(Array.from({ length: 6 }, () => send('product/solicitation', body)))
  assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]))
})

test('4.21 a request with a missing or invalid field is rejected, and the error names it', skip, async () => {
  const { id } = await pickOne()
  const contato = '(11) 98765-4321'
  for (const [path, fields, name] of [
    ['product/solicitation', { idProduto: 0 }, 'idProduto'],
    ['product/solicitation', { idProduto: 999_999_999 }, 'idProduto'],
    ['product/solicitation', { idAtributoValor: -1 }, 'idAtributoValor'],
    ['product/solicitation', { nome: '' }, 'nome'],
    ['product/solicitation', { email: 'ana' }, 'email'],
    ['product/solicitation', { contato: '12' }, 'contato'],
    ['product/solicitation', { mensagem: 'x'.repeat(1001) }, 'mensagem'],
    ['product/budget', { contato: '', mensagem: 'x' }, 'contato'],
    ['product/budget', { mensagem: ' ' }, 'mensagem'],
    ['product/budget', { email: { toString: 1 }, mensagem: 'x' }, 'email'],
    ['newsletter', { email: '' }, 'email'],
    ['newsletter', { email: 'a\0@b.co' }, 'email'],
    ['newsletter', { segmento: 'x' }, 'segmento'],
    ['form/contact', { hashEmail: '' }, 'hashEmail'],
    ['form/contact', { nome: null }, 'nome'],
  ] as const) {
    const { status, body } = await send(path, {
      idProduto: id,
      hashEmail: 'a/b',
      ...person(),
      contato,
      ...fields,
    })
    assert.deepEqual([status, body.codigo], [422, 'campo_invalido'], `${path} ${JSON.stringify(fields)}`)
    assert.deepEqual(Object.keys(body.campos ?? {}), [name], path)
  }
})

test('4.21 the newsletter does not reveal whether an address is known', skip, async () => {
  const { email } = person()
  const [first, second] = [
    await send('newsletter', { email }),
    await send('newsletter', { email, nome: 'Ana', segmento: 'i' }),
  ]
  assert.deepEqual([first.status, first.body], [200, { sucesso: true }])
  assert.deepEqual(second.body, first.body)
})

test('4.22 the contact form of the platform is accepted', skip, async () => {
  const { status, body } = await send('form/contact', {
    hashEmail: 'contato/formulario',
    ...person(),
    contato: '(11) 98765-4321',
    assunto: 'Entrega',
    mensagem: 'Onde está o meu pedido?',
  })
  assert.deepEqual([status, body.sucesso], [200, true])
  assert.match(body.protocolo ?? '', /^RL-\d{8}-/)
})
