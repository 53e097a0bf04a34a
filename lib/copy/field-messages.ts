import { byLang } from './by-lang.ts'

/** Messages at the fields of a form without code of its own, or whose code, which has more specific ones, has not loaded. */
export const fieldMessageCopy = byLang(
  {
    missing: 'Preencha este campo.',
    choose: 'Escolha uma opção.',
    flavour: 'Escolha um sabor.',
    email: 'Confira o e-mail: ele não parece completo.',
    tooShort: (min: number) => `Use pelo menos ${min} caracteres.`,
    check: 'Confira este campo.',
  },
  {
    missing: 'Please fill in this field.',
    choose: 'Please choose an option.',
    flavour: 'Please choose a flavor.',
    email: 'Please check the e-mail address: it looks incomplete.',
    tooShort: (min) => `Use at least ${min} characters.`,
    check: 'Please check this field.',
  },
)
