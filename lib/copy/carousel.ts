import { byLang } from './by-lang.ts'

/** The controls of the landing page's carousel; a separate file, because it loads together with the carousel's code (T21). */
export const carouselCopy = byLang(
  {
    previous: 'Vantagens anteriores',
    next: 'Próximas vantagens',
    position: (from: number, to: number, count: number) =>
      from === to ? `${from} de ${count}` : `${from} a ${to} de ${count}`,
  },
  {
    previous: 'Previous advantages',
    next: 'Next advantages',
    position: (from, to, count) => (from === to ? `${from} of ${count}` : `${from} to ${to} of ${count}`),
  },
)
