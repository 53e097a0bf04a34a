import { byLang } from './by-lang.ts'

/** The forms about a product that cannot be bought now, and the newsletter. */
export const requestCopy = byLang(
  {
    privacyLink: 'Política de privacidade',
    check: 'Confira os campos marcados e envie de novo.',
    backToProduct: 'Voltar ao produto',
    backToShop: 'Voltar à loja',
    rejectedTitle: 'Seus dados ainda não foram enviados',
    restock: {
      title: 'Avise-me quando chegar',
      intro: 'Deixe seu e-mail: a loja escreve para você quando este produto voltar ao estoque.',
      form: {
        fields: {
          nome: 'Nome',
          email: 'E-mail',
          contato: 'Telefone (opcional)',
          mailing: 'Quero receber também novidades e ofertas por e-mail.',
        },
        hints: { email: 'O aviso vai para este e-mail.' },
        send: 'Avise-me',
        sending: 'Enviando…',
        sent: 'Aviso cadastrado',
        sentText: 'A loja escreve para o seu e-mail quando o produto voltar.',
        failed:
          'Não foi possível enviar agora. O que você escreveu continua aqui: tente de novo em instantes.',
        privacy: 'Usamos estes dados só para este aviso.',
      },
    },
    quote: {
      title: 'Peça um orçamento',
      intro: 'Este produto é vendido sob consulta. Conte do que precisa e a loja responde com o preço.',
      form: {
        fields: {
          nome: 'Nome',
          email: 'E-mail',
          contato: 'Telefone com DDD',
          mensagem: 'Mensagem',
          mailing: 'Quero receber também novidades e ofertas por e-mail.',
        },
        hints: {
          email: 'A resposta vai para este e-mail.',
          mensagem: 'Quantidade, prazo e o que mais importar. Até 1.000 caracteres.',
        },
        send: 'Pedir orçamento',
        sending: 'Enviando…',
        sent: 'Pedido de orçamento recebido',
        sentText: 'A loja responde no e-mail ou no telefone que você informou.',
        failed:
          'Não foi possível enviar agora. O que você escreveu continua aqui: tente de novo em instantes.',
        privacy: 'Usamos estes dados só para fazer o seu orçamento.',
      },
    },
    newsletter: {
      title: 'Novidades por e-mail',
      rejectedTitle: 'Seu cadastro ainda não foi enviado',
      form: {
        fields: { email: 'Seu e-mail' },
        send: 'Quero receber',
        sending: 'Enviando…',
        sent: 'Cadastro recebido',
        sentText: 'Você vai receber as nossas novidades por e-mail.',
        failed: 'Não foi possível enviar o seu e-mail agora. Ele continua aqui: tente de novo em instantes.',
        privacy:
          'Ao enviar, você concorda em receber novidades e ofertas por e-\u2060mail. Pode cancelar quando quiser.',
      },
    },
    errors: {
      problems: {
        nome: { obrigatorio: 'Informe o seu nome.', longo: 'O nome pode ter até 120 caracteres.' },
        email: {
          obrigatorio: 'Informe o seu e-mail.',
          invalido: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
        },
        contato: {
          obrigatorio: 'Informe um telefone para a resposta.',
          invalido: 'Informe o telefone com DDD, como (11) 98765-4321.',
        },
        mensagem: {
          obrigatorio: 'Escreva do que precisa: a loja responde com o preço.',
          longo: 'A mensagem pode ter até 1.000 caracteres.',
        },
      },
      invalid: 'Há algo neste campo que não podemos ler. Digite de novo, por favor.',
    },
  },
  {
    privacyLink: 'Privacy policy',
    check: 'Check the marked fields and send again.',
    backToProduct: 'Back to the product',
    backToShop: 'Back to the store',
    rejectedTitle: 'Your request has not been sent yet',
    restock: {
      title: 'Get notified when it’s back',
      intro: 'Leave your e-mail, and we’ll let you know when this product is back in stock.',
      form: {
        fields: {
          nome: 'Name',
          email: 'E-mail',
          contato: 'Phone (optional)',
          mailing: 'I would also like to receive news and offers by e-mail.',
        },
        hints: { email: 'The message goes to this address.' },
        send: 'Notify me',
        sending: 'Sending…',
        sent: 'Request received',
        sentText: 'We’ll e-mail you when the product is back.',
        failed:
          'The request could not be sent right now. What you wrote is still here: try again in a moment.',
        privacy: 'We use it only for this message.',
      },
    },
    quote: {
      title: 'Request a quote',
      intro: 'This product is sold on request. Tell us what you need, and we’ll reply with a price.',
      form: {
        fields: {
          nome: 'Name',
          email: 'E-mail',
          contato: 'Phone with area code',
          mensagem: 'Message',
          mailing: 'I would also like to receive news and offers by e-mail.',
        },
        hints: {
          email: 'The reply goes to this address.',
          mensagem: 'Quantity, date and anything else that matters. Up to 1,000 characters.',
        },
        send: 'Request a quote',
        sending: 'Sending…',
        sent: 'Request received',
        sentText: 'We’ll reply to the e-mail or phone number you gave us.',
        failed:
          'The request could not be sent right now. What you wrote is still here: try again in a moment.',
        privacy: 'We use these details only to answer your request.',
      },
    },
    newsletter: {
      title: 'News and offers by e-mail',
      rejectedTitle: 'Your e-mail has not been sent yet',
      form: {
        fields: { email: 'Your e-mail' },
        send: 'Sign me up',
        sending: 'Sending…',
        sent: 'You are on the list',
        sentText: 'You’ll get our news by e-mail.',
        failed: 'Your e-mail could not be sent right now. It is still here: try again in a moment.',
        privacy:
          'By signing up you agree to receive news and offers by e-\u2060mail. You can unsubscribe at any time.',
      },
    },
    errors: {
      problems: {
        nome: { obrigatorio: 'Enter your name.', longo: 'The name can have up to 120 characters.' },
        email: {
          obrigatorio: 'Enter your e-mail.',
          invalido: 'This e-mail does not look complete. Example: name@example.com',
        },
        contato: {
          obrigatorio: 'Enter a phone number for the reply.',
          invalido: 'Enter the number with its area code, such as (11) 98765-4321.',
        },
        mensagem: {
          obrigatorio: 'Tell us what you need, and we’ll reply with a price.',
          longo: 'The message can have up to 1,000 characters.',
        },
      },
      invalid: 'There is something in this field that we cannot read. Please type it again.',
    },
  },
)
