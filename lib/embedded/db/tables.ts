import type { ColumnType, Generated } from 'kysely'
import type {
  BudgetTable,
  Fixed,
  ModeratorSessionTable,
  PhotoTable,
  SecretTable,
  SeedPartTable,
} from './process-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { RatingTotalTable, ReviewTable, ReviewTotalTable } from './review-tables.ts'

// The TypeScript types of migrations/*.sql. Money is in cents, times are in milliseconds.

/** Named JSON documents: settings, home, menus. */
interface DocumentTable {
  name: Fixed<string>
  body: string
}

/** Institutional pages, landing pages and kit lists. */
interface PageTable {
  path: Fixed<string>
  level: string
  line: string | null
  body: string
}

/** Product categories, a forest by `parent_id`. */
export interface CategoryTable {
  id: Fixed<number>
  slug: string
  parent_id: number | null
  name_pt: string
  name_en: string
}

/**
 * How a product is sold: in kits, as one of its variations, or only by quote. The kit of a product that is sold by quote
 * holds the price by which listings sort the product; no document contains that price.
 */
export type Sale = 'kits' | 'choice' | 'quote'

/** A product page; `body` holds its texts and pictures as JSON. */
export interface ProductTable {
  id: Fixed<number>
  line: string
  path: string
  position: number
  category_id: number
  name_pt: string
  name_en: string
  body: string
  sale: Sale
}

/** A kit of a product page; its items share its price. `built` is 1 when shoppers fill it pot by pot. */
export interface KitTable {
  id: Fixed<string>
  product_id: number
  position: number
  units: number
  title_pt: string
  title_en: string
  price_from: number
  price_to: number
  list_path: string
  built: number
  body: string
}

/** A purchasable item: one flavour of a kit. */
export interface ItemTable {
  id: Fixed<number>
  kit_id: string
  position: number
  name_pt: string
  name_en: string
  flavours: string
  sku: string
  ean: string
  stock: number
  image: string
}

/**
 * A variation of an item (`idAtributoValor`), such as a size, with its own price and stock. Triggers keep the item's stock
 * at the sum, and the kit's price at the lowest price in stock. `pictures` is JSON.
 */
export interface VariationTable {
  id: Fixed<number>
  item_id: Fixed<number>
  position: number
  sku: string
  ean: string
  label_pt: string
  label_en: string
  swatch: string
  stock: number
  price_from: number
  price_to: number
  pictures: string
}

/** The vocabulary of the product search, without accents. */
interface WordTable {
  id: Fixed<number>
  spelling: string
}

/** The words of each product. */
interface ProductWordTable {
  word_id: number
  product_id: number
}

/**
 * A cart. `version` counts its changes; `tracking` and `first_tracking` are the last and the first campaign parameters of the
 * visitor as JSON, `coupon` the code that was accepted.
 */
interface CartTable {
  id: Fixed<string>
  version: number
  postal_code: string | null
  tracking: ColumnType<string | null, undefined, string | null>
  first_tracking: ColumnType<string | null, undefined, string | null>
  coupon: ColumnType<string | null, undefined, string | null>
  expires_at: number
}

/** A line of a cart; its key is all columns but the last three. */
interface CartLineTable {
  cart_id: Fixed<string>
  kind: Fixed<string>
  item_id: Fixed<number>
  attribute_id: Fixed<number>
  sale_unit_id: Fixed<number>
  warehouse_id: Fixed<number>
  extra: Fixed<string>
  parameters: string
  quantity: number
  position: number
}

/** An account. */
interface CustomerTable {
  id: Fixed<number>
  email: string
  name: string
  mobile: string
  phone: string
  password: string
  created_at: number
}

/** A session token, stored hashed; several may share one cart. */
interface SessionTable {
  token_hash: Fixed<string>
  cart_id: string
  customer_id: number | null
  expires_at: number
}

/**
 * The responses of requests with an Idempotency-Key, stored for a repeated request. `body` is the recipe of a cart response
 * (store/cart-recipe.ts), or the id of the row that a form created. `address_hash` is a hash of the visitor's IP address.
 */
interface IdempotencyTable {
  key_hash: Fixed<string>
  request_hash: string
  cart_id: string
  version: number
  body: string
  address_hash: string | null
  expires_at: number
}

/**
 * An answer to the satisfaction survey. While `repeat_key` is set, a second answer of the same person replaces this
 * one. `email` is '' when none was given.
 */
interface SurveyAnswerTable {
  id: Fixed<string>
  repeat_key: string | null
  score: number
  email: string
  name: string
  campaign: Fixed<string>
  site: string
  language: string
  created_at: Fixed<number>
  answered_at: number
}

/** A contact message. `repeat_key` detects a message that is sent twice. */
export interface ContactMessageTable {
  protocol: Fixed<string>
  repeat_key: string | null
  language: Fixed<string>
  name: Fixed<string>
  email: Fixed<string>
  phone: Fixed<string>
  subject: Fixed<string>
  order_number: Fixed<string>
  message: Fixed<string>
  created_at: Fixed<number>
  done_at: number | null
}

/**
 * A question about a product. `status` is 0 rejected, 1 published, 2 waiting, as for reviews; `answer` is null until the
 * shop has answered. `repeat_key` detects a question that is sent twice.
 */
interface QuestionTable {
  id: Fixed<number>
  status: number
  product_id: Fixed<number>
  repeat_key: string
  language: Fixed<string>
  name: string
  email: string
  phone: string
  text: string
  answer: string | null
  answered_at: number | null
  created_at: Fixed<number>
}

/** The products that a visitor has saved; they belong to the cart, which stays when a login or logout replaces the session. */
interface WishlistTable {
  cart_id: Fixed<string>
  product_id: Fixed<number>
  created_at: Fixed<number>
}

/**
 * A customer who requested a new password. `token_hash` is null until the owner's command creates the link, and the row is
 * deleted when the link is used.
 */
interface PasswordRecoveryTable {
  customer_id: Fixed<number>
  requested_at: number
  token_hash: string | null
  expires_at: number | null
}

/**
 * A request about an item: for a message when it is back in stock, or for a quote. While `repeat_key` is set, the same request
 * is not stored again.
 */
export interface CustomerRequestTable {
  id: Fixed<string>
  kind: Fixed<'restock' | 'quote'>
  repeat_key: string | null
  item_id: Fixed<number>
  attribute_id: Fixed<number>
  language: Fixed<string>
  name: Fixed<string>
  email: Fixed<string>
  phone: Fixed<string>
  message: Fixed<string>
  created_at: Fixed<number>
  done_at: number | null
}

/** A person who agreed to receive news by e-mail; `source` is the form, `consented_at` the time of the consent. */
export interface SubscriberTable {
  email: Fixed<string>
  name: string
  segment: string
  source: Fixed<string>
  language: Fixed<string>
  consented_at: Fixed<number>
}

/** A coupon: `percent` or `amount` off from a subtotal of `minimum` on; `max_uses` limits the carts that hold it. */
export interface CouponTable {
  code: Fixed<string>
  percent: number | null
  amount: number | null
  minimum: number
  valid_from: number | null
  valid_to: number | null
  max_uses: number | null
}

/** Counters; `value` is the last number given. */
interface SequenceTable {
  name: Fixed<string>
  value: number
}

/** The audit log of moderation. */
interface AuditTable {
  id: Fixed<string>
  at: Fixed<number>
  actor: Fixed<string>
  action: Fixed<string>
  review_id: Fixed<number | null>
  detail: Fixed<string>
}

/**
 * Changes of data that pages show, recorded by triggers. `tag` is a tag of POST /api/revalidate. Triggers write
 * nothing while the table is empty, that is until a reader starts (changes/change-watch.ts); the newest row always
 * stays. `source` names the process that has applied the change already.
 */
interface ChangeTable {
  id: Generated<number>
  tag: Fixed<string>
  at: Fixed<number>
  source: ColumnType<string | null, string | undefined, never>
}

/** A code for an external checkout, stored hashed (contract 4.26). */
interface HandOverTable {
  code_hash: Fixed<string>
  cart_id: Fixed<string>
  language: Fixed<string>
  expires_at: Fixed<number>
}

/** Every table of the store. */
export interface Tables extends OrderTables {
  document: DocumentTable
  page: PageTable
  category: CategoryTable
  product: ProductTable
  kit: KitTable
  item: ItemTable
  variation: VariationTable
  word: WordTable
  product_word: ProductWordTable
  cart: CartTable
  cart_line: CartLineTable
  customer: CustomerTable
  session: SessionTable
  idempotency: IdempotencyTable
  hand_over: HandOverTable
  sign_in_budget: BudgetTable
  cart_budget: BudgetTable
  secret: SecretTable
  moderator_session: ModeratorSessionTable
  photo: PhotoTable
  seed_part: SeedPartTable
  survey_answer: SurveyAnswerTable
  contact_message: ContactMessageTable
  question: QuestionTable
  wishlist: WishlistTable
  password_recovery: PasswordRecoveryTable
  customer_request: CustomerRequestTable
  subscriber: SubscriberTable
  coupon: CouponTable
  sequence: SequenceTable
  review: ReviewTable
  review_total: ReviewTotalTable
  rating_total: RatingTotalTable
  audit: AuditTable
  change: ChangeTable
  migration: { name: string; applied_at: number }
}
