'use client'

import { buttonClass } from '#components/ui/button.tsx'
import { Drawer } from '#components/ui/drawer.tsx'
import { Link } from '#components/ui/link.tsx'
import { kitCopy } from '#lib/copy/kit.ts'
import { kitPanelCopy } from '#lib/copy/kit-panel.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { kitName } from '#lib/shop/kit.ts'
import type { Kit } from '#lib/shop/kit.ts'

import { Description } from './description.tsx'
import styles from './kit-panel.module.css'
import { swatchStyle } from '#components/ui/swatch.ts'
import { TopicList } from './topic-list.tsx'

type KitPanelProps = { kit: Kit; lang: Lang; page: string; open: boolean; onClose: () => void }

/** The details of a kit in a drawer (section 2), loaded when it first opens. */
export function KitPanel({ kit, lang, page, open, onClose }: KitPanelProps) {
  const copy = kitPanelCopy[lang]
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={kitCopy[lang].detailsOf(kitName(kit))}
      closeLabel={copy.close}
      header={
        <>
          <h2 className={styles.title}>{kitName(kit)}</h2>
          {kit.subtitle ? <p className={styles.subtitle}>{kit.subtitle}</p> : null}
        </>
      }
      footer={
        <Link href={page} className={buttonClass({ variant: 'secondary', wide: true })}>
          {copy.seeProduct}
        </Link>
      }
    >
      <div className={styles.parts}>
        {kit.description ? (
          <section>
            <h3 className={styles.heading}>{copy.description}</h3>
            <Description text={kit.description} />
          </section>
        ) : null}
        {kit.topics.length > 0 ? (
          <section>
            <h3 className={styles.heading}>{copy.topics}</h3>
            <TopicList topics={kit.topics} />
          </section>
        ) : null}
        {kit.nutrition ? (
          <section>
            <h3 className={styles.heading}>{copy.nutrition}</h3>
            <p>{kit.nutrition}</p>
          </section>
        ) : null}
        <Flavours kit={kit} lang={lang} />
      </div>
    </Drawer>
  )
}

function Flavours({ kit, lang }: Pick<KitPanelProps, 'kit' | 'lang'>) {
  const copy = kitPanelCopy[lang]
  const flavours = kit.hasFlavours ? kit.flavours : []
  if (flavours.length === 0 && !kit.flavourText) return null
  return (
    <section>
      <h3 className={styles.heading}>{copy.flavours}</h3>
      {flavours.length === 0 ? (
        <p>{kit.flavourText}</p>
      ) : (
        <ul role="list" className={styles.flavours}>
          {flavours.map(({ id, name, inStock, keys }) => (
            <li key={id} className={inStock ? styles.flavour : styles.soldOut}>
              <span className={styles.swatch} style={swatchStyle(keys)} />
              {inStock ? name : kitCopy[lang].soldOutOption(name)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
