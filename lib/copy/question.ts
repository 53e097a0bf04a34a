import { byLang } from './by-lang.ts'

/** Questions and answers of a product, and the form that sends a question. */
export const questionCopy = byLang(
  {
    title: 'Perguntas sobre o produto',
    // Promises nothing about who answers: an outside store may not say (P29).
    none: 'Ficou alguma dúvida? Pergunte aqui.',
    ask: 'Fazer uma pergunta',
    intro: 'Depois de aprovados, pergunta e nome podem aparecer aqui. E-mail e telefone, nunca.',
    askedBy: (name: string) => (name ? `Pergunta de ${name}` : 'Pergunta de cliente'),
    shopAnswer: 'Resposta da loja',
    answer: 'Resposta',
    waiting: 'Ainda sem resposta.',
    form: {
      fields: {
        pergunta: 'Sua pergunta',
        nome: 'Nome',
        email: 'E-mail',
        contato: 'Telefone (opcional)',
      },
      hints: { pergunta: 'Até 1.000 caracteres.' },
      send: 'Enviar pergunta',
      sending: 'Enviando…',
      sent: 'Pergunta enviada',
      sentText: 'Recebemos a sua pergunta. Ela aparece nesta página depois de aprovada.',
      failed:
        'Não foi possível enviar a sua pergunta agora. O que você escreveu continua aqui: tente de novo em instantes.',
      privacy: 'Usamos o e-mail e o telefone só para tratar da sua pergunta.',
    },
    privacyLink: 'Política de privacidade',
    rejectedTitle: 'Sua pergunta ainda não foi enviada',
    check: 'Confira os campos marcados e envie de novo.',
    back: 'Voltar ao produto',
    errors: {
      problems: {
        pergunta: {
          obrigatorio: 'Escreva a sua pergunta.',
          longo: 'A pergunta pode ter até 1.000 caracteres.',
        },
        nome: { obrigatorio: 'Informe o seu nome.', longo: 'O nome pode ter até 120 caracteres.' },
        email: {
          obrigatorio: 'Informe o seu e-mail.',
          invalido: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
        },
        contato: { invalido: 'Informe o telefone com DDD, ou deixe o campo em branco.' },
      },
      invalid: 'Há algo neste campo que não podemos ler. Digite de novo, por favor.',
    },
  },
  {
    title: 'Questions about the product',
    none: 'Not sure about something? Ask here.',
    ask: 'Ask a question',
    intro:
      'Your question and your name may appear here once they are approved. E-mail and phone are not published.',
    askedBy: (name: string) => (name ? `Question from ${name}` : 'Question from a customer'),
    shopAnswer: 'Answer from the store',
    answer: 'Answer',
    waiting: 'Not answered yet.',
    form: {
      fields: {
        pergunta: 'Your question',
        nome: 'Name',
        email: 'E-mail',
        contato: 'Phone (optional)',
      },
      hints: { pergunta: 'Up to 1,000 characters.' },
      send: 'Send question',
      sending: 'Sending…',
      sent: 'Question sent',
      sentText: 'We’ve received your question. It will appear on this page once it is approved.',
      failed:
        'Your question could not be sent just now. What you wrote is still here: try again in a moment.',
      privacy: 'We use e-mail and phone only to handle your question.',
    },
    privacyLink: 'Privacy policy',
    rejectedTitle: 'Your question has not been sent yet',
    check: 'Check the marked fields and send again.',
    back: 'Back to the product',
    errors: {
      problems: {
        pergunta: {
          obrigatorio: 'Write your question.',
          longo: 'A question can have up to 1,000 characters.',
        },
        nome: { obrigatorio: 'Enter your name.', longo: 'The name can have up to 120 characters.' },
        email: {
          obrigatorio: 'Enter your e-mail.',
          invalido: 'This e-mail does not look complete. Example: name@example.com',
        },
        contato: { invalido: 'Enter the phone number with its area code, or leave the field empty.' },
      },
      invalid: 'There is something in this field that we cannot read. Please type it again.',
    },
  },
)
