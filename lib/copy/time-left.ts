import { byLang } from './by-lang.ts'

/** How long an order still waits for its payment; `minutes` are whole and rounded up. */
export const timeLeftCopy = byLang(
  {
    hours: (hours: number, minutes: number) => `Faltam ${hours} h ${minutes} min.`,
    minutes: (minutes: number) => `Faltam ${minutes} minutos.`,
    soon: 'Falta menos de um minuto.',
  },
  {
    hours: (hours, minutes) => `${hours} h ${minutes} min left.`,
    minutes: (minutes) => `${minutes} minutes left.`,
    soon: 'Less than a minute left.',
  },
)
