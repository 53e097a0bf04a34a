import { byLang } from './by-lang.ts'

/** Reviews on product pages and on the reviews pages (spec sections 2 and 5). */
export const reviewsCopy = byLang(
  {
    title: 'Avaliações',
    section: 'Avaliações de quem usa',
    noneOwn: 'Este produto ainda não tem avaliações. Veja o que dizem dos outros.',
    inList: (total: string, isOne: boolean) =>
      isOne ? '1 delas tem comentário e aparece abaixo.' : `${total} delas têm comentário e aparecem abaixo.`,
    moderated: 'Nossa equipe lê cada avaliação antes de publicar.',
    seeAll: 'Ver a página de avaliações',
    // Most reviews are in Portuguese, so Portuguese pages need no note about the language.
    languageNote: '',
    translatedNote: '',
    partlyNote: '',
    originals: 'Ver em português',
    answerOf: (brand: string) => `Resposta da ${brand}`,
    seeProduct: 'Ver o produto',
    pageTitle: 'Avaliações dos produtos',
    /** Makes a short title of a page longer (R77). */
    titleEnd: 'notas e fotos de quem usa',
    pageDescription: (brand: string) =>
      `O que as pessoas dizem dos produtos ${brand}, com nota de uma a cinco estrelas e foto de quem usa.`,
    topicDescription: (name: string) =>
      `O que as pessoas dizem sobre ${name}: notas de uma a cinco estrelas, comentários e fotos de quem já experimentou.`,
    intro:
      'Comprar sem experimentar pede confiança. Aqui fica o que as pessoas contam depois de usar: o que gostaram, o que esperavam diferente e como ficou na rotina.',
    how: 'Como funcionam as avaliações',
    steps: [
      {
        title: 'Qualquer pessoa pode avaliar',
        text: 'Não é preciso ter cadastro. Escolha o produto ou o serviço, dê de meia a cinco estrelas e escreva até 300 caracteres.',
      },
      {
        title: 'A foto é opcional',
        text: 'Ela ajuda quem está escolhendo. A foto só aparece depois de aprovada, e os dados de localização da imagem são apagados.',
      },
      {
        title: 'Lemos antes de publicar',
        text: 'Nossa equipe confere cada texto e cada foto. Seu e-mail fica conosco e não aparece na página.',
      },
    ],
    rules: 'O que não publicamos',
    rulesText:
      'Avaliações que violem liberdades individuais, incitem o crime, invadam a privacidade, ameacem a segurança ou infrinjam direitos autorais.',
    terms: 'Ler os termos e condições',
    byProduct: 'Avaliações por produto',
    byProductText: 'Cada linha tem as suas avaliações na própria página.',
    of: (name: string) => `Avaliações: ${name}`,
    ofLine: (line: string) => `Avaliações da linha ${line}`,
    seeLine: (line: string) => `Ver as avaliações da linha ${line}`,
  },
  {
    title: 'Reviews',
    section: 'Reviews from people who use it',
    noneOwn: 'This product has no reviews yet. See what people say about our other products.',
    inList: (total, isOne) =>
      isOne
        ? '1 of them has a comment and is shown below.'
        : `${total} of them have a comment and are shown below.`,
    moderated: 'Our team reads every review before it is published.',
    seeAll: 'See all reviews',
    languageNote: 'Customers in Brazil write most of these reviews in Portuguese.',
    translatedNote: 'Written in Portuguese by customers in Brazil and translated into English.',
    partlyNote:
      'Written in Portuguese by customers in Brazil. The newest are not translated into English yet.',
    originals: 'See the originals',
    answerOf: (brand) => `Reply from ${brand}`,
    seeProduct: 'See the product',
    pageTitle: 'Product reviews',
    titleEnd: 'ratings and photos',
    pageDescription: (brand) =>
      `What people say about ${brand} products, with ratings from one to five stars and photos from customers.`,
    topicDescription: (name) =>
      `What people say about ${name}: ratings from one to five stars, comments and photos from people who have tried it.`,
    intro:
      'Buying something you haven’t tried takes trust. This is where people say how it turned out: what they liked, what they expected to be different, and how it fits into their routine.',
    how: 'How reviews work',
    steps: [
      {
        title: 'Anyone can write one',
        text: 'No account is needed. Choose the product or service, rate it from half a star to five stars, and write up to 300 characters.',
      },
      {
        title: 'A photo is optional',
        text: 'It helps others choose. It is shown only after approval, and location data in the picture is erased.',
      },
      {
        title: 'We read before we publish',
        text: 'Our team checks every text and every photo. Your e-mail stays with us and is never shown on the page.',
      },
    ],
    rules: 'What we do not publish',
    rulesText:
      'Reviews that violate other people’s freedoms, encourage crime, invade anyone’s privacy, threaten safety or infringe copyright.',
    terms: 'Read the terms and conditions',
    byProduct: 'Reviews by product',
    byProductText: 'Each product has its own reviews on its page.',
    of: (name) => `Reviews: ${name}`,
    ofLine: (line) => `Reviews of the ${line} line`,
    seeLine: (line) => `See reviews of the whole ${line} line`,
  },
)
