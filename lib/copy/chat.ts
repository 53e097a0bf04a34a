import { byLang } from './by-lang.ts'

/** The chat panel: whether it is open by the brand's hours, WhatsApp, and the message form (spec section 2, P20). */
export const chatCopy = byLang(
  {
    close: 'Fechar o atendimento',
    loading: 'Abrindo o atendimento…',
    openUntil: (hour: number) => `A equipe está atendendo agora, até as ${hour}h.`,
    opensToday: (hour: number) => `A equipe atende hoje, a partir das ${hour}h.`,
    opensTomorrow: (hour: number) => `A equipe volta amanhã, às ${hour}h.`,
    opensOn: (day: string, hour: number) => `A equipe volta ${day}, às ${hour}h.`,
    hours: 'Quando respondemos às mensagens',
    message: 'Deixe a sua mensagem',
    reply: 'A resposta chega no seu e-mail, nesse horário.',
    page: 'Todas as formas de contato',
  },
  {
    close: 'Close customer service',
    loading: 'Opening customer service…',
    openUntil: (hour) => `Our team is here now, until ${hourInWords(hour)}.`,
    opensToday: (hour) => `Our team is here today from ${hourInWords(hour)}.`,
    opensTomorrow: (hour) => `Our team is back tomorrow at ${hourInWords(hour)}.`,
    opensOn: (day, hour) => `Our team is back on ${day} at ${hourInWords(hour)}.`,
    hours: 'When we reply to messages',
    message: 'Leave us a message',
    reply: 'We reply by e-mail, during these hours.',
    page: 'All ways to reach us',
  },
)

// A full hour of the 24-hour clock: 9 is '9 AM', 17 is '5 PM'.
function hourInWords(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
