import { array, boolean, number, string, type InferType } from 'yup'
import {
  bilingualLists,
  bilingualText,
  day,
  listField,
  mapOf,
  optional,
  optionalBilingualText,
  part,
  textField,
} from './fields.ts'
import { companySchema } from './company-schema.ts'
import { brandDeliverySchema } from './delivery-schema.ts'
import { faqSchema, referencesSchema } from './faq-schema.ts'
import { guidesSchema } from './guides-schema.ts'
import { kitBuilderSchema } from './kit-builder-schema.ts'
import { landingSchema } from './landing-schema.ts'
import { aboutsSchema, brandPagesSchema, pageDatesSchema, serviceSchema } from './pages-schema.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slug = () => textField().matches(SLUG, '${path} must be a name of small letters, digits and hyphens')

const TERM_WORD = /^[a-z0-9]+\*?$/
const TOPIC = /^[a-z0-9]+(?: [a-z0-9]+)*$/

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const isColor = (value: unknown): value is string => typeof value === 'string' && COLOR.test(value)

const packageName = () => part({ one: textField(), many: textField() })

/** The fields of a brand file; all but name, slug and privacy policy are optional, and a missing one is not shown (P28, docs/decisions/0045). */
export const brandSchema = part({
  name: textField(),
  slug: slug(),
  /** The store's code at the reports API; the slug when left out. */
  storeCode: slug().optional(),
  tagline: optionalBilingualText(),
  /** The SVG path of the mark beside the name, in a view box of 24 by 24. */
  mark: string(),
  /** Addresses of the icons. */
  icons: optional({
    ico: textField(),
    svg: textField(),
    touch: textField(),
    small: textField(),
    large: textField(),
    maskable: textField(),
  }),
  /**
   * Pictures for social cards: `shop` is the finished card of the home page, `products` is for the kit builder and for a home page
   * without `shop`, `reviews` for the page of all reviews, `scene` for other pages without a picture.
   */
  socialPictures: optional({
    shop: textField(),
    products: textField(),
    scene: textField(),
    reviews: textField(),
  }),
  /** Colours of app/tokens.css that differ, by the name of their variable. */
  colors: mapOf(isColor, 'a colour such as #a6302f'),
  /** The colours of the store's flavours, by the store's key of a flavour. */
  flavours: mapOf(isColor, 'a colour such as #b3123f'),
  /** The second currency of English pages, for a store that states none; `rate` is the amount of it for one real (P3). */
  conversion: optional({
    code: textField().matches(/^[A-Z]{3}$/),
    rate: number().positive().required(),
    date: day(),
  }),
  /** The year in which the company was founded. */
  founded: number().integer(),
  /** The days in which a purchase can be returned. */
  returnDays: number().integer().min(1),
  /** Whether the shop pays the return shipping; say so only if `pages.returns` does (R53). */
  freeReturns: boolean(),
  /** How a purchase goes back. */
  returnMethod: string().oneOf(['mail', 'store', 'kiosk'] as const),
  /** Numbers of Google's product taxonomy for the feed, by the Portuguese name of the store's category (R68). */
  feedCategories: listField(part({ name: textField(), number: textField().matches(/^\d{1,7}$/) })),
  deliversEverywhere: boolean().default(false),
  delivery: brandDeliverySchema,
  paymentMethods: listField(textField()),
  /** Interface texts about the brand's own products. */
  words: optional({
    aboutShop: optionalBilingualText(),
    reviews: optionalBilingualText(),
    notFound: optionalBilingualText(),
    cartHint: optionalBilingualText(),
    cartLink: optionalBilingualText(),
    /** Popular searches, separated by commas. */
    popularSearches: optionalBilingualText(),
    searchEmpty: optionalBilingualText(),
    searchNone: optionalBilingualText(),
    searchLong: optionalBilingualText(),
    claims: optionalBilingualText(),
    /** The sentence under the heading of a product's kits. */
    kits: optionalBilingualText(),
    /** The link from a sold-out product to the related ones. */
    seeOthers: optionalBilingualText(),
    /** The heading of the related products. */
    related: optionalBilingualText(),
    institutional: optionalBilingualText(),
    references: optionalBilingualText(),
  }),
  home: optional({
    title: bilingualText(),
    description: bilingualText(),
    heading: bilingualText(),
    intro: bilingualText(),
    kits: bilingualText(),
    otherKits: bilingualText(),
  }),
  landing: landingSchema,
  /** Product pages that begin with a heading and their kits (spec section 2). */
  kitLists: listField(part({ path: textField(), heading: bilingualText(), text: bilingualText() })),
  /** Names of packages in kit titles, such as '2 potes'. The unit price of such a kit reads 'por pote', of any other 'por unidade' (P17). */
  packages: listField(part({ pt: packageName(), en: packageName() })),
  /** The review topics in display order; without any, the shop has no page of all reviews. */
  topics: listField(
    part({
      /** The name at the reports API, which is also its slug: `omega 3` is `omega-3`. */
      topic: textField().matches(TOPIC, '${path} must be words of small letters and digits'),
      name: bilingualText(),
      /** The product pages that show its reviews, the main one first; `{brand}` stands for the slug (P4). */
      pages: listField(textField()),
    }),
  ),
  /** Subjects that reviews mention, each with the words by which it is found: lower case without accents; `sabor*` for all that begin with it. */
  reviewTerms: listField(
    part({
      slug: slug(),
      name: bilingualText(),
      words: array(textField().matches(TERM_WORD, '${path} must be a word such as sabor or sabor*'))
        .min(1)
        .required(),
    }),
  ),
  comments: listField(part({ id: number().required(), nome: textField(), comentario: bilingualText() })),
  faq: faqSchema,
  references: referencesSchema,
  guides: guidesSchema,
  /** Texts of the store's categories, by slug: a sentence below the heading, and paragraphs below the products. */
  categories: listField(part({ slug: slug(), intro: optionalBilingualText(), text: bilingualLists() })),
  pages: brandPagesSchema,
  pageDates: pageDatesSchema,
  abouts: aboutsSchema,
  service: serviceSchema,
  /** The opening hours in the footer (P20). */
  hours: optionalBilingualText(),
  /** The opening hours in the help text below institutional pages (P20). */
  helpHours: optionalBilingualText(),
  kitBuilder: kitBuilderSchema,
  hasSurvey: boolean().default(false),
  /** The accounts that receive the shop's payments. */
  payments: optional({
    /** The key of a Pix account, and the holder's name and city as in the bank's register (docs/decisions/0082). */
    pix: optional({ key: textField().max(77), name: textField(), city: textField() }),
  }),
  company: companySchema,
})

/** A brand: all content of the shop that does not come from the store (P28). */
export type Brand = InferType<typeof brandSchema>
