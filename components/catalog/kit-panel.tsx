'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useQuery } from '@tanstack/react-query'

import { buttonClass } from '#components/ui/button.tsx'
import { Drawer } from '#components/ui/drawer.tsx'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { queryClient } from '#lib/browser/cart-query.ts'
import { kitDetailsQuery } from '#lib/browser/kit-details-query.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import { kitPanelCopy } from '#lib/copy/kit-panel.ts'
import { priceTexts, type PriceFormat, type PriceTexts } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { kitName } from '#lib/shop/kit.ts'
import type { CardKit, KitDetails } from '#lib/shop/kit.ts'

import { Description } from './description.tsx'
import styles from './kit-panel.module.css'
import { PanelForm } from './panel-form.tsx'
import { groundStyle, swatchStyle } from '#components/ui/swatch.ts'
import { TopicList } from './topic-list.tsx'

type KitPanelProps = {
  kit: CardKit
  lang: Lang
  pagePath: string
  /** The price as the card shows it. */
  price: ReactNode
  /** The texts of a price that is newer than the page. */
  current: PriceTexts | undefined
  format: PriceFormat
  open: boolean
  onClose: () => void
}

const PICTURE_WIDTHS = [320, 640]

/** The details of a kit in a drawer, with its picture, price and add button (spec section 2); its code and texts load when it first opens. */
export function KitPanel({ kit, lang, pagePath, price, current, format, open, onClose }: KitPanelProps) {
  const copy = kitPanelCopy[lang]
  const picture = kit.pictures[0] ?? kit.flavours.find((flavour) => flavour.picture)?.picture
  const { atGoal } = current ?? priceTexts(kit, format) ?? {}
  const { data: details, isPending, isError } = useQuery(kitDetailsQuery(lang, kit), queryClient())
  // Outside of the card, whose form must not contain the form of the panel.
  return createPortal(
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
      footer={<PanelForm kit={kit} lang={lang} onAdded={onClose} />}
    >
      <div className={styles.parts}>
        {picture ? (
          <div className={styles.picture} style={groundStyle(kit.color)}>
            <Picture src={picture} alt="" width={320} height={320} sizes="20rem" widths={PICTURE_WIDTHS} />
          </div>
        ) : null}
        <div className={styles.price}>
          {price}
          {atGoal ? <p className={styles.goal}>{atGoal}</p> : null}
        </div>
        {details ? <Texts details={details} lang={lang} /> : null}
        {isPending ? <p role="status">{copy.loading}</p> : null}
        {isError ? <p role="alert">{copy.failed}</p> : null}
        <Flavours kit={kit} text={details?.flavourText} lang={lang} />
        {/* In the scrolling part, which needs an element that takes the focus (WCAG 2.1.1). */}
        <Link href={pagePath} className={buttonClass({ variant: 'secondary', wide: true })}>
          {copy.seeProduct}
        </Link>
      </div>
    </Drawer>,
    document.body,
  )
}

function Texts({ details, lang }: { details: KitDetails; lang: Lang }) {
  const { description, topics, nutrition } = details
  const copy = kitPanelCopy[lang]
  return (
    <>
      {description ? (
        <section>
          <h3 className={styles.heading}>{copy.description}</h3>
          <Description text={description} />
        </section>
      ) : null}
      {topics.length > 0 ? (
        <section>
          <h3 className={styles.heading}>{copy.topics}</h3>
          <TopicList topics={topics} />
        </section>
      ) : null}
      {nutrition ? (
        <section>
          <h3 className={styles.heading}>{copy.nutrition}</h3>
          <p>{nutrition}</p>
        </section>
      ) : null}
    </>
  )
}

type FlavoursProps = Pick<KitPanelProps, 'kit' | 'lang'> & { text: string | undefined }

function Flavours({ kit, text, lang }: FlavoursProps) {
  const copy = kitPanelCopy[lang]
  const flavours = kit.hasFlavours ? kit.flavours : []
  if (flavours.length === 0 && !text) return null
  return (
    <section>
      <h3 className={styles.heading}>{copy.flavours}</h3>
      {flavours.length === 0 ? (
        <p>{text}</p>
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
