import 'server-only'
import { getCepAddress } from '../client/store/shipment.ts'
import type { Lang } from '../routes/lang.ts'
import { postalCodeDigits } from '../shop/shipping.ts'
import { storeOfForm } from './form.ts'

type Fields = Record<string, string>

/**
 * The fields of an address form with the address of its CEP in empty ones; a look-up replaces city and state. `undefined` when there is
 * no such CEP, or when nothing is missing.
 */
export async function withCepAddress(
  request: Request,
  lang: Lang,
  fields: Fields,
  isLookUp: boolean,
): Promise<Fields | undefined> {
  const { cep = '', logradouro, bairro, cidade, uf } = fields
  const digits = postalCodeDigits(cep)
  if (!digits || (!isLookUp && cidade && uf)) return undefined
  const found = await getCepAddress(storeOfForm(request, lang), digits).catch(() => undefined)
  if (!found) return undefined
  return {
    ...fields,
    uf: isLookUp || !uf ? found.state : uf,
    cidade: (isLookUp && found.city) || cidade || found.city,
    logradouro: logradouro || found.street,
    bairro: bairro || found.district,
  }
}
