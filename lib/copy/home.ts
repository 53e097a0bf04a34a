import { byLang } from './by-lang.ts'

/** The home page; `title` and `description` replace the store's SEO texts while the store is unreachable (contract 4.4). */
export const homeCopy = byLang(
  {
    title: 'Colágeno com Ácido Hialurônico: Rosalume',
    description:
      'Colágeno Verisol com ácido hialurônico em cinco sabores de fruta. Pague em até 12 vezes e receba em todo o Brasil.',
    heading: 'Colágeno com ácido hialurônico',
    intro:
      'Peptídeos bioativos Verisol e ácido hialurônico em sabores de fruta, sem açúcar. Escolha seus potes.',
    kits: 'Escolha o seu kit de colágeno',
    otherKits: 'Ver kits maiores e outras linhas de colágeno',
  },
  {
    title: 'Collagen with Hyaluronic Acid: Rosalume',
    description:
      'Verisol collagen with hyaluronic acid in five fruit flavors. Pay in up to 12 installments, delivered all over Brazil.',
    heading: 'Collagen with hyaluronic acid',
    intro: 'Verisol bioactive peptides and hyaluronic acid in fruit flavors, sugar free. Choose your pots.',
    kits: 'Choose your collagen kit',
    otherKits: 'See larger kits and other lines of collagen',
  },
)
