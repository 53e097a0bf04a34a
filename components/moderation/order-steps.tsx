import { classNames } from '#components/ui/class-names.ts'
import { moderationOrdersCopy as copy } from '#lib/copy/moderation-orders.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import type { OrderState } from '#lib/contract/order-document.ts'
import parts from './parts.module.css'
import styles from './owner-order.module.css'

interface OrderStepsProps {
  number: number
  steps: readonly OrderState[]
  formToken: string
}

/** One form for each step that an order may take; sending asks for the carrier, cancelling and returning for a reason. */
export function OrderSteps({ number, steps, formToken }: OrderStepsProps) {
  const known = steps.filter((step) => copy.steps[step] !== undefined)
  if (known.length === 0) return null
  return (
    <section aria-labelledby="passos">
      <h2 id="passos" className={parts.subheading}>
        {copy.actions}
      </h2>
      <div className={styles.steps}>
        {known.map((step) => (
          <form key={step} method="post" action={moderationPaths.orderStep} className={parts.filter}>
            <input type="hidden" name="ficha" value={formToken} />
            <input type="hidden" name="numero" value={number} />
            <input type="hidden" name="passo" value={step} />
            {step === 'enviado' ? (
              <>
                <Text name="transportadora" label={copy.carrier} />
                <Text name="codigo" label={copy.code} />
                <Text name="endereco" label={copy.url} type="url" isOptional />
              </>
            ) : null}
            {step === 'cancelado' || step === 'devolvido' ? <Text name="motivo" label={copy.reason} /> : null}
            <button
              className={classNames(parts.button, step === 'cancelado' ? parts.negative : parts.positive)}
            >
              {copy.steps[step]}
            </button>
          </form>
        ))}
      </div>
    </section>
  )
}

interface TextProps {
  name: string
  label: string
  type?: 'text' | 'url'
  isOptional?: boolean
}

function Text({ name, label, type = 'text', isOptional = false }: TextProps) {
  return (
    <label className={parts.label}>
      {label}
      <input
        name={name}
        type={type}
        required={!isOptional}
        maxLength={200}
        autoComplete="off"
        className={parts.control}
      />
    </label>
  )
}
