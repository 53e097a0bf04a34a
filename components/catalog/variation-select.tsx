import { Select } from '#components/ui/select.tsx'

type VariationSelectProps = {
  id: string
  label: string
  values: readonly { id: number; label: string }[]
  /** The id of the chosen variation; 0 for none. */
  chosen?: number
  /** The text of the empty option. */
  empty?: string
  error?: string | undefined
  className?: string | undefined
}

/** The variation of a shipping quote in a plain form, sent as `variacao`. */
export function VariationSelect({ values, chosen, empty = '', ...field }: VariationSelectProps) {
  return (
    <Select {...field} name="variacao" required defaultValue={chosen || ''} autoComplete="off">
      <option value="">{empty}</option>
      {values.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  )
}
