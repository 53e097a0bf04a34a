import { Button } from '#components/ui/button.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { RemovedFields } from '#lib/shop/removed-line.ts'
import { RemovedLine } from './removed-line.tsx'

/** The line that was removed last, with a plain form that adds it again. The page loads with the focus on its button, because the pressed one is gone (P6). */
export function UndoForm({ removed, lang }: { removed: RemovedFields; lang: Lang }) {
  const { undo, undoRemoval } = cartCopy[lang]
  const { nome, ...fields } = removed
  return (
    <form method="post" action={localePath(lang, paths.cartChange())} role="status">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RemovedLine name={nome} lang={lang}>
        <Button
          type="submit"
          name="acao"
          value="desfazer"
          variant="quiet"
          size="small"
          autoFocus
          aria-label={undoRemoval(nome)}
        >
          {undo}
        </Button>
      </RemovedLine>
    </form>
  )
}
