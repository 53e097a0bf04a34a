import { byLang } from './by-lang.ts'

/** The consent banner for measurement and advertising, and the link that opens it again (P12). */
export const consentCopy = byLang(
  {
    title: 'Cookies, só se você quiser',
    text: 'Com a sua permissão, ferramentas do Google e da Meta medem visitas e anúncios. Se você recusar, fica apenas o que faz a loja funcionar.',
    privacy: 'Política de privacidade',
    accept: 'Aceitar',
    reject: 'Recusar',
    preferences: 'Preferências',
    preferencesTitle: 'Preferências de privacidade',
    save: 'Salvar escolha',
    close: 'Fechar',
    necessary: 'Necessários',
    necessaryText: 'Carrinho, conta e esta escolha. Sempre ativos.',
    analytics: 'Medição',
    analyticsText: 'Mostra quantas pessoas visitam a loja e o que elas procuram.',
    ads: 'Anúncios',
    adsText:
      'Liga uma compra ao anúncio que a trouxe e ajuda a mostrar anúncios a quem se interessa. Um clique em anúncio espera 30 minutos pela sua escolha.',
    chosenAt: (date: string) => `Sua última escolha: ${date}.`,
    sending: 'Salvando',
    failed: 'Não foi possível salvar a sua escolha. Verifique a conexão e tente de novo.',
    saved: 'Sua escolha foi salva.',
  },
  {
    title: 'Cookies, only if you want them',
    text: 'With your permission, tools from Google and Meta measure visits and ads. If you reject them, we use only what the store needs to work.',
    privacy: 'Privacy policy',
    accept: 'Accept',
    reject: 'Reject',
    preferences: 'Preferences',
    preferencesTitle: 'Privacy preferences',
    save: 'Save choice',
    close: 'Close',
    necessary: 'Necessary',
    necessaryText: 'Cart, account and this choice. Always on.',
    analytics: 'Measurement',
    analyticsText: 'Shows how many people visit the store and what they look for.',
    ads: 'Advertising',
    adsText:
      'Connects a purchase to the ad that led to it and helps show ads to people who may be interested. An ad click waits 30 minutes for your choice.',
    chosenAt: (date) => `Your last choice: ${date}.`,
    sending: 'Saving',
    failed: 'Your choice could not be saved. Check your connection and try again.',
    saved: 'Your choice has been saved.',
  },
)
