import { byLang } from './by-lang.ts'

/** The rotating banner; a separate file, because only its script on the home page needs these texts (spec section 2, T21). */
export const bannerCopy = byLang(
  {
    banner: 'Destaques',
    carousel: 'carrossel',
    slideRole: 'slide',
    previous: 'Destaque anterior',
    next: 'Próximo destaque',
    pause: 'Pausar a rotação',
    play: 'Retomar a rotação',
    slide: (index: number, count: number) => `Destaque ${index} de ${count}`,
    shopNow: 'Comprar agora',
  },
  {
    banner: 'Highlights',
    carousel: 'carousel',
    slideRole: 'slide',
    previous: 'Previous highlight',
    next: 'Next highlight',
    pause: 'Pause rotation',
    play: 'Resume rotation',
    slide: (index, count) => `Highlight ${index} of ${count}`,
    shopNow: 'Shop Now',
  },
)
