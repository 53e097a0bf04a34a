import type { EmailContent } from '../mail/email-content.ts'
import type { MailSettings } from '../mail/settings.ts'

/** The mail settings of tests. */
export function testMail(settings: Partial<MailSettings> = {}): MailSettings {
  return {
    from: 'pedidos@loja.example',
    owner: 'dona@loja.example',
    folder: 'mail',
    shop: {
      name: 'Rosalume',
      siteUrl: 'https://loja.example',
      color: '#a6302f',
      companyLines: ['Rosalume Ltda.', 'CNPJ 12.ABC.345/01DE-35'],
      isDemo: false,
    },
    ...settings,
  }
}

/** An e-mail with one paragraph. */
export function testEmail(text: string): EmailContent {
  return { subject: 'Olá, São João', blocks: [{ kind: 'text', text }] }
}
