import type { ReactNode } from 'react'
import { classNames } from '#components/ui/class-names.ts'
import { Icon } from '#components/ui/icon.tsx'
import { checkoutCopy } from '#lib/copy/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import styles from './step.module.css'

/** The names of the steps; each is also the value of `passo` in the page's address. */
export const CHECKOUT_STEPS = ['dados', 'entrega', 'opcao', 'pagamento'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

type StepProps = {
  name: CheckoutStep
  lang: Lang
  /** `done`: a line with the accepted values; `later`: waits for the steps before it. */
  state: 'open' | 'done' | 'later'
  /** The accepted values of a done step; a line break never splits one of them. */
  summary?: readonly string[]
  children?: ReactNode
}

/** Returns the address that opens a step, without language. */
const stepPath = (name: CheckoutStep) => `${paths.checkoutPayment()}?passo=${name}#passo-${name}`

/** A step of the checkout: open with its form, done as a line with a link that changes it, or waiting. */
export function Step({ name, lang, state, summary, children }: StepProps) {
  const copy = checkoutCopy[lang]
  const number = CHECKOUT_STEPS.indexOf(name) + 1
  const title = copy.steps[name]
  return (
    <li id={`passo-${name}`} tabIndex={-1} className={classNames(styles.step, styles[state])}>
      <div className={styles.head}>
        <span className={styles.number}>
          {state === 'done' ? <Icon name="check" size="small" /> : <span aria-hidden="true">{number}</span>}
        </span>
        <h2 className={styles.title} aria-current={state === 'open' ? 'step' : undefined}>
          <span className="visually-hidden">{copy.stepOf(number)}: </span>
          {title}
          {state === 'done' ? <span className="visually-hidden"> ({copy.done})</span> : null}
        </h2>
        {state === 'done' ? (
          // A plain link: the router would not move the focus to the step.
          <a
            href={localePath(lang, stepPath(name))}
            className={styles.change}
            aria-label={`${copy.change}: ${title}`}
          >
            {copy.change}
          </a>
        ) : null}
      </div>
      {state === 'done' ? (
        <p className={styles.summary}>
          {summary?.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </p>
      ) : null}
      {state === 'open' ? <div className={styles.body}>{children}</div> : null}
    </li>
  )
}
