import { byLang } from './by-lang.ts'

/** The last section of the customer-service page; its other texts are the brand's (spec section 2, P20). */
export const serviceCopy = byLang(
  {
    answersNow: 'Talvez você resolva agora',
    ordered: 'Já comprou?',
    track: 'Acompanhe a entrega do seu pedido',
    talked: 'Já falou com a gente?',
    rate: 'Dê uma nota de 0 a 10 para a loja',
    rateTime: 'leva menos de um minuto.',
  },
  {
    answersNow: 'Find an answer right away',
    ordered: 'Already ordered?',
    track: 'Track your order',
    talked: 'Talked to us recently?',
    rate: 'Rate the store from 0 to 10',
    rateTime: 'it takes less than a minute.',
  },
)
