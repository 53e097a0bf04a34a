import { byLang } from './by-lang.ts'

/** Who sends the link to a new password: the shop by e-mail, its team by hand, or an external store (docs/decisions/0042, 0083). */
export type RecoverySender = 'mail' | 'team' | 'store'

/** Password reset: the form that requests it, and the page that sets the new password (docs/decisions/0042). */
export const passwordCopy = byLang(
  {
    forgotten: 'Esqueci a senha',
    show: 'Mostrar a senha',
    hide: 'Ocultar a senha',
    intros: {
      mail: 'Informe o e-mail da sua conta. Mandamos para ele um link para você escolher uma nova senha.',
      team: 'Informe o e-mail da sua conta. Nosso atendimento recebe a solicitação e envia por e-mail um link para você escolher uma nova senha.',
      store: 'Informe o e-mail da sua conta. A loja envia as instruções para esse e-mail.',
    },
    email: 'E-mail da conta',
    ask: 'Pedir nova senha',
    asked: 'Solicitação recebida',
    askedTexts: {
      mail: 'Se houver uma conta com este e-mail, o link chega em poucos minutos. Ele vale por 30 minutos e só uma vez. Confira também a caixa de spam.',
      team: 'Se houver uma conta com este e-mail, nosso atendimento envia o link em horário comercial. O link vale por 30 minutos e só uma vez.',
      store: 'Se houver uma conta com este e-mail, a loja envia as instruções para ele.',
    },
    title: 'Escolher nova senha',
    intro: 'A nova senha encerra o acesso em todos os aparelhos. Depois, entre com ela.',
    newPassword: 'Nova senha (mínimo de 8 caracteres)',
    save: 'Salvar nova senha',
    saved: 'Sua senha foi trocada. Entre com a nova senha.',
    noLink: 'Este link já foi usado ou não vale mais. Peça um novo na página de acesso.',
    askAgain: 'Pedir outro link',
    unavailable: 'Não foi possível concluir agora. Tente de novo em instantes.',
    wait: 'Muitas tentativas em pouco tempo. Espere alguns minutos e tente de novo.',
    check: 'Confira o campo marcado.',
    errors: {
      problems: {
        recuperar: {
          obrigatorio: 'Informe o e-mail da sua conta.',
          longo: 'O e-mail pode ter até 254 caracteres.',
        },
        senha: {
          obrigatorio: 'Informe a nova senha.',
          curto: 'A senha precisa de pelo menos 8 caracteres.',
          longo: 'A senha pode ter até 200 caracteres.',
        },
      },
      invalid: 'Há algo neste campo que não podemos ler. Digite de novo, por favor.',
    },
  },
  {
    forgotten: 'Forgot your password?',
    show: 'Show the password',
    hide: 'Hide the password',
    intros: {
      mail: 'Enter your account e-mail. We will send you a link to choose a new password.',
      team: 'Enter your account e-mail. The request goes to our service team, who will e-mail you a link to choose a new password.',
      store: 'Enter your account e-mail. The store will send you instructions.',
    },
    email: 'Account e-mail',
    ask: 'Request a password reset',
    asked: 'Request received',
    askedTexts: {
      mail: 'If there is an account with this e-mail, the link will arrive within minutes. It works for 30 minutes and only once. Check your spam folder too.',
      team: 'If there is an account with this e-mail, our service team will send the link during business hours. The link works for 30 minutes and only once.',
      store: 'If there is an account with this e-mail, the store will send instructions to it.',
    },
    title: 'Choose a new password',
    intro: 'Saving a new password signs you out on every device. Sign in again with the new one.',
    newPassword: 'New password (at least 8 characters)',
    save: 'Save new password',
    saved: 'Your password has been changed. Sign in with the new one.',
    noLink: 'This link has been used or is no longer valid. Request a new one on the sign-in page.',
    askAgain: 'Request another link',
    unavailable: 'That didn’t work just now. Try again in a moment.',
    wait: 'Too many attempts in a short time. Wait a few minutes and try again.',
    check: 'Check the marked field.',
    errors: {
      problems: {
        recuperar: {
          obrigatorio: 'Enter your account e-mail.',
          longo: 'The e-mail can have up to 254 characters.',
        },
        senha: {
          obrigatorio: 'Enter the new password.',
          curto: 'The password needs at least 8 characters.',
          longo: 'The password can have up to 200 characters.',
        },
      },
      invalid: 'There is something in this field that we cannot read. Please type it again.',
    },
  },
)
