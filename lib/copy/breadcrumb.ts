import { byLang } from './by-lang.ts'

/** The accessible name of the breadcrumb. */
export const breadcrumbCopy = byLang({ label: 'Você está em' }, { label: 'You are here' })
