import type { APIRequestContext } from '@playwright/test'

/** Puts two pots into the visitor's cart. */
export async function fillCart(request: APIRequestContext): Promise<void> {
  await request.post('/v2/front/checkout/cart', {
    data: { tipo: 'lista', itens: [{ idProduto: 422, quantidade: 2 }] },
  })
}

/** Fills the cart and the first three steps of the checkout with plain forms, so that only the payment is left. */
export async function fillCheckout(request: APIRequestContext, email = 'ana@exemplo.com.br'): Promise<void> {
  await fillCart(request)
  const post = (step: string, form: Record<string, string>) =>
    request.post(`/checkout/pagamento/${step}`, { form })
  await post('dados', {
    nome: 'Ana Souza',
    email,
    cpf: '529.982.247-25',
    celular: '(11) 91234-5678',
  })
  await post('entrega', {
    cep: '01310-100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    complemento: '',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'SP',
    observacao: '',
  })
  await post('opcao', { opcao: 'padrao' })
}
