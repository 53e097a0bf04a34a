import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { countedName, nameWithoutFlavours } from '#lib/shop/line-name.ts'
import type { RemovedFields } from '#lib/shop/removed-line.ts'
import type { SwapFields } from '#lib/shop/swapped-lines.ts'
import { UndoRow } from './undo-row.tsx'

type PlainUndoProps = {
  /** What the button sends, beside `fields`. */
  action: 'desfazer' | 'destrocar'
  fields: Readonly<Record<string, string>>
  text: string
  label: string
  lang: Lang
}

/** A plain form that undoes a change. The page loads with the focus on its button, because the pressed one is gone (P6). */
function PlainUndo({ action, fields, text, label, lang }: PlainUndoProps): ReactNode {
  return (
    <form method="post" action={localePath(lang, paths.cartChange())} role="status">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <UndoRow text={text}>
        <Button
          type="submit"
          name="acao"
          value={action}
          variant="quiet"
          size="small"
          autoFocus
          aria-label={label}
        >
          {cartCopy[lang].undo}
        </Button>
      </UndoRow>
    </form>
  )
}

/** The line that was removed last, with a form that adds it again. */
export function UndoForm({ removed, lang }: { removed: RemovedFields; lang: Lang }) {
  const { undoRemoval, removed: text } = cartCopy[lang]
  const { nome, ...fields } = removed
  const name = (of: string) => countedName(of, Number(fields.quantidade))
  return (
    <PlainUndo
      action="desfazer"
      fields={fields}
      text={text(name(nameWithoutFlavours(nome)))}
      label={undoRemoval(name(nome))}
      lang={lang}
    />
  )
}

/** The lines that kits have replaced, with a form that brings them back. */
export function SwapBackForm({ swapped, lang }: { swapped: SwapFields; lang: Lang }) {
  const { undoSwap, swapped: text } = cartCopy[lang]
  const { kits, linhas, de, por } = swapped
  return (
    <PlainUndo
      action="destrocar"
      fields={{ kits, linhas }}
      text={text(de, por)}
      label={undoSwap(de)}
      lang={lang}
    />
  )
}
