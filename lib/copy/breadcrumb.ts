import { byLang } from './by-lang.ts'

/** The name of the way from the home page to this one. */
export const breadcrumbCopy = byLang({ label: 'Você está em' }, { label: 'You are here' })
