'use client'

import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import { showToast } from '#components/ui/toast.ts'
import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import {
  builtKitLine,
  kitWithPots,
  MAX_POTS,
  potsWithoutFlavour,
  type PotFlavour,
} from '#lib/shop/build-kit.ts'
import { addLineToCart, preloadCart } from '#lib/state/lazy-cart.ts'

import styles from './kit-builder.module.css'
import { KitSummary } from './kit-summary.tsx'
import type { KitOffer } from './kit-offers.ts'
import { PotCount } from './pot-count.tsx'
import { PotPicker } from './pot-picker.tsx'

type KitBuilderProps = {
  offers: readonly KitOffer[]
  flavours: readonly PotFlavour[]
  lang: Lang
  texts: KitBuilderTexts
}

// The number of pots selected at first: enough to mix flavours, few enough for a first order.
const INITIAL_POTS = 3

/**
 * The kit builder: number of pots, a flavour for each, the price, one cart line (P5, spec section 5). It works as a plain form
 * without JavaScript; CSS hides the pots beyond the selected number.
 */
export function KitBuilder({ offers, flavours, lang, texts }: KitBuilderProps) {
  const copy = buildKitCopy[lang]
  const form = useRef<HTMLFormElement>(null)
  const inStock = offers.filter((offer) => offer.inStock)
  const [pots, setPots] = useState((kitWithPots(inStock, INITIAL_POTS) ?? inStock[0] ?? offers[0])?.pots ?? 0)
  const [flavourIds, setFlavourIds] = useState<number[]>(() => Array.from({ length: MAX_POTS }, () => 0))
  const [showsFlavourErrors, setShowsFlavourErrors] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const offer = kitWithPots(offers, pots)

  // Takes over what the visitor selected before hydration.
  useEffect(() => {
    const fields = form.current?.elements
    if (!fields) return
    const selectedBefore = [...(fields.namedItem('sabor') as RadioNodeList)].map((field) =>
      Number(valueOf(field)),
    )
    if (selectedBefore.some(Boolean)) setFlavourIds(selectedBefore)
    setPots((before) => Number((fields.namedItem('unidades') as RadioNodeList).value) || before)
  }, [])

  const press = async (event: MouseEvent) => {
    event.preventDefault()
    const line = offer && builtKitLine(offer, flavourIds)
    if (!line) {
      setShowsFlavourErrors(true)
      showToast({ kind: 'info', text: copy.selectFlavour })
      const [missing = 0] = potsWithoutFlavour(flavourIds, pots)
      form.current?.querySelectorAll('select')[missing]?.focus()
      return
    }
    setIsAdding(true)
    const isAdded = await addLineToCart(line)
    setIsAdding(false)
    if (!isAdded) showToast({ kind: 'error', text: copy.addFailed })
  }

  return (
    <form
      ref={form}
      method="post"
      action={localePath(lang, paths.cartAdd())}
      autoComplete="off"
      className={styles.builder}
    >
      <input type="hidden" name="tipo" value="lista" />
      <input type="hidden" name="quantidade" value="1" />
      <div className={styles.steps}>
        <PotCount offers={offers} pots={pots} onChange={setPots} lang={lang} texts={texts} />
        <PotPicker
          flavours={flavours}
          pots={pots}
          flavourIds={flavourIds}
          onChange={setFlavourIds}
          showsFlavourErrors={showsFlavourErrors}
          lang={lang}
          texts={texts}
        />
      </div>
      {offer ? (
        <KitSummary
          offer={offer}
          flavours={flavours}
          flavourIds={flavourIds.slice(0, pots)}
          lang={lang}
          texts={texts}
          button={{
            busy: isAdding,
            onClick: (event) => void press(event),
            onPointerEnter: preload,
            onFocus: preload,
          }}
        />
      ) : null}
    </form>
  )
}

const valueOf = (field: Node) => (field as HTMLSelectElement).value

// Loads the code of the cart before the press; the press itself reports a failure.
function preload() {
  preloadCart().catch(() => {})
}
