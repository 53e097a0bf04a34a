import { boolean, number, string, type InferType } from 'yup'
import { isCalendarDay } from '#lib/shop/store-time.ts'
import { bilingualText, bilingualLists, listField, mapOf, optional, part, textField } from './fields.ts'
import { addressField } from './address-field.ts'
import { brandDeliverySchema } from './delivery-schema.ts'
import { guidesSchema } from './guides-schema.ts'
import { kitBuilderSchema } from './kit-builder-schema.ts'
import { landingSchema } from './landing-schema.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slug = () => textField().matches(SLUG, '${path} must be a name of small letters, digits and hyphens')

const TOPIC = /^[a-z0-9]+(?: [a-z0-9]+)*$/

const isDay = (value: unknown) => /^[\d-]{10}$/.test(String(value)) && isCalendarDay(String(value))

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const isColor = (value: unknown): value is string => typeof value === 'string' && COLOR.test(value)

interface FlavourColors {
  /** Of its disc. */
  color: string
  /** Behind its recipe. */
  tint: string
}
const isFlavour = (value: unknown): value is FlavourColors => {
  const { color, tint, ...others } = Object(value) as Record<string, unknown>
  return isColor(color) && isColor(tint) && Object.keys(others).length === 0
}

const named = () => part({ id: textField(), name: bilingualText() })

/** The institutional pages whose text is in the brand file; each name is a function of `pagePaths`. */
export const BRAND_PAGES = ['terms', 'privacy', 'payment', 'returns', 'about', 'references'] as const
export type BrandPageName = (typeof BRAND_PAGES)[number]

// Brand texts are trusted, but a script in one would be a mistake.
const ACTIVE = /<(?:script|style|iframe|object|embed)\b|\son\w+\s*=|javascript:/i
const pageText = () =>
  textField().test(
    'harmless',
    '${path} must not have scripts, styles or frames',
    (html) => !ACTIVE.test(html),
  )
const page = () => optional({ pt: pageText(), en: pageText() })

const packageName = () => part({ one: textField(), many: textField() })
const optionalText = () => bilingualText().default(undefined).optional()

/** The fields of a brand file; all but name, slug and privacy policy are optional, and a missing one is not shown (P28, docs/decisions/0045). */
export const brandSchema = part({
  name: textField(),
  slug: slug(),
  /** The store's code at the reports API; the slug when left out. */
  storeCode: slug().optional(),
  tagline: optionalText(),
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
  flavours: mapOf(isFlavour, 'the colours color and tint'),
  /** The second currency of English pages, for a store that states none; `rate` is the amount of it for one real (P3). */
  conversion: optional({
    code: textField().matches(/^[A-Z]{3}$/),
    rate: number().positive().required(),
    date: textField().test('day', '${path} must be a day such as 2026-11-20', isDay),
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
    aboutShop: optionalText(),
    reviews: optionalText(),
    notFound: optionalText(),
    cartHint: optionalText(),
    cartLink: optionalText(),
    /** Popular searches, separated by commas. */
    popularSearches: optionalText(),
    searchEmpty: optionalText(),
    searchNone: optionalText(),
    searchLong: optionalText(),
    claims: optionalText(),
    /** The sentence under the heading of a product's kits. */
    kits: optionalText(),
    /** The link from a sold-out product to the related ones. */
    seeOthers: optionalText(),
    /** The heading of the related products. */
    related: optionalText(),
    institutional: optionalText(),
    references: optionalText(),
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
  comments: listField(part({ id: number().required(), nome: textField(), comentario: bilingualText() })),
  faq: optional({
    groups: listField(named()),
    questions: listField(
      part({
        /** Also the anchor of the question on the page, so it must not change. */
        id: textField(),
        group: textField(),
        /** Whether the landing page shows it too. */
        landing: boolean().required(),
        question: bilingualText(),
        /** Paragraphs. */
        answer: bilingualLists(),
        link: optional({ path: textField(), label: bilingualText() }),
      }),
    ),
  }),
  references: optional({
    subjects: listField(named()),
    studies: listField(
      part({
        /** Also its anchor on the page, so it must not change. */
        id: textField(),
        subject: textField(),
        authors: textField(),
        title: textField(),
        /** With volume and pages. */
        journal: textField(),
        year: number().integer().required(),
        url: textField(),
        about: bilingualText(),
      }),
    ),
  }),
  guides: guidesSchema,
  /** Texts below the products of the store's categories, by slug, in paragraphs. */
  categories: listField(part({ slug: slug(), text: bilingualLists() })),
  /** The institutional pages in both languages as HTML (docs/decisions/0045). */
  pages: part({
    terms: page(),
    /** Required: the footer, the consent banner and every form link to it (Lei 13.709/2018). */
    privacy: part({ pt: pageText(), en: pageText() }),
    payment: page(),
    returns: page(),
    about: page(),
    references: page(),
  }),
  /** The brand's own sections of the customer-service page: its chat, and what a visitor should have at hand. */
  service: optional({
    chat: optional({
      title: bilingualText(),
      hours: bilingualText(),
      zone: bilingualText(),
      /** The same hours as numbers, for the chat panel: weekdays from 1, Monday, to 7, and full hours of Brasília's time. */
      opening: optional({
        days: listField(number().integer().min(1).max(7).required()),
        from: number().integer().min(0).max(23).required(),
        to: number().integer().min(1).max(24).required(),
      }),
      text: part({ pt: pageText(), en: pageText() }),
      /** Stands instead of `text` while the company has no WhatsApp number. */
      withoutNumber: optional({ pt: pageText(), en: pageText() }),
    }),
    atHand: optional({
      heading: bilingualText(),
      intro: bilingualText(),
      items: bilingualLists(),
      note: bilingualText(),
    }),
  }),
  /** The opening hours in the footer (P20). */
  hours: optionalText(),
  /** The opening hours in the help text below institutional pages (P20). */
  helpHours: optionalText(),
  /** A sentence about each institutional page, by the name of its path. */
  abouts: optional({
    service: optionalText(),
    faq: optionalText(),
    payment: optionalText(),
    returns: optionalText(),
    privacy: optionalText(),
    terms: optionalText(),
    about: optionalText(),
    references: optionalText(),
  }),
  kitBuilder: kitBuilderSchema,
  hasSurvey: boolean().default(false),
  /** Where the shop gets its money. */
  payments: optional({
    /** The key of a Pix account, and the holder's name and city as in the bank's register (docs/decisions/0082). */
    pix: optional({ key: textField().max(77), name: textField(), city: textField() }),
  }),
  company: optional({
    /** Whether the data are invented, for a demonstration. */
    isDemo: boolean(),
    legalName: string().nullable(),
    taxId: string().nullable(),
    address: addressField(),
    email: string().nullable(),
    phone: string().nullable(),
    serviceCentre: string().nullable(),
    whatsapp: string().nullable(),
    socials: listField(part({ name: textField(), url: textField() })),
    links: optional({ club: string().nullable(), tracking: string().nullable(), blog: string().nullable() }),
    ebit: optional({ shown: boolean().required(), url: string().nullable() }),
  }),
})

/** A brand: all content of the shop that does not come from the store (P28). */
export type Brand = InferType<typeof brandSchema>
