import { byLang } from './by-lang.ts'

/** Words by which shoppers search for the same service (lib/shop/help-links.ts). */
export const helpSubjects = byLang<readonly string[]>(
  [
    'frete entrega entregar entregam envio enviar chega chegar correios',
    'rastreio rastrear rastreamento acompanhar acompanho',
    'troca trocar devolução devolver desistir arrependimento',
    'garantia defeito quebrado vencido errado troca',
    'reembolso estorno dinheiro',
    'pagamento pagar pix boleto cartão parcelar parcelas',
    'desconto cupom código promoção',
    'atendimento contato falar falo telefone whatsapp chat',
    'cadastro cadastrar login senha',
    'exterior fora internacional',
    'pedido compra',
    'privacidade dados lgpd',
  ],
  [
    'shipping ship delivery deliver arrive freight postage',
    'track tracking parcel shipment',
    'return returns exchange exchanges',
    'warranty guarantee faulty defective broken damaged wrong',
    'refund refunds',
    'payment pay pix card installments',
    'discount coupon code promo voucher',
    'contact reach service support phone whatsapp chat',
    'account login password',
    'abroad outside international overseas',
    'order purchase',
    'privacy data',
  ],
)
