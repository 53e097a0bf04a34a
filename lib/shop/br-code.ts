// The BR Code of a Pix: fields of id, length and value (EMV QR, merchant-presented) with a checksum at the end, as in Banco
// Central's "Manual de Padrões para Iniciação do Pix", section 1.5 (static QR code).

/** The content of a static BR Code. */
export interface BrCode {
  key: string
  name: string
  city: string
  /** In cents; without it the payer types the amount. */
  amountCents?: number | undefined
  /** The transaction id that the receiver's bank statement shows; letters and digits. */
  txid?: string | undefined
}

const GUI = 'br.gov.bcb.pix'
const REAL = '986'
// Field 26 has at most 99 characters: 18 are the field with GUI, 4 the id and the length of the key's field.
const KEY_LENGTH = 77
const NAME_LENGTH = 25
const CITY_LENGTH = 15
const TXID_LENGTH = 25
// The field of the amount has at most thirteen characters, the decimal point included.
const MAX_CENTS = 999_999_999_999
// Stands for no transaction id.
const NO_TXID = '***'
const CHECKSUM = '6304'

/** Returns the text that banks read from the QR code or paste. Throws a RangeError for what a code cannot contain. */
export function brCode({ key, name, city, amountCents, txid = '' }: BrCode): string {
  if (key === '' || key.length > KEY_LENGTH || /[^\x21-\x7e]/.test(key)) throw new RangeError('Pix key')
  const id = txid.replace(/[^A-Za-z0-9]/g, '')
  if (id.length > TXID_LENGTH) throw new RangeError('Pix transaction id')
  const text = [
    field('00', '01'),
    field('26', field('00', GUI) + field('01', key)),
    field('52', '0000'),
    field('53', REAL),
    amountCents === undefined ? '' : field('54', amountText(amountCents)),
    field('58', 'BR'),
    field('59', permitted(name, NAME_LENGTH) || 'LOJA'),
    field('60', permitted(city, CITY_LENGTH) || 'BRASIL'),
    field('62', field('05', id || NO_TXID)),
    CHECKSUM,
  ].join('')
  return text + crc16(text)
}

/** Parses a BR Code back; `undefined` when its checksum or the order of its fields is wrong, or when it is not a Pix. */
export function readBrCode(code: string): BrCode | undefined {
  const body = code.slice(0, -4)
  if (!body.endsWith(CHECKSUM) || crc16(body) !== code.slice(-4).toUpperCase()) return undefined
  const fields = readFields(code)
  const account = readFields(fields?.get('26') ?? '')
  const key = account?.get('01')
  if (account?.get('00')?.toLowerCase() !== GUI || !key) return undefined
  const amount = fields?.get('54')
  const txid = readFields(fields?.get('62') ?? '')?.get('05')
  return {
    key,
    name: fields?.get('59') ?? '',
    city: fields?.get('60') ?? '',
    amountCents: amount === undefined ? undefined : Math.round(Number(amount) * 100),
    txid: txid === NO_TXID ? undefined : txid,
  }
}

/** CRC-16/CCITT-FALSE of an ASCII text as four hexadecimal digits: polynomial 0x1021, initial value 0xFFFF. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
    crc &= 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

// Banks reject codes whose lengths count bytes and characters differently, so only ASCII letters, digits and a few signs stay.
function permitted(text: string, length: number): string {
  const ascii = text.normalize('NFD').replace(/\p{M}/gu, '')
  const clean = ascii
    .replace(/[^A-Za-z0-9 .&-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return clean.slice(0, length).trim()
}

function amountText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > MAX_CENTS) throw new RangeError('Pix amount')
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    if (!head) return undefined
    const end = at + 4 + Number(head[2])
    if (end > text.length) return undefined
    fields.set(head[1]!, text.slice(at + 4, end))
    at = end
  }
  return fields
}
