'use client'

import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import { focusField } from '#components/ui/focus-field.ts'
import { showToast } from '#components/ui/toast.ts'
import type { KitBuilderTexts } from '#lib/content/kit-texts.ts'
import { buildKitCopy } from '#lib/copy/build-kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import {
  builtKitLine,
  kitWithUnits,
  MAX_UNITS,
  unitsWithoutFlavour,
  type UnitFlavour,
} from '#lib/shop/build-kit.ts'
import { editedKitIn } from '#lib/shop/edited-kit.ts'
import { addLineToCart, cartPreloadProps } from '#lib/state/lazy-cart.ts'

import styles from './kit-builder.module.css'
import { KitSummary } from './kit-summary.tsx'
import type { KitOffer } from './kit-offers.ts'
import { UnitCount } from './unit-count.tsx'
import { UnitPicker } from './unit-picker.tsx'

type KitBuilderProps = {
  offers: readonly KitOffer[]
  flavours: readonly UnitFlavour[]
  lang: Lang
  texts: KitBuilderTexts
}

// The number of units selected at first: enough to mix flavours, few enough for a first order.
const INITIAL_UNITS = 3

/**
 * The kit builder: number of units, a flavour for each, the price, one cart line (P5, spec section 5). It works as a plain form
 * without JavaScript; CSS hides the units beyond the selected number.
 */
export function KitBuilder({ offers, flavours, lang, texts }: KitBuilderProps) {
  const copy = buildKitCopy[lang]
  const form = useRef<HTMLFormElement>(null)
  const inStock = offers.filter((offer) => offer.inStock)
  const [units, setUnits] = useState(
    (kitWithUnits(inStock, INITIAL_UNITS) ?? inStock[0] ?? offers[0])?.units ?? 0,
  )
  const [flavourIds, setFlavourIds] = useState<number[]>(() => Array.from({ length: MAX_UNITS }, () => 0))
  const [showsFlavourErrors, setShowsFlavourErrors] = useState(false)
  const [edited, setEdited] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const offer = kitWithUnits(offers, units)

  // Takes over what the visitor selected before hydration.
  useEffect(() => {
    const fields = form.current?.elements
    if (!fields) return
    const selectedBefore = [...(fields.namedItem('sabor') as RadioNodeList)].map((field) =>
      Number(valueOf(field)),
    )
    if (selectedBefore.some(Boolean)) setFlavourIds(selectedBefore)
    setUnits((before) => Number((fields.namedItem('unidades') as RadioNodeList).value) || before)
  }, [])

  // The link of a kit in the cart opens the builder with it, also while the builder is on display.
  useEffect(() => {
    const read = () => {
      const kit = editedKitIn(location.hash)
      if (!kit) return
      setUnits(kit.flavourIds.length)
      setFlavourIds(Array.from({ length: MAX_UNITS }, (_, unit) => kit.flavourIds[unit] ?? 0))
      setEdited(kit.adicional)
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])

  const addToCart = async (event: MouseEvent) => {
    event.preventDefault()
    const line = offer && builtKitLine(offer, flavourIds)
    if (!line) {
      setShowsFlavourErrors(true)
      showToast({ kind: 'info', text: copy.selectFlavour })
      const [missing = 0] = unitsWithoutFlavour(flavourIds, units)
      focusField(form.current?.querySelectorAll('select')[missing])
      return
    }
    setIsAdding(true)
    const isAdded = await addLineToCart(edited ? { ...line, replaces: edited } : line)
    setIsAdding(false)
    if (isAdded && edited) {
      setEdited('')
      history.replaceState(history.state, '', location.pathname + location.search)
    }
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
        <UnitCount offers={offers} units={units} onChange={setUnits} lang={lang} texts={texts} />
        <UnitPicker
          flavours={flavours}
          units={units}
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
          flavourIds={flavourIds.slice(0, units)}
          lang={lang}
          texts={texts}
          isEdit={edited !== ''}
          button={{
            busy: isAdding,
            onClick: (event) => void addToCart(event),
            ...cartPreloadProps,
          }}
        />
      ) : null}
    </form>
  )
}

const valueOf = (field: Node) => (field as HTMLSelectElement).value
