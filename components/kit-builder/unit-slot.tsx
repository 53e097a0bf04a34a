import { Picture } from '#components/ui/picture.tsx'
import { Select } from '#components/ui/select.tsx'
import { groundStyle, swatchStyle } from '#components/ui/swatch.ts'
import { classNames } from '#components/ui/class-names.ts'
import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { fillIn } from '#lib/text/fill-in.ts'
import type { UnitFlavour } from '#lib/shop/build-kit.ts'

import { canTake } from './fill.ts'
import styles from './unit-slot.module.css'

type UnitSlotProps = {
  /** The number of the unit, from 1. */
  number: number
  flavours: readonly UnitFlavour[]
  /** The id of the unit's flavour, 0 for none. */
  value: number
  /** The flavour ids of the other units. */
  others: readonly number[]
  onChange: (id: number) => void
  isMissing: boolean
  lang: Lang
  texts: Pick<KitBuilderTexts, 'slot' | 'noMore' | 'outline'>
}

/** A unit: its picture in a niche tinted with its flavour, and the flavour field below. */
export function UnitSlot({
  number,
  flavours,
  value,
  others,
  onChange,
  isMissing,
  lang,
  texts,
}: UnitSlotProps) {
  const copy = buildKitCopy[lang]
  const flavour = flavours.find(({ id }) => id === value)
  return (
    <li className={styles.slot} style={groundStyle('', flavour?.keys)}>
      <div className={classNames(styles.niche, isMissing && styles.missing)}>
        {flavour ? (
          <Picture
            key={flavour.picture}
            src={flavour.picture}
            alt=""
            width={320}
            height={320}
            sizes="(min-width: 48rem) 180px, 45vw"
            widths={[160, 320, 640]}
            className={styles.picture}
          />
        ) : (
          <EmptySlot outline={texts.outline} className={styles.empty} />
        )}
      </div>
      <Select
        id={`unidade-${number}`}
        name="sabor"
        label={fillIn(texts.slot, { number })}
        autoComplete="off"
        value={value || ''}
        error={isMissing ? copy.missing : undefined}
        className={styles.choice}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value="">{copy.chooseFlavour}</option>
        {flavours.map((each) => {
          const isSelectable = each.id === value || canTake(each, others)
          return (
            <option key={each.id} value={each.id} disabled={!isSelectable}>
              {isSelectable || !each.inStock
                ? labelOf(each, copy)
                : fillIn(texts.noMore, { name: each.name })}
            </option>
          )
        })}
      </Select>
      <div aria-hidden="true" className={styles.swatches}>
        {flavours.map((each) => (
          <span
            key={each.id}
            title={each.name}
            style={swatchStyle(each.keys)}
            className={classNames(
              styles.swatch,
              each.id === value ? styles.chosen : !canTake(each, others) && styles.off,
            )}
            onClick={() => canTake(each, others) && onChange(each.id)}
          />
        ))}
      </div>
    </li>
  )
}

function labelOf({ name, inStock }: UnitFlavour, copy: (typeof buildKitCopy)['pt']) {
  return inStock ? name : copy.soldOutOption(name)
}

type EmptySlotProps = {
  /** The SVG path of the brand's package, in the size of its photographs. */
  outline: string | undefined
  className?: string | undefined
}

/** A unit of the kit that has no flavour yet: the outline of the package, if the brand has one, and a plus sign. */
function EmptySlot({ outline, className }: EmptySlotProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75">
        {outline ? <path strokeDasharray="4 5" d={outline} /> : null}
        <path d="M60 62v16M52 70h16" />
      </g>
    </svg>
  )
}
