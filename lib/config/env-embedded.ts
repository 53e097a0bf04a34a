import type { EnvReader } from './env-reader.ts'
import { any, bucket, cepUrl, emailAddress, zeroOrOne, secret, smtp, urlOf } from './env-values.ts'

/** Where the embedded store keeps its data, and the services that it uses. */
export interface EmbeddedEnv {
  dataDir: string
  databaseUrl: string | undefined
  /** The bucket of an S3 service for review photos (lib/embedded/photos/s3-photos.ts). */
  s3Url: string | undefined
  /** Whether a new database is filled with invented demo reviews. */
  demoReviews: boolean
  /** The password of /moderacao, which does not exist without one. */
  moderationPassword: string | undefined
  /** The SMTP server of the shop's e-mails; without one they become files below DATA_DIR (docs/decisions/0083). */
  smtpUrl: string | undefined
  /** The sender of the shop's e-mails; `undefined` for the company's address. */
  mailFrom: string | undefined
  /** The address of an outside look-up of CEPs, with `{cep}` (docs/decisions/0081). */
  cepApiUrl: string | undefined
}

const A_DATABASE = 'an address that starts with postgres://'
const A_BUCKET = 'an address such as https://key:secret@host/bucket?region=sa-east-1'
const A_PASSWORD = 'a password of at least 12 characters'
const A_MAIL_SERVER = 'an address such as smtp://user:password@host:587'
const A_CEP_API = 'an address with {cep}, such as https://viacep.com.br/ws/{cep}/json/'

/** Reads the settings of the embedded store. */
export function readEmbeddedEnv({ read }: EnvReader): EmbeddedEnv {
  return {
    dataDir: read('DATA_DIR', any, '.data', 'a folder'),
    databaseUrl: read('DATABASE_URL', urlOf('postgres:', 'postgresql:'), undefined, A_DATABASE),
    s3Url: read('S3_URL', bucket, undefined, A_BUCKET),
    demoReviews: read('DEMO_REVIEWS', zeroOrOne, true, '0 or 1'),
    moderationPassword: read('MODERATION_PASSWORD', secret, undefined, A_PASSWORD),
    smtpUrl: read('SMTP_URL', smtp, undefined, A_MAIL_SERVER),
    mailFrom: read('MAIL_FROM', emailAddress, undefined, 'an e-mail address'),
    cepApiUrl: read('CEP_API_URL', cepUrl, undefined, A_CEP_API),
  }
}
