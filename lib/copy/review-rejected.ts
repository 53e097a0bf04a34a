import { byLang } from './by-lang.ts'

/** The page that shows a review form again after its submission without JavaScript was rejected (spec section 8). */
export const reviewRejectedCopy = byLang(
  {
    title: 'Sua avaliação ainda não foi enviada',
    check: 'Confira estes campos e envie de novo:',
    failed:
      'Não conseguimos receber a sua avaliação neste instante. O que você escreveu continua aqui: espere um pouquinho e envie de novo.',
    other: 'Algo no formulário não está certo.',
    chooseRating: 'Escolha a sua nota',
    photoAgain: 'Escolha a foto outra vez: ela não fica guardada no formulário.',
    back: 'Voltar às avaliações',
  },
  {
    title: 'Your review has not been sent yet',
    check: 'Check these fields and send it again:',
    failed:
      'We could not receive your review right now. What you wrote is still here: wait a moment and send it again.',
    other: 'Something in the form isn’t right.',
    chooseRating: 'Choose your rating',
    photoAgain: 'Choose your photo again: the form can’t keep it.',
    back: 'Back to the reviews',
  },
)
