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
      },
      references: {
        title: 'Referências científicas',
      },
    },
    indexLead: 'Tudo o que você precisa saber antes, durante e depois da compra, em linguagem clara.',
    pages: {
      service: {
        label: 'Atendimento',
      },
      faq: {
        label: 'Dúvidas frequentes',
      },
      payment: {
        label: 'Pagamento e reembolso',
      },
      returns: {
        label: 'Troca e devolução',
      },
      privacy: {
        label: 'Política de privacidade',
      },
      terms: {
        label: 'Termos e condições',
      },
      about: {
        label: 'Quem somos',
      },
      references: {
        label: 'Referências científicas',
      },
    },
    contactLabels: {
      whatsapp: 'Abrir conversa no WhatsApp',
      whatsappText: 'Olá! Preciso de ajuda com a loja.',
      phone: 'Pedidos por telefone',
      serviceCentre: 'Central de atendimento',
      email: 'E-mail',
      address: 'Endereço',
    },
    help: 'Precisa de ajuda?',
    helpLink: 'Fale com o atendimento',
    helpReplies: (hours: string) => `Respondemos às mensagens de ${hours}.`,
    faqJump: 'Assuntos',
    faqLead: 'As perguntas que mais recebemos, respondidas por inteiro. Toque em uma para abrir.',
  },
  {
    menu: 'About the store',
    contents: 'On this page',
    inEnglish: 'In English',
    textElsewhere: 'The text of this page is on the store’s own site.',
    textElsewhereLink: 'Open the page',
    /** Pages that exist in every shop, regardless of the store's data. */
    own: {
      institutional: {
        title: 'Information and help',
      },
      references: {
        title: 'Scientific references',
      },
    },
    indexLead: 'Everything you need to know before, during and after you buy, in plain language.',
    pages: {
      service: {
        label: 'Customer service',
      },
      faq: {
        label: 'Frequently asked questions',
      },
      payment: {
        label: 'Payment and refunds',
      },
      returns: {
        label: 'Returns and exchanges',
      },
      privacy: {
        label: 'Privacy policy',
      },
      terms: {
        label: 'Terms and conditions',
      },
      about: {
        label: 'About us',
      },
      references: {
        label: 'Scientific references',
      },
    },
    contactLabels: {
      whatsapp: 'Open a WhatsApp chat',
      whatsappText: 'Hello! I need help with the store.',
      phone: 'Phone orders',
      serviceCentre: 'Service center',
      email: 'E-mail',
      address: 'Address',
    },
    help: 'Need help?',
    helpLink: 'Talk to customer service',
    helpReplies: (hours) => `We reply to messages ${hours}.`,
    faqJump: 'Topics',
    faqLead: 'The questions we hear most, answered in full. Select one to open it.',
  },
)

/** The names of the institutional pages in `pagePaths`. */
export type InstitutionalName = keyof (typeof institutionalCopy)['pt']['pages']

/** The names in `pagePaths` of the institutional pages that exist regardless of the store's data. */
export type OwnPageName = keyof (typeof institutionalCopy)['pt']['own']
