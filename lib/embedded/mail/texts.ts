/** The footer of every message. */
export const shopTexts = {
  pt: {
    demoCompany: 'Esta loja é uma demonstração: os dados da empresa são inventados.',
    why: 'Você recebe esta mensagem porque usou a nossa loja com este e-mail.',
  },
  en: {
    demoCompany: 'This shop is a demonstration: the company details are made up.',
    why: 'You are receiving this message because this e-mail address was used in our store.',
  },
} as const

/** The messages about an order. */
export const orderTexts = {
  pt: {
    hello: (name: string) => `Olá, ${name}!`,
    subject: {
      received: (number: string) => `Recebemos o pedido ${number}`,
      paid: (number: string) => `Pagamento aprovado: pedido ${number}`,
      sent: (number: string) => `O pedido ${number} está a caminho`,
      delivered: (number: string) => `O pedido ${number} foi entregue`,
      cancelled: (number: string) => `O pedido ${number} foi cancelado`,
      expired: (number: string) => `O prazo do pedido ${number} terminou`,
      withdrawal: (number: string) => `Recebemos a sua desistência do pedido ${number}`,
      returned: (number: string) => `O pedido ${number} foi devolvido`,
      refunded: (number: string) => `Reembolso do pedido ${number}`,
      'refund-taken-back': (number: string) => `Correção: reembolso do pedido ${number}`,
    },
    text: {
      received: (number: string) =>
        `Obrigado pela compra! O pedido ${number} está reservado para você e espera o pagamento.`,
      paid: (number: string) =>
        `O pagamento do pedido ${number} foi aprovado. Avisamos por e-mail quando ele for enviado.`,
      sent: (number: string) => `O pedido ${number} saiu da loja.`,
      delivered: (number: string) =>
        `O pedido ${number} consta como entregue. Se ele não chegou, ou se algo veio errado, responda a esta mensagem.`,
      cancelled: (number: string) => `O pedido ${number} foi cancelado.`,
      expired: (number: string) =>
        `Não recebemos o pagamento do pedido ${number} no prazo, e ele foi cancelado. Nada foi cobrado pela loja. Se você pagou há pouco, responda a esta mensagem.`,
      withdrawal: (number: string) =>
        `Recebemos a sua desistência do pedido ${number}. O atendimento escreve para você com os passos da devolução.`,
      returned: (number: string) => `O pedido ${number} foi devolvido.`,
      refunded: (number: string) => `Fizemos um reembolso do pedido ${number}:`,
      'refund-taken-back': (number: string) =>
        `Avisamos por engano um reembolso do pedido ${number}. Ele não foi feito:`,
    },
    changedOrder: {
      cancelled: {
        received: (number: string) =>
          `Recebemos o pedido ${number}, que depois foi cancelado. Não é preciso pagar.`,
        paid: (number: string) =>
          `O pagamento do pedido ${number} foi aprovado, mas depois o pedido foi cancelado.`,
      },
      advanced: {
        received: (number: string) => `Obrigado pela compra! Recebemos o pedido ${number} e o pagamento.`,
        paid: (number: string) => `O pagamento do pedido ${number} foi aprovado.`,
      },
    },
    refund:
      'O que você pagou é devolvido pelo mesmo meio de pagamento. Avisamos por e-mail quando isso for feito, e a página do pedido mostra o valor e a data.',
    refunded: {
      amount: 'Valor',
      way: 'Como',
      day: 'Data',
      ways: { pix: 'Pix', cartao: 'Estorno no cartão', deposito: 'Depósito em conta' },
      notes: {
        pix: 'O valor volta para a conta de onde saiu.',
        cartao: 'Conforme o fechamento da fatura, o crédito pode levar até três faturas para aparecer.',
        deposito: 'O valor vai para a conta que você informou.',
      },
      takenBack:
        'Desconsidere o e-mail sobre ele. A página do pedido mostra o que já foi devolvido e o que ainda falta.',
    },
    invoice: 'Chave da nota fiscal',
    reason: 'Motivo',
    pixTitle: 'Pague com Pix',
    pixText: (until: string) =>
      `Abra o aplicativo do seu banco, escolha Pix copia e cola e cole o código abaixo. Ele vale até ${until}.`,
    pixDemo: 'Esta loja é uma demonstração: ninguém recebe um pagamento com este código. Não pague.',
    cardDemo: 'Esta loja é uma demonstração: o pagamento com cartão é simulado, e nada é cobrado.',
    pixConfirm: 'A loja confere o pagamento e avisa por e-mail.',
    receivedElsewhere: (number: string) =>
      `Obrigado pela compra! Recebemos o pedido ${number}, e ele está reservado para você. Avisamos por e-mail assim que o pagamento for aprovado.`,
    otherPayment: (until: string) =>
      `Se o pagamento não chegou ao fim, você pode concluí-lo na página do pedido até ${until}.`,
    items: 'Itens',
    subtotal: 'Subtotal',
    discount: 'Desconto',
    coupon: (code: string) => `Cupom ${code}`,
    paymentDiscount: 'Desconto do pagamento',
    shipping: 'Frete',
    free: 'Grátis',
    total: 'Total',
    address: 'Entrega',
    gift: 'É um presente: nada dentro do pacote mostra preços.',
    giftMessage: (text: string) => `Recado: “${text}”`,
    arrives: (day: string) => `chega até ${day}`,
    arrivesIfPaid: (day: string) => `chega até ${day}, se o pagamento for aprovado no dia do pedido`,
    carrier: 'Transportadora',
    code: 'Código de rastreio',
    track: 'Rastrear a entrega',
    open: 'Ver o pedido',
    review: 'Quando tiver usado, conte como foi: na página do pedido, cada produto tem um link para avaliar.',
    rights:
      'Você pode desistir da compra em até 7 dias depois de receber o pedido (art. 49 do Código de Defesa do Consumidor), na página do pedido.',
  },
  en: {
    hello: (name: string) => `Hello, ${name}!`,
    subject: {
      received: (number: string) => `We have received order ${number}`,
      paid: (number: string) => `Payment approved: order ${number}`,
      sent: (number: string) => `Order ${number} is on its way`,
      delivered: (number: string) => `Order ${number} has been delivered`,
      cancelled: (number: string) => `Order ${number} has been canceled`,
      expired: (number: string) => `The payment deadline for order ${number} has passed`,
      withdrawal: (number: string) => `We have received your return request for order ${number}`,
      returned: (number: string) => `Order ${number} has been returned`,
      refunded: (number: string) => `Refund for order ${number}`,
      'refund-taken-back': (number: string) => `Correction: refund for order ${number}`,
    },
    text: {
      received: (number: string) =>
        `Thank you for your order! Order ${number} is reserved for you and is awaiting payment.`,
      paid: (number: string) =>
        `The payment for order ${number} has been approved. We will e-mail you when the order ships.`,
      sent: (number: string) => `Order ${number} has shipped.`,
      delivered: (number: string) =>
        `Order ${number} is marked as delivered. If it has not arrived, or if something is wrong with it, please reply to this message.`,
      cancelled: (number: string) => `Order ${number} has been canceled.`,
      expired: (number: string) =>
        `We did not receive the payment for order ${number} in time, so the order was canceled. We have not charged you. If you have just paid, please reply to this message.`,
      withdrawal: (number: string) =>
        `We have received your return request for order ${number}. Customer service will write to you about the next steps.`,
      returned: (number: string) => `Order ${number} has been returned.`,
      refunded: (number: string) => `We have made a refund for order ${number}:`,
      'refund-taken-back': (number: string) =>
        `We told you about a refund for order ${number} by mistake. It has not been made:`,
    },
    changedOrder: {
      cancelled: {
        received: (number: string) =>
          `We received order ${number}, which has since been canceled. There is nothing to pay.`,
        paid: (number: string) =>
          `The payment for order ${number} was approved, but the order has since been canceled.`,
      },
      advanced: {
        received: (number: string) =>
          `Thank you for your order! We have received order ${number} and its payment.`,
        paid: (number: string) => `The payment for order ${number} has been approved.`,
      },
    },
    refund:
      'What you paid will be refunded by the same payment method. We will e-mail you when this is done, and the order page will show the amount and the date.',
    refunded: {
      amount: 'Amount',
      way: 'How',
      day: 'Date',
      ways: { pix: 'Pix', cartao: 'Credit on your card', deposito: 'Bank deposit' },
      notes: {
        pix: 'The amount returns to the account it came from.',
        cartao: 'Depending on your billing dates, the credit may take up to three statements to appear.',
        deposito: 'The amount goes to the account that you gave us.',
      },
      takenBack:
        'Please disregard our e-mail about it. The order page shows what has been refunded and what is still to come.',
    },
    invoice: 'Invoice access key',
    reason: 'Reason',
    pixTitle: 'Pay with Pix',
    pixText: (until: string) =>
      `Open your bank’s app, choose “Pix copia e cola” and paste the code below. It is valid until ${until}.`,
    pixDemo: 'This shop is a demonstration: nobody receives a payment with this code. Do not pay.',
    cardDemo: 'This shop is a demonstration: the card payment is simulated, and nothing is charged.',
    pixConfirm: 'The store will check the payment and let you know by e-mail.',
    receivedElsewhere: (number: string) =>
      `Thank you for your order! We have received order ${number}, and it is reserved for you. We will e-mail you as soon as the payment is approved.`,
    otherPayment: (until: string) =>
      `If the payment was not completed, you can complete it on the order page until ${until}.`,
    items: 'Items',
    subtotal: 'Subtotal',
    discount: 'Discount',
    coupon: (code: string) => `Coupon ${code}`,
    paymentDiscount: 'Payment discount',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    address: 'Delivery',
    gift: 'It’s a gift: nothing inside the package shows prices.',
    giftMessage: (text: string) => `Message: “${text}”`,
    arrives: (day: string) => `arrives by ${day}`,
    arrivesIfPaid: (day: string) => `arrives by ${day}, if the payment is approved on the day of the order`,
    carrier: 'Carrier',
    code: 'Tracking code',
    track: 'Track the package',
    open: 'View your order',
    review:
      'Once you have tried it, tell others how it went: on the order’s page, each product has a link to review it.',
    rights:
      'You can change your mind within 7 days of receiving the order (art. 49 of the Brazilian Consumer Code). The form is on the order page.',
  },
} as const

/** The messages about an account, and those for the owner. */
export const otherTexts = {
  pt: {
    passwordSubject: 'Crie uma nova senha',
    passwordText:
      'Alguém pediu uma nova senha para a conta com este e-mail. Se foi você, abra o link em até 30 minutos. Ele vale uma vez. Se não foi, ignore esta mensagem: a senha continua a mesma.',
    passwordLink: 'Criar nova senha',
    contactSubject: (protocol: string) => `Mensagem ${protocol} do formulário de contato`,
    contactRows: {
      protocol: 'Protocolo',
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      subject: 'Assunto',
      order: 'Pedido',
    },
    contactHelp: (protocol: string) =>
      `Responda a este e-mail para escrever à pessoa. Depois marque a mensagem: npm run messages -- done ${protocol}`,
  },
  en: {
    passwordSubject: 'Choose a new password',
    passwordText:
      'Someone requested a password reset for the account with this e-mail address. If it was you, open the link within 30 minutes. It works only once. If it was not you, ignore this message: the password stays the same.',
    passwordLink: 'Choose a new password',
    contactSubject: (protocol: string) => `Message ${protocol} from the contact form`,
    contactRows: {
      protocol: 'Reference',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      subject: 'Subject',
      order: 'Order',
    },
    contactHelp: (protocol: string) =>
      `Reply to this e-mail to write to the person. Then mark the message: npm run messages -- done ${protocol}`,
  },
} as const
