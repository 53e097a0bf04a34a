import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './footer.module.css'

/** The e-bit seal in a drawing of our own; seal-guard.ts answers attempts to copy it (spec sections 2 and 8). */
export function EbitSeal({ lang, url }: { lang: Lang; url: string | null }) {
  const { seal, sealText, sealAlert } = shellCopy[lang]
  const drawing = (
    <>
      <svg viewBox="0 0 96 96" width="88" height="88" aria-hidden="true">
        <circle cx="48" cy="48" r="46" />
        <circle cx="48" cy="48" r="41" strokeDasharray="2 3" />
        <path d="M34 62h28M41 70.500h14M48 17l2.7 5.5 6 .9-4.4 4.2 1.1 6-5.4-2.9-5.4 2.9 1.1-6-4.4-4.2 6-.9z" />
        <text x="48" y="55">
          e-bit
        </text>
      </svg>
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
