import { number, string, type InferType } from 'yup'
import { both, bothLists, listField, optional, part, textField } from './fields.ts'

const point = () => ({ id: textField(), title: both(), text: both() })

/** The content of the landing page, its claims and pictures (P24). */
export const landingSchema = optional({
  /** The path of the product page that shows this content; links to start shopping lead there. */
  path: textField().matches(/^\/[a-z0-9][a-z0-9_-]*(?:\.html)?$/, '${path} must be a path such as /coffee'),
  /** The serving that the nutrition table is about, such as '12g'. */
  serving: both(),
  banner: part({ picture: textField(), alt: both(), title: both(), text: both() }),
  results: part({
    heading: both(),
    text: both(),
    more: bothLists(),
    picture: textField(),
    alt: both(),
    benefits: listField(part(point())),
  }),
  /** What the product is; `id` is the anchor of the section. */
  about: part({ id: textField(), heading: both(), lead: both(), paragraphs: bothLists() }),
  advantages: part({
    heading: both(),
    text: both(),
    items: listField(part({ ...point(), figure: both() })),
  }),
  formula: part({
    label: both(),
    heading: both(),
    text: both(),
    period: both(),
    claims: listField(part({ ...point(), percent: number().required() })),
    source: both(),
    sourceLink: both(),
  }),
  products: part({
    heading: both(),
    text: both(),
    build: part({ heading: both(), text: both(), link: both(), picture: textField() }),
  }),
  actives: part({
    heading: both(),
    text: both(),
    items: listField(part({ id: textField(), dose: both(), name: both(), text: both(), picture: string() })),
  }),
  flavours: part({
    heading: both(),
    text: both(),
    note: both(),
    serving: both(),
    items: listField(
      part({
        value: number().required(),
        key: textField(),
        name: both(),
        picture: textField(),
        alt: both(),
        recipe: both(),
        needs: bothLists(),
        method: both(),
      }),
    ),
  }),
  consume: part({
    heading: both(),
    picture: textField(),
    alt: both(),
    steps: listField(part(point())),
    days: number().required(),
    servings: number().required(),
    expected: both(),
    expectedText: both(),
    facts: listField(part({ id: textField(), figure: both(), text: both() })),
    note: both(),
  }),
  comments: part({ heading: both() }),
  questions: part({ heading: both(), link: both() }),
  buy: part({ heading: both(), text: both(), picture: textField(), alt: both() }),
})

/** The landing page of a brand in both languages. */
export type LandingSource = NonNullable<InferType<typeof landingSchema>>
