import { contactSchema } from '#lib/contract/contact.ts'
import { zipcodeRequestSchema } from '#lib/contract/shipment.ts'
import { readCookie } from '#lib/http/cookies.ts'
import { trackingSchema } from '#lib/contract/tracking.ts'
import { loginSchema, registerSchema } from '#lib/contract/user.ts'
import { storeMessage } from '../store/contact.ts'
import { DEVICE_COOKIE, DEVICE_LIFE_S } from '../store/known-device.ts'
import { storeTracking } from '../store/tracking.ts'
import { signInWaitText } from '../store/texts.ts'
import { storePostalCode, logIn, logOut, readUser, register, type LoginResult } from '../store/users.ts'
import type { Call, Handler } from './call.ts'
import { failure, personal, type HandlerResult } from './handler-result.ts'
import { withForm } from './with-form.ts'

/** GET checkout/user (contract 4.9). */
export const userHandler: Handler = async (call) => personal(await readUser(call.store, call.token))

/** POST checkout/login (contract 3.1). */
export const postLogin: Handler = (call) =>
  withForm(call, loginSchema, async (form) => {
    const device = readCookie(call.headers.get('cookie'), DEVICE_COOKIE)
    const result = await logIn(call.store, { token: call.token, ip: call.ip, device }, form)
    return loginResult(call, result, () => failure(call, 401, 'credenciais_invalidas'))
  })

/** POST checkout/register. */
export const postRegister: Handler = (call) =>
  withForm(call, registerSchema, async (form) =>
    loginResult(call, await register(call.store, call.token, form), () =>
      failure(call, 409, 'email_cadastrado'),
    ),
  )

function loginResult(call: Call, result: LoginResult, rejected: () => HandlerResult): HandlerResult {
  if (result === null) return rejected()
  if ('waitS' in result)
    return failure(call, 429, 'muitas_requisicoes', {
      text: signInWaitText(result.waitS, call.language),
      headers: { 'Retry-After': String(result.waitS) },
    })
  const { user, session, device } = result
  return {
    ...personal(user, session),
    ...(device !== undefined && { cookie: { name: DEVICE_COOKIE, value: device, lifeS: DEVICE_LIFE_S } }),
  }
}

/** POST checkout/logout; needs no body. */
export const postLogout: Handler = async (call) =>
  personal({ sucesso: true }, await logOut(call.store, call.token))

/** POST checkout/zipcode: stores the CEP that the visitor has typed. */
export const postZipcode: Handler = (call) =>
  withForm(call, zipcodeRequestSchema, async ({ cep }) =>
    personal({ sucesso: true }, await storePostalCode(call.store, call, cep)),
  )

/** POST contact/message: stores a message and returns its protocol number. */
export const postMessageHandler: Handler = (call) =>
  withForm(call, contactSchema, async (sent) =>
    personal({ sucesso: true, protocolo: await storeMessage(call.store, sent, call.language) }),
  )

/** POST tracking-parameters (contract 4.19). */
export const postTracking: Handler = (call) =>
  withForm(call, trackingSchema, async (sent) =>
    (await storeTracking(call.store, call.token, sent))
      ? personal({ sucesso: true })
      : failure(call, 422, 'sessao_ausente'),
  )

/** GET ping: responds when the database does; health checks use it. */
export const pingHandler: Handler = async (call) => {
  await call.store.rules()
  return personal({ sucesso: true })
}
