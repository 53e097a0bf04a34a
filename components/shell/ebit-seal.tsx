import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './footer.module.css'

/** The e-bit seal as text; seal-guard.ts handles attempts to copy it (spec sections 2 and 8). */
export function EbitSeal({ lang, url }: { lang: Lang; url: string | null }) {
  const { seal, sealText, sealAlert } = shellCopy[lang]
  const drawing = (
    <>
      <strong aria-hidden="true">e-bit</strong>
      <span>
        <span className="visually-hidden">{seal}: </span>
        {sealText}
      </span>
    </>
  )
  const guard = { className: styles.seal, draggable: true, 'data-seal': sealAlert }
  return url ? (
    <a href={url} rel="noopener" {...guard}>
      {drawing}
    </a>
  ) : (
    <div role="img" aria-label={`${seal}: ${sealText}`} {...guard}>
      {drawing}
    </div>
  )
}
