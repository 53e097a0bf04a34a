import type { CSSProperties, ReactNode } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { DeferredSection } from '#components/ui/deferred-section.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { LandingContent } from '#lib/content/landing.ts'
import { landingCopy } from '#lib/copy/landing.ts'
import type { Lang } from '#lib/routes/lang.ts'

import styles from './flavour-recipes.module.css'
import section from './section.module.css'

type FlavourRecipesProps = {
  lang: Lang
  content: LandingContent
  /** The nutrition table, if the store has one. */
  nutrition: ReactNode
}

/** A recipe for each flavour: tabs with the values 1 to 5, as radio buttons styled by CSS (spec sections 2, 4). */
export function FlavourRecipes({ lang, content, nutrition }: FlavourRecipesProps) {
  const { flavours } = content
  const copy = landingCopy[lang]
  return (
    <DeferredSection className={classNames(section.section, styles.flavours)} aria-labelledby="modos-de-uso">
      <div className={styles.title}>
        <h2 id="modos-de-uso">{flavours.heading}</h2>
        <p className={section.lead}>{flavours.text}</p>
      </div>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{copy.chooseFlavour}</legend>
        {flavours.items.map(({ value, key, name }) => (
          <label key={key} className={styles.tab} style={colour(key)}>
            <input type="radio" name="modo-de-uso" value={value} defaultChecked={value === 1} />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={styles.panels}>
        {flavours.items.map(({ key, name, picture, alt, recipe, needs, method }) => (
          <div key={key} role="group" aria-label={name} className={styles.panel} style={colour(key)}>
            <div className={styles.picture}>
              <Picture
                src={picture}
                alt={alt}
                width={1080}
                height={1080}
                sizes="(min-width: 64rem) min(57vw, 730px), (min-width: 48rem) 46vw, 92vw"
                widths={[320, 640, 1080]}
              />
            </div>
            <div className={styles.recipe}>
              <p className={section.label}>{name}</p>
              <h3>{recipe}</h3>
              <p>{copy.needs}</p>
              <ul>
                {needs.map((need) => (
                  <li key={need}>{need}</li>
                ))}
              </ul>
              <p>{method}</p>
            </div>
          </div>
        ))}
      </div>
      {nutrition ? (
        <div className={styles.nutrition}>
          <p className={styles.names}>
            {flavours.items.map(({ key, name }) => (
              <span key={key}>{flavours.serving.replace('{sabor}', name)}</span>
            ))}
          </p>
          {nutrition}
          <p>{flavours.note}</p>
        </div>
      ) : null}
    </DeferredSection>
  )
}

function colour(key: string) {
  return { '--colour': `var(--flavour-${key}, var(--edge))` } as CSSProperties
}
