import { number, string, type InferType } from 'yup'
import { bilingualText, bilingualLists, listField, optional, part, textField } from './fields.ts'

const point = () => ({ id: textField(), title: bilingualText(), text: bilingualText() })

/** The content of the landing page, its claims and pictures (P24). */
export const landingSchema = optional({
  /** The path of the product page that shows this content; links to start shopping lead there. */
  path: textField().matches(/^\/[a-z0-9][a-z0-9_-]*(?:\.html)?$/, '${path} must be a path such as /coffee'),
  /** The serving that the nutrition table is about, such as '12g'. */
  serving: bilingualText(),
  banner: part({ picture: textField(), alt: bilingualText(), title: bilingualText(), text: bilingualText() }),
  results: part({
    heading: bilingualText(),
    text: bilingualText(),
    more: bilingualLists(),
    picture: textField(),
    alt: bilingualText(),
    benefits: listField(part(point())),
  }),
  /** What the product is; `id` is the anchor of the section. */
  about: part({
    id: textField(),
    heading: bilingualText(),
    lead: bilingualText(),
    paragraphs: bilingualLists(),
  }),
  advantages: part({
    heading: bilingualText(),
    text: bilingualText(),
    items: listField(part({ ...point(), figure: bilingualText() })),
  }),
  formula: part({
    label: bilingualText(),
    heading: bilingualText(),
    text: bilingualText(),
    period: bilingualText(),
    claims: listField(part({ ...point(), percent: number().required() })),
    source: bilingualText(),
    sourceLink: bilingualText(),
  }),
  products: part({
    heading: bilingualText(),
    text: bilingualText(),
    build: part({
      heading: bilingualText(),
      text: bilingualText(),
      link: bilingualText(),
      picture: textField(),
    }),
  }),
  actives: part({
    heading: bilingualText(),
    text: bilingualText(),
    items: listField(
      part({
        id: textField(),
        dose: bilingualText(),
        name: bilingualText(),
        text: bilingualText(),
        picture: string(),
      }),
    ),
  }),
  flavours: part({
    heading: bilingualText(),
    text: bilingualText(),
    note: bilingualText(),
    serving: bilingualText(),
    items: listField(
      part({
        value: number().required(),
        key: textField(),
        name: bilingualText(),
        picture: textField(),
        alt: bilingualText(),
        recipe: bilingualText(),
        needs: bilingualLists(),
        method: bilingualText(),
      }),
    ),
  }),
  consume: part({
    heading: bilingualText(),
    picture: textField(),
    alt: bilingualText(),
    steps: listField(part(point())),
    days: number().required(),
    servings: number().required(),
    expected: bilingualText(),
    expectedText: bilingualText(),
    /** The limits of the expected effect, with a link to the page about what is known. */
    expectedNote: optional({ text: bilingualText(), path: textField(), label: bilingualText() }),
    facts: listField(part({ id: textField(), figure: bilingualText(), text: bilingualText() })),
    note: bilingualText(),
  }),
  comments: part({ heading: bilingualText() }),
  questions: part({ heading: bilingualText(), link: bilingualText() }),
  buy: part({ heading: bilingualText(), text: bilingualText(), picture: textField(), alt: bilingualText() }),
})

/** The landing page of a brand in both languages. */
export type LandingSource = NonNullable<InferType<typeof landingSchema>>
