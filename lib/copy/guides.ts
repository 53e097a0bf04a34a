import { byLang } from './by-lang.ts'

/** Interface texts of the brand's guides. */
export const guidesCopy = byLang(
  {
    by: 'Texto',
    reviewed: 'Revisão',
    demo: 'Loja de demonstração: autoria e revisão são inventadas.',
    updated: 'Atualizado em',
    studies: 'Estudos:',
    products: 'Produtos deste guia',
    others: 'Outros guias',
    read: 'Ler o guia',
  },
  {
    by: 'Written by',
    reviewed: 'Reviewed by',
    demo: 'Demonstration store: the author and the reviewer are invented.',
    updated: 'Updated on',
    studies: 'Studies:',
    products: 'Products in this guide',
    others: 'Other guides',
    read: 'Read the guide',
  },
)
