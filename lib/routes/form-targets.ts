import { MODERATION_FORMS } from './moderation-paths.ts'
import { pagePaths } from './page-paths.ts'
import { barePath, paths } from './paths.ts'

/** Plain forms that write to the store: cart and account. */
const STORE_FORMS: ReadonlySet<string> = new Set([
  paths.cartAdd(),
  paths.cartChange(),
  paths.cartCoupon(),
  paths.signIn(),
  paths.signUp(),
  paths.signOut(),
  pagePaths.recover(),
  pagePaths.checkoutBuyer(),
  pagePaths.checkoutAddress(),
  pagePaths.checkoutDelivery(),
  pagePaths.checkoutOrder(),
  pagePaths.profileSave(),
  pagePaths.profileAddress(),
  pagePaths.profileAddressRemove(),
  pagePaths.profileErase(),
  pagePaths.newPasswordSave(),
])

/** Plain forms of visitors that write to the store, outside of cart and account. */
const VISITOR_FORMS: ReadonlySet<string> = new Set([
  pagePaths.contactSend(),
  pagePaths.questionSend(),
  pagePaths.restockSend(),
  pagePaths.quoteSend(),
  pagePaths.newsletterSend(),
  pagePaths.storeReviewSend(),
  paths.wishlistChange(),
  pagePaths.orderSee(),
  pagePaths.orderWithdraw(),
  pagePaths.orderAgain(),
  pagePaths.orderClaim(),
  pagePaths.orderPay(),
  pagePaths.demoCardAnswer(),
])

/** Whether a path without language is the target of a plain form of cart or account. */
export function isStoreForm(path: string): boolean {
  return STORE_FORMS.has(path)
}

/** Whether a path without language is the target of a plain form of a visitor or shopper. */
export function isShopForm(path: string): boolean {
  return STORE_FORMS.has(path) || VISITOR_FORMS.has(path)
}

/** Whether a plain form may be posted to an address (T19). */
export function isFormTarget(pathname: string): boolean {
  return isShopForm(barePath(pathname)) || MODERATION_FORMS.has(pathname)
}
