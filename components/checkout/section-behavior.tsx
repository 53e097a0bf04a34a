'use client'

import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { suggestEmail } from '#components/ui/email-suggestion.ts'
import { markChecked, showFieldError, type Control } from '#components/ui/enhance-form.ts'
import { focusField } from '#components/ui/focus-field.ts'
import { maskWhileTyping } from '#components/ui/mask-typing.ts'
import { RejectedNote } from '#components/ui/rejected-note.tsx'
import { rememberPostalCode } from '#lib/browser/quoted-postal-code.ts'
import { deliverySchema } from '#lib/contract/checkout.ts'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import { emailSuggestionCopy } from '#lib/copy/email-suggestion.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { suggestedEmail } from '#lib/shop/email-suggestion.ts'
import { fieldErrors, type FieldErrors } from '#lib/shop/field-errors.ts'
import { buyerFormSchema } from '#lib/shop/form-rules.ts'
import { mask, type MaskKind } from '#lib/shop/masks.ts'
import { postalCodeDigits } from '#lib/shop/shipping.ts'
import { isFolded, revealField, unfoldAddress } from './address-fold.ts'
import { fieldId } from './checkout-fields.ts'
import { fillAddress } from './fill-address.ts'
import { lastingErrors, markedErrors, type MarkedErrors } from './marked-errors.ts'
import { currentValue, forgetTyped, storeTyped } from './typed-values.ts'

type Section = 'dados' | 'entrega' | 'opcao'
type Values = Record<string, string>

const MASKS: Record<string, MaskKind> = { cpf: 'cpf', celular: 'phone', cep: 'postalCode' }

/**
 * Validates a form of the checkout with the schema of the store: formik holds values, touched fields and errors, and the inputs of the
 * page stay uncontrolled (docs/decisions/0081). The browser posts the form when all fields are valid.
 */
export function SectionBehavior({
  form,
  lang,
  section,
  usesQuotedCep,
}: {
  form: HTMLFormElement
  lang: Lang
  section: Section
  /** Whether a CEP that is found is also that of the next shipping quote. */
  usesQuotedCep: boolean
}) {
  const [isSent, setIsSent] = useState(false)
  const unknownCep = useRef('')
  const [first] = useState(() => {
    const values = valuesOf(form)
    const marked = markedErrors(form)
    const isListed = form.querySelector('#erros li') !== null
    return { values, marked, isListed, errors: errorsOf(section, values, lang, marked, '') }
  })
  const formik = useFormik<Values>({
    initialValues: first.values,
    // What the page shows as wrong stays so until it is right, and the other fields have not been judged yet.
    initialErrors: first.errors,
    initialTouched: Object.fromEntries(Object.keys(first.marked.errors).map((name) => [name, true])),
    validate: (values) => errorsOf(section, values, lang, first.marked, unknownCep.current),
    onSubmit: () => {
      forgetTyped(section)
      setIsSent(true)
    },
  })
  const { errors, touched, submitCount, isSubmitting } = formik

  const onInput = useEffectEvent((event: Event) => {
    const control = event.target as Control
    void formik.setFieldValue(control.name, currentValue(control))
    storeTyped(form, section)
  })
  const onLeave = useEffectEvent((event: FocusEvent) => {
    const { name, value } = event.target as Control
    if (!name || value === '') return
    void formik.setFieldTouched(name)
  })
  // Submitting a form that shows only the CEP opens the other fields: if the look-up fails, the shopper types them.
  const goOnFromCep = async () => {
    await formik.setFieldTouched('cep', true)
    const cep = form.elements.namedItem('cep') as HTMLInputElement
    const digits = postalCodeDigits(cep.value)
    if (!digits || digits === unknownCep.current) return focusField(cep)
    unfoldAddress(form)
    focusField(form.querySelector<Control>('[name=logradouro]'))
  }
  const onSubmit = useEffectEvent(async (event: SubmitEvent) => {
    const isLookUp = event.submitter instanceof HTMLButtonElement && event.submitter.name === 'acao'
    if (isLookUp && !isFolded(form)) {
      // The server renders the page again with what was typed and the address of the CEP, so nothing needs to be restored.
      forgetTyped(section)
      return
    }
    event.preventDefault()
    await formik.setValues(valuesOf(form), false)
    if (isFolded(form)) return goOnFromCep()
    await formik.submitForm()
  })

  // Before the other listeners, so that they do not see a submission that it stops.
  useEffect(
    () => suggestEmail(form, { suggest: suggestedEmail, texts: emailSuggestionCopy[lang] }),
    [form, lang],
  )
  useEffect(() => {
    prepare(form)
    const submit = (event: SubmitEvent) => void onSubmit(event)
    form.addEventListener('input', onInput)
    form.addEventListener('focusout', onLeave)
    form.addEventListener('submit', submit)
    return () => {
      form.removeEventListener('input', onInput)
      form.removeEventListener('focusout', onLeave)
      form.removeEventListener('submit', submit)
    }
  }, [form])

  const onUnknownCep = useEffectEvent((cep: string) => {
    unknownCep.current = cep
    void formik.setFieldTouched('cep')
  })
  const onFoundCep = useEffectEvent((cep: string) => {
    if (usesQuotedCep) rememberPostalCode(cep)
  })
  useEffect(
    () =>
      section === 'entrega'
        ? fillAddress(form, lang, { onFound: onFoundCep, onUnknown: onUnknownCep })
        : undefined,
    [form, lang, section],
  )

  useEffect(() => {
    for (const control of controlsOf(form))
      showFieldError(control, touched[control.name] ? (errors[control.name] ?? '') : '')
  }, [form, errors, touched])

  // Formik counts a submission before it has the errors, so the first wrong field gets the focus once it has rejected it.
  const isRejected = submitCount > 0 && !isSubmitting && !isSent
  useEffect(() => {
    if (!isRejected) return
    const wrong = form.querySelectorAll<Control>('[aria-invalid]')
    for (const control of wrong) revealField(control)
    focusField(wrong[0])
  }, [form, isRejected])
  useEffect(() => {
    if (isSent) form.submit()
  }, [form, isSent])

  if (isSent)
    return (
      <span role="status" className="visually-hidden">
        {checkoutCopy[lang].saving}
      </span>
    )
  const list = form.querySelector('[data-errors]')
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => touched[name]))
  const isListed = submitCount > 0 || first.isListed
  return list && isListed ? createPortal(<ErrorList errors={shown} lang={lang} />, list) : null
}

function ErrorList({ errors, lang }: { errors: FieldErrors; lang: Lang }) {
  const links = Object.entries(errors).map(([name, label = '']) => ({ label, href: `#${fieldId(name)}` }))
  if (links.length > 0) return <RejectedNote text={checkoutCopy[lang].check} links={links} />
  // CSS shows the server's list of errors while this element is empty; that list is outdated once the visitor has submitted again.
  return <span hidden />
}

// The page's own messages replace those of the browser.
function prepare(form: HTMLFormElement): void {
  markChecked(form)
  for (const [name, kind] of Object.entries(MASKS)) {
    const input = form.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    // The browser may have filled it, or the visitor typed, before this code had loaded.
    input.value = mask(kind, input.value)
    maskWhileTyping(input, (text) => mask(kind, text))
  }
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type=hidden]), select, textarea')]
}

// The values as the browser would post them: of a group of radio buttons only the checked one.
function valuesOf(form: HTMLFormElement): Values {
  const isSent = (control: Control) =>
    !(control instanceof HTMLInputElement && control.type === 'radio') || control.checked
  return Object.fromEntries(
    controlsOf(form)
      .filter(isSent)
      .map((control) => [control.name, currentValue(control)]),
  )
}

// In the order of the form, as its list has them.
function errorsOf(
  section: Section,
  values: Values,
  lang: Lang,
  marked: MarkedErrors,
  unknownCep: string,
): FieldErrors {
  const messages = checkoutCopy[lang].errors
  if (section === 'opcao') return values['opcao'] ? {} : { opcao: messages.problems.opcao }
  const errors: FieldErrors = {
    ...lastingErrors(marked, values),
    // Only the store knows which postal codes exist.
    ...(unknownCep !== '' && postalCodeDigits(values['cep'] ?? '') === unknownCep
      ? { cep: messages.problems.cep.invalido }
      : undefined),
    ...fieldErrors(section === 'dados' ? buyerFormSchema : deliverySchema, values, messages),
  }
  const names = Object.keys(messages.problems).filter((name) => name in errors)
  return Object.fromEntries(names.map((name) => [name, errors[name]!]))
}
