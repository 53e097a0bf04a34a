const WINDOW_S = 5 * 60
// A larger time is in milliseconds: times in seconds have ten digits until the year 2286, those in milliseconds thirteen.
const MAX_SECONDS = 1e11

/** The parts of a notification that its signature covers. */
export interface SignedNotification {
  /** Header x-signature: `ts=…,v1=…`. */
  signature: string | null
  /** Header x-request-id. */
  requestId: string | null
  /** `data.id` of the query. */
  dataId: string | null
}

/**
 * Whether Mercado Pago has signed a notification within five minutes of `now` (milliseconds): HMAC-SHA256 with the webhook's secret
 * over id, request id and time, compared in constant time by the SDK.
 */
export async function isSigned(
  { signature, requestId, dataId }: SignedNotification,
  secret: string,
  now: number,
): Promise<boolean> {
  const { WebhookSignatureValidator } = await import('mercadopago')
  try {
    WebhookSignatureValidator.validate({
      xSignature: signature,
      xRequestId: requestId,
      // Mercado Pago signs the id in lower case.
      dataId: dataId?.toLowerCase() ?? null,
      secret,
    })
  } catch {
    return false
  }
  const time = Number(/(?:^|,)\s*ts=(\d+)/i.exec(signature ?? '')?.[1])
  // The SDK takes the time for seconds; notifications have been seen with milliseconds too.
  const seconds = time > MAX_SECONDS ? time / 1000 : time
  return Math.abs(now / 1000 - seconds) <= WINDOW_S
}
