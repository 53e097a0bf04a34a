import type { Company } from '#lib/config/company.ts'
import { shellCopy } from '#lib/copy/shell.ts'
import type { Lang } from '#lib/routes/lang.ts'
import styles from './footer.module.css'

// SVG paths on a 24-unit square, in the style of the icons; a network without one shows its first letter.
const GLYPHS: Record<string, string> = {
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8.200a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.600M16.8 7.100v.1',
  facebook: 'M17 4.500h-1.500a3 3 0 0 0-3 3v13M9 12h7',
  youtube:
    'M5 6h14a2.5 2.5 0 0 1 2.5 2.500v7A2.5 2.5 0 0 1 19 18H5a2.5 2.5 0 0 1-2.5-2.500v-7A2.5 2.5 0 0 1 5 6zM10.2 9.300v5.400l4.6-2.700z',
  tiktok: 'M13 3.500v12.200a3.3 3.3 0 1 1-3.3-3.300M13 3.500c.3 2.9 2.2 4.7 5 4.9',
  pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.7 20.600l2.5-10.400M9.2 13.300c-1.3-2.9.5-5.5 3.2-5.5 2.4 0 3.8 1.7 3.3 4-.5 2.3-2.6 3.6-4.3 2.3',
  linkedin:
    'M4.5 4.500h15v15h-15zM8.3 11v5.300M8.3 7.800v.1M11.5 16.300V11M11.5 13.400c.6-3 4.4-3.3 4.4 0v2.9',
  x: 'M5 4.500l14 15M19 4.500l-14 15',
}

/** Links to the social profiles that the company file lists. */
export function SocialLinks({ lang, socials }: { lang: Lang; socials: Company['socials'] }) {
  if (socials.length === 0) return null
  return (
    <ul role="list" aria-label={shellCopy[lang].follow} className={styles.socials}>
      {socials.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" aria-label={name}>
            <Glyph name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Glyph({ name }: { name: string }) {
  const path = GLYPHS[name.toLowerCase()]
  if (!path) return <span aria-hidden="true">{name.slice(0, 1)}</span>
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
