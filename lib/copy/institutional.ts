import { byLang } from './by-lang.ts'

/** The frame of the institutional pages: menu, index and contact (spec section 2, P20). */
export const institutionalCopy = byLang(
  {
    menu: 'Páginas institucionais',
    contents: 'Nesta página',
    inEnglish: 'Em inglês',
    textElsewhere: 'O texto desta página está no site da loja.',
    textElsewhereLink: 'Abrir a página',
    /** Pages that exist in every shop, regardless of the store's data. */
    own: {
      institutional: {
        title: 'Informações e ajuda',
        description:
          'Atendimento, dúvidas frequentes, pagamento, trocas, privacidade, termos, a nossa história e os estudos que lemos: tudo sobre comprar na Rosalume.',
      },
      references: {
        title: 'Referências científicas',
        description:
          'Estudos publicados sobre peptídeos de colágeno, ácido hialurônico, colágeno tipo II, vitamina C e zinco, com autores, revista, ano e link.',
      },
    },
    indexLead: 'Tudo o que você precisa saber antes, durante e depois da compra, em linguagem clara.',
    pages: {
      service: {
        label: 'Atendimento',
        about:
          'Ajuda por chat de segunda a sexta, das 9h às 17h, e o formulário para escrever a qualquer hora.',
      },
      faq: {
        label: 'Dúvidas frequentes',
        about: 'Como tomar, quanto custa o frete, quando chega, como pagar e o que fazer se algo der errado.',
      },
      payment: {
        label: 'Pagamento e reembolso',
        about: 'Cartão, boleto e parcelas, e em quantos dias o dinheiro volta quando você desiste.',
      },
      returns: {
        label: 'Troca e devolução',
        about: 'Sete dias para se arrepender ou trocar um produto com defeito, passo a passo.',
      },
      privacy: {
        label: 'Política de privacidade',
        about: 'Quais dados guardamos, para quê, por quanto tempo e como pedir que sejam apagados.',
      },
      terms: {
        label: 'Termos e condições',
        about: 'As regras da loja: compras, promoções, avaliações e responsabilidades.',
      },
      about: {
        label: 'Quem somos',
        about: 'A história de uma marca brasileira de colágeno e skincare fundada em 2020.',
      },
      references: {
        label: 'Referências científicas',
        about: 'Os estudos publicados sobre os ingredientes que usamos, com o link de cada um.',
      },
    },
    ways: {
      whatsapp: 'Abrir conversa no WhatsApp',
      whatsappText: 'Olá! Preciso de ajuda com a Rosalume.',
      phone: 'Pedidos por telefone',
      serviceCentre: 'Central de atendimento',
      email: 'E-mail',
      address: 'Endereço',
    },
    help: 'Precisa de ajuda?',
    helpLink: 'Fale com o atendimento',
    helpHours: 'segunda a sexta, das 9h às 17h (horário de Brasília)',
    faqJump: 'Assuntos',
    faqLead: 'As perguntas que mais recebemos, respondidas por inteiro. Toque em uma para abrir.',
  },
  {
    menu: 'About the shop',
    contents: 'On this page',
    inEnglish: 'In English',
    textElsewhere: 'The text of this page is on the store’s own site.',
    textElsewhereLink: 'Open the page',
    /** Pages that exist in every shop, regardless of the store's data. */
    own: {
      institutional: {
        title: 'Information and help',
        description:
          'Customer service, questions, payment, returns, privacy, terms, our story and the studies we read: all about shopping at Rosalume.',
      },
      references: {
        title: 'Scientific references',
        description:
          'Published studies of collagen peptides, hyaluronic acid, type II collagen, vitamin C and zinc, with authors, journal, year and link.',
      },
    },
    indexLead: 'All there is to know before, during and after you buy, in plain words.',
    pages: {
      service: {
        label: 'Customer service',
        about:
          'Help by chat Monday to Friday, 9 AM to 5 PM Brazil time, and a form to write to us at any hour.',
      },
      faq: {
        label: 'Frequently asked questions',
        about:
          'How to take it, what shipping costs, when it arrives, how to pay, and what to do if something goes wrong.',
      },
      payment: {
        label: 'Payment and refunds',
        about:
          'Card, bank slip and installments, and how soon your money comes back if you change your mind.',
      },
      returns: {
        label: 'Returns and exchange',
        about: 'Seven days to change your mind or exchange a faulty product, step by step.',
      },
      privacy: {
        label: 'Privacy policy',
        about: 'Which data we keep, what for, how long, and how to have it deleted.',
      },
      terms: {
        label: 'Terms and conditions',
        about: 'The rules of the shop: purchases, promotions, reviews and responsibilities.',
      },
      about: {
        label: 'About us',
        about: 'The story of a Brazilian collagen and skincare brand founded in 2020.',
      },
      references: {
        label: 'Scientific references',
        about: 'Published studies of the ingredients we use, with a link to each.',
      },
    },
    ways: {
      whatsapp: 'Open a WhatsApp chat',
      whatsappText: 'Hello! I need help with Rosalume.',
      phone: 'Phone orders',
      serviceCentre: 'Service center',
      email: 'E-mail',
      address: 'Address',
    },
    help: 'Need help?',
    helpLink: 'Talk to customer service',
    helpHours: 'Monday to Friday, 9 AM to 5 PM (Brazil time)',
    faqJump: 'Subjects',
    faqLead: 'The questions we hear most, answered in full. Press one to open it.',
  },
)

/** The names of the institutional pages in `pagePaths`. */
export type InstitutionalName = keyof (typeof institutionalCopy)['pt']['pages']

/** The names in `pagePaths` of the institutional pages that exist regardless of the store's data. */
export type OwnPageName = keyof (typeof institutionalCopy)['pt']['own']
