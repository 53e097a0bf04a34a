import type { Api } from './api.ts'
import type { Handler } from './call.ts'
import { deleteCartHandler, getCartHandler, postCartHandler, putCartHandler } from './cart-handlers.ts'
import { deleteCoupon, putCoupon } from './coupon-handlers.ts'
import { getDemoCardHandler, postDemoCard } from './demo-card-handlers.ts'
import {
  getWishlistHandler,
  postListShop,
  postPasswordRecovery,
  postPasswordReset,
  postQuestion,
  postWishlistAdd,
  postWishlistRemove,
  postWishlistVerify,
} from './form-handlers.ts'
import { postHandOver, postRedemption } from './hand-over-handlers.ts'
import { failure } from './handler-result.ts'
import {
  homeHandler,
  kitListing,
  listDetail,
  menuHandler,
  pageHandler,
  productDetail,
  productListing,
  settingsHandler,
  verifyHandler,
} from './page-handlers.ts'
import {
  postPlatformContact,
  postNewsletter,
  postQuoteRequest,
  postRestockRequest,
} from './request-handlers.ts'
import { postMercadoPago } from './payment-handlers.ts'
import { createRouter, type BodyUse, type Route } from './router.ts'
import { postCep, postListShipment, postProductShipment } from './shipment-handlers.ts'
import {
  getDraftHandler,
  getOrderHandler,
  getOrdersHandler,
  postAgain,
  postClaim,
  postOrder,
  postOrders,
  postPayment,
  postWithdrawal,
  putDraft,
} from './order-handlers.ts'
import {
  deleteProfileAddress,
  getProfileHandler,
  postErasure,
  putProfile,
  writeProfileAddress,
} from './profile-handlers.ts'
import {
  pingHandler,
  postLogin,
  postLogout,
  postMessageHandler,
  postRegister,
  postTracking,
  postZipcode,
  userHandler,
} from './visitor-handlers.ts'

const get = (path: string, handler: Handler): Route => ({ method: 'GET', path, handler, body: 'none' })
const post = (path: string, handler: Handler, body: BodyUse = 'required'): Route => ({
  method: 'POST',
  path,
  handler,
  body,
})

const ROUTES: Route[] = [
  get('/settings', settingsHandler),
  get('/ping', pingHandler),
  get('/struct/menus/:menu', menuHandler),
  get('/url/home', homeHandler),
  get('/url/page', pageHandler),
  get('/url/verify', verifyHandler),
  get('/url/product/detail', productDetail),
  get('/url/product/listing/:kind', productListing),
  get('/url/list/detail', listDetail),
  get('/url/list/listing', kitListing),
  get('/checkout/user', userHandler),
  get('/checkout/cart', getCartHandler),
  post('/checkout/cart', postCartHandler),
  { method: 'PUT', path: '/checkout/cart', handler: putCartHandler, body: 'required' },
  { method: 'DELETE', path: '/checkout/cart', handler: deleteCartHandler, body: 'optional' },
  { method: 'PUT', path: '/promotional/coupon/:code', handler: putCoupon, body: 'optional' },
  { method: 'DELETE', path: '/promotional/coupon/:code', handler: deleteCoupon, body: 'optional' },
  get('/checkout/draft', getDraftHandler),
  { method: 'PUT', path: '/checkout/draft', handler: putDraft, body: 'required' },
  post('/checkout/order', postOrder),
  get('/checkout/orders', getOrdersHandler),
  post('/checkout/orders', postOrders),
  get('/checkout/profile', getProfileHandler),
  { method: 'PUT', path: '/checkout/profile', handler: putProfile, body: 'required' },
  post('/checkout/profile/address', writeProfileAddress),
  { method: 'PUT', path: '/checkout/profile/address/:id', handler: writeProfileAddress, body: 'required' },
  {
    method: 'DELETE',
    path: '/checkout/profile/address/:id',
    handler: deleteProfileAddress,
    body: 'optional',
  },
  post('/checkout/profile/erasure', postErasure),
  get('/order/:numero', getOrderHandler),
  post('/order/:numero/withdrawal', postWithdrawal),
  post('/order/:numero/payment', postPayment),
  post('/order/:numero/again', postAgain),
  post('/order/:numero/claim', postClaim),
  get('/order/:numero/demo-card', getDemoCardHandler),
  post('/order/:numero/demo-card', postDemoCard),
  post('/payment/mercado-pago', postMercadoPago, 'optional'),
  post('/list/shop', postListShop),
  post('/checkout/recuperacao', postHandOver, 'optional'),
  post('/checkout/recuperacao/resgate', postRedemption),
  post('/checkout/zipcode', postZipcode),
  post('/checkout/login', postLogin),
  post('/checkout/register', postRegister),
  post('/checkout/logout', postLogout, 'optional'),
  post('/checkout/password-recovery', postPasswordRecovery),
  post('/checkout/password-reset', postPasswordReset),
  get('/wishlist', getWishlistHandler),
  post('/wishlist/add', postWishlistAdd),
  post('/wishlist/remove', postWishlistRemove),
  post('/wishlist/verify', postWishlistVerify),
  post('/question', postQuestion),
  post('/contact/message', postMessageHandler),
  post('/form/contact', postPlatformContact),
  post('/newsletter', postNewsletter),
  post('/product/solicitation', postRestockRequest),
  post('/product/budget', postQuoteRequest),
  post('/tracking-parameters', postTracking),
  post('/shipment/list', postListShipment),
  post('/shipment/product', postProductShipment),
  post('/shipment/cep', postCep),
]

/** The store API (contract 4.1 to 4.14, 4.19 to 4.36). It handles every path that the reports API does not own, even if with 404. */
export const STORE_API: Api = {
  owns: () => true,
  router: createRouter(['/v2/front', '/api/v2/front'], ROUTES),
  fail: failure,
  needsAppToken: true,
}
