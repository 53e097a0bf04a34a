// A process that sends the queue of a database once; tests kill it. Arguments: the database's file, the SMTP address.
import { openSqlite } from '../db/sqlite.ts'
import { openDelivery } from '../mail/deliver.ts'
import { MailWorker } from '../mail/mail-worker.ts'
import { testEmail, testMail } from './test-mail.ts'

const [, , file = '', smtpUrl = ''] = process.argv
const worker = new MailWorker({
  db: openSqlite(file),
  now: Date.now,
  compose: async (row) => testEmail(row.data),
  delivery: openDelivery(testMail({ smtpUrl })),
  domain: 'loja.example',
  log: () => {},
})
await worker.run()
await worker.stop()
