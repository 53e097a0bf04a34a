/** @jest-environment node */
import { isFormTarget } from './form-targets.ts'

test('T19 only the addresses of plain forms accept a form post', () => {
  for (const at of ['/checkout/carrinho/adicionar', '/en/checkout/acesso/entrar', '/moderacao/decidir'])
    expect(isFormTarget(at)).toBe(true)
  for (const at of ['/', '/colageno', '/en/moderacao/decidir', '/checkout/pagamento'])
    expect(isFormTarget(at)).toBe(false)
})
