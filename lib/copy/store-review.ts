import { byLang } from './by-lang.ts'

/** The form that sends a review to a store that stores reviews itself. */
export const storeReviewCopy = byLang(
  {
    write: 'Avaliar este produto',
    intro:
      'Seu nome e o seu comentário podem aparecer aqui depois que a loja aprovar. O e-mail não é publicado.',
    more: (shown: number, total: number) => `Mostramos ${shown} de ${total} avaliações.`,
    options: {
      nota: [
        { value: '', label: 'Escolha uma nota' },
        { value: '5', label: '5 estrelas' },
        { value: '4', label: '4 estrelas' },
        { value: '3', label: '3 estrelas' },
        { value: '2', label: '2 estrelas' },
        { value: '1', label: '1 estrela' },
      ],
      recomenda: [
        { value: '', label: 'Escolha' },
        { value: '1', label: 'Sim' },
        { value: '0', label: 'Não' },
      ],
    },
    form: {
      fields: {
        nota: 'Sua nota',
        recomenda: 'Você recomenda?',
        nome: 'Nome',
        email: 'E-mail',
        comentario: 'Comentário',
      },
      hints: { comentario: 'Até 1.000 caracteres.' },
      send: 'Enviar avaliação',
      sending: 'Enviando…',
      sent: 'Avaliação enviada',
      sentText: 'A loja recebeu a sua avaliação e decide sobre a publicação.',
      failed:
        'Não foi possível enviar a sua avaliação agora. O que você escreveu continua aqui: tente de novo em instantes.',
      privacy: 'Usamos o e-mail só para tratar da sua avaliação.',
    },
    privacyLink: 'Política de privacidade',
    rejectedTitle: 'Sua avaliação ainda não foi enviada',
    check: 'Confira os campos marcados e envie de novo.',
    back: 'Voltar ao produto',
    errors: {
      problems: {
        nota: { obrigatorio: 'Escolha uma nota.' },
        recomenda: { obrigatorio: 'Diga se você recomenda o produto.' },
        nome: { obrigatorio: 'Informe o seu nome.', longo: 'O nome pode ter até 120 caracteres.' },
        email: {
          obrigatorio: 'Informe o seu e-mail.',
          invalido: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
        },
        comentario: {
          obrigatorio: 'Escreva um comentário.',
          longo: 'O comentário pode ter até 1.000 caracteres.',
        },
      },
      invalid: 'Há algo neste campo que não podemos ler. Digite de novo, por favor.',
    },
  },
  {
    write: 'Review this product',
    intro:
      'Your name and comment may appear here once the store approves them. Your e-mail is not published.',
    more: (shown: number, total: number) => `Showing ${shown} of ${total} reviews.`,
    options: {
      nota: [
        { value: '', label: 'Choose a rating' },
        { value: '5', label: '5 stars' },
        { value: '4', label: '4 stars' },
        { value: '3', label: '3 stars' },
        { value: '2', label: '2 stars' },
        { value: '1', label: '1 star' },
      ],
      recomenda: [
        { value: '', label: 'Choose' },
        { value: '1', label: 'Yes' },
        { value: '0', label: 'No' },
      ],
    },
    form: {
      fields: {
        nota: 'Your rating',
        recomenda: 'Would you recommend it?',
        nome: 'Name',
        email: 'E-mail',
        comentario: 'Comment',
      },
      hints: { comentario: 'Up to 1,000 characters.' },
      send: 'Send review',
      sending: 'Sending…',
      sent: 'Review sent',
      sentText: 'The store has your review and decides whether to publish it.',
      failed: 'Your review could not be sent just now. What you wrote is still here: try again in a moment.',
      privacy: 'We use the e-mail only to handle your review.',
    },
    privacyLink: 'Privacy policy',
    rejectedTitle: 'Your review has not been sent yet',
    check: 'Check the marked fields and send again.',
    back: 'Back to the product',
    errors: {
      problems: {
        nota: { obrigatorio: 'Choose a rating.' },
        recomenda: { obrigatorio: 'Say whether you recommend the product.' },
        nome: { obrigatorio: 'Enter your name.', longo: 'The name can have up to 120 characters.' },
        email: {
          obrigatorio: 'Enter your e-mail.',
          invalido: 'This e-mail does not look complete. Example: name@example.com',
        },
        comentario: {
          obrigatorio: 'Write a comment.',
          longo: 'A comment can have up to 1,000 characters.',
        },
      },
      invalid: 'There is something in this field that we cannot read. Please type it again.',
    },
  },
)
