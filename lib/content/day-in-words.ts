import { languageTag, type Lang } from '../routes/lang.ts'
import { withOrdinalDay } from '../shop/ordinal-day.ts'

// The day is a date without a time, so no time zone may move it.
const format = (lang: Lang) =>
  new Intl.DateTimeFormat(languageTag(lang), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

/** Returns a day such as 2026-12-02 as shoppers say it: 'quarta, 2 de dezembro', 'Wednesday, December 2'. */
export function dayInWords(day: string, lang: Lang): string {
  const text = format(lang).format(Date.parse(`${day}T00:00:00Z`))
  return withOrdinalDay(text.replace('-feira', ''))
}
