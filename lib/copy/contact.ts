import { byLang } from './by-lang.ts'

/** The contact form of the customer-service page, its errors and its confirmation. */
export const contactCopy = byLang(
  {
    title: 'Escreva para a gente',
    intro: (hours?: string) =>
      `Conte o que aconteceu com as suas palavras. A resposta chega no seu e-mail${hours ? `, de ${hours}` : ''}.`,
    fields: {
      nome: 'Nome',
      email: 'E-mail',
      telefone: 'Telefone (opcional)',
      assunto: 'Assunto',
      pedido: 'Número do pedido (opcional)',
      mensagem: 'Mensagem',
    },
    requiredPhone: 'Telefone com DDD',
    orderNumber: 'Número do pedido',
    subjectPlaceholder: 'Escolha um assunto',
    subjects: {
      pedido: 'Meu pedido',
      entrega: 'Entrega',
      produto: 'Dúvida sobre um produto',
      troca: 'Troca ou devolução',
      pagamento: 'Pagamento',
      dados: 'Meus dados pessoais (LGPD)',
      outro: 'Outro assunto',
    },
    messageHint: (max: string) => `Até ${max} caracteres.`,
    privacy: 'Usamos estes dados só para responder a você.',
    privacyLink: 'Política de privacidade',
    send: 'Enviar mensagem',
    sending: 'Enviando…',
    sent: 'Mensagem enviada',
    sentText: 'Recebemos a sua mensagem. A resposta chega no e-mail que você informou.',
    protocol: 'Número de protocolo:',
    failed:
      'Não foi possível enviar a sua mensagem agora. O que você escreveu continua aqui: tente de novo em instantes.',
    otherContacts: 'Se preferir, fale com a gente por aqui:',
    check: 'Confira os campos marcados e envie de novo.',
    notSent: 'Sua mensagem ainda não foi enviada',
    back: 'Voltar ao atendimento',
    problems: {
      nome: { obrigatorio: 'Informe o seu nome.', longo: 'O nome pode ter até 120 caracteres.' },
      email: {
        obrigatorio: 'Informe o seu e-mail: é para ele que respondemos.',
        invalido: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
      },
      telefone: {
        obrigatorio: 'Informe um telefone para a resposta.',
        invalido: 'Informe o telefone com DDD, como (11) 98765-4321.',
      },
      assunto: { obrigatorio: 'Escolha um assunto.' },
      pedido: { longo: 'O número do pedido pode ter até 40 caracteres.' },
      mensagem: {
        obrigatorio: 'Escreva a sua mensagem.',
        longo: 'A mensagem pode ter até 2.000 caracteres. Encurte um pouco, por favor.',
      },
    },
    invalid: 'Há algo neste campo que não podemos ler. Digite de novo, por favor.',
  },
  {
    title: 'Write to us',
    intro: (hours) =>
      `Tell us what happened in your own words. We reply by e-mail${hours ? `, ${hours}` : ''}.`,
    fields: {
      nome: 'Name',
      email: 'E-mail',
      telefone: 'Phone (optional)',
      assunto: 'Subject',
      pedido: 'Order number (optional)',
      mensagem: 'Message',
    },
    requiredPhone: 'Phone with area code',
    orderNumber: 'Order number',
    subjectPlaceholder: 'Choose a subject',
    subjects: {
      pedido: 'My order',
      entrega: 'Delivery',
      produto: 'Question about a product',
      troca: 'Exchange or return',
      pagamento: 'Payment',
      dados: 'My personal data (LGPD)',
      outro: 'Something else',
    },
    messageHint: (max) => `Up to ${max} characters.`,
    privacy: 'We only use this information to answer you.',
    privacyLink: 'Privacy policy',
    send: 'Send message',
    sending: 'Sending…',
    sent: 'Message sent',
    sentText: 'We’ve received your message and will reply to the e-mail address you gave us.',
    protocol: 'Reference number:',
    failed:
      'Your message could not be sent right now. What you wrote is still here: please try again in a moment.',
    otherContacts: 'You can also reach us here:',
    check: 'Please check the marked fields and send again.',
    notSent: 'Your message has not been sent yet',
    back: 'Back to customer service',
    problems: {
      nome: { obrigatorio: 'Please enter your name.', longo: 'The name can have up to 120 characters.' },
      email: {
        obrigatorio: 'Please enter your e-mail: that is where we reply.',
        invalido: 'This e-mail does not look complete. Example: name@example.com',
      },
      telefone: {
        obrigatorio: 'Enter a phone number for our reply.',
        invalido: 'Enter the phone number with its area code, such as (11) 98765-4321.',
      },
      assunto: { obrigatorio: 'Please choose a subject.' },
      pedido: { longo: 'The order number can have up to 40 characters.' },
      mensagem: {
        obrigatorio: 'Please write your message.',
        longo: 'The message can have up to 2,000 characters. Please shorten it a little.',
      },
    },
    invalid: 'There is something in this field that we cannot read. Please type it again.',
  },
)
