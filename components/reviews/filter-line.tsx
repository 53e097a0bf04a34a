import { Button } from '#components/ui/button.tsx'
import { reviewListCopy } from '#lib/copy/review-list.ts'
import { languageTag, type Lang } from '#lib/routes/lang.ts'

import styles from './filters.module.css'

type FilterLineProps = { lang: Lang; text: string; onClear: () => void }

/** How many reviews a filter leaves, and a button that removes it. */
export function FilterLine({ lang, text, onClear }: FilterLineProps) {
  return (
    <div data-part="filtered" className={styles.filtered} data-print="off">
      <p>{text}</p>
      <Button variant="secondary" size="small" onClick={onClear}>
        {reviewListCopy[lang].unfilter}
      </Button>
    </div>
  )
}

/** States how many reviews match the filter. Without a filter it states that all are shown, without their number, which settings may enlarge (P11). */
export function filterText(lang: Lang, total: number, isFiltered: boolean, stars?: number): string {
  const copy = reviewListCopy[lang]
  if (!isFiltered) return copy.allShown
  if (total === 0) return copy.noneFiltered
  const shown = copy.shown(new Intl.NumberFormat(languageTag(lang)).format(total), total === 1)
  return stars === undefined ? shown : `${shown}: ${copy.starRow(stars)}`
}
