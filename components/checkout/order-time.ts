import { languageTag, type Lang } from '#lib/routes/lang.ts'
import { withOrdinalDay } from '#lib/shop/ordinal-day.ts'

/** Formats an ISO time in the time zone of Brasília: '23 de novembro de 2026 às 10:15'; '' for an invalid one. */
export function timeText(iso: string, lang: Lang): string {
  const time = Date.parse(iso)
  if (Number.isNaN(time)) return ''
  const format = new Intl.DateTimeFormat(languageTag(lang), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  })
  // Between 'às' or 'at' and the time no line ends.
  return withOrdinalDay(format.format(time)).replace(/ (?=\d+:)/, '\u00a0')
}
