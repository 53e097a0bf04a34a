import { expect, LANGUAGES, test } from './fixtures.ts'

for (const { lang, localPath, access } of LANGUAGES) {
  test(
    `P6 4.35 ${lang}: sign up, sign out and sign in, with the cart and the typed values; deleting the account signs out for good`,
    { tag: '@one-language' },
    async ({ page, context }) => {
      const account = lang === 'pt' ? 'Minha conta' : 'My account'
      const mismatch =
        lang === 'pt'
          ? 'E-mail ou senha não conferem. Confira e tente de novo.'
          : 'The e-mail and password do not match. Check them and try again.'
      const email = `ana.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`
      await context.request.post('/v2/front/checkout/cart', {
        data: { tipo: 'lista', itens: [{ idProduto: 422, quantidade: 2 }] },
      })
      await page.goto(localPath('/checkout/acesso'))
      const signUp = page.getByRole('form', { name: lang === 'pt' ? 'Criar conta' : 'Create account' })
      await signUp.getByLabel(lang === 'pt' ? 'Nome' : 'Name').fill('Ana')
      await signUp.getByLabel('E-mail').fill(email)
      await signUp.getByLabel(/^(?:Senha|Password)/).fill('segredo-bem-longo')
      const before = (await context.cookies()).find(({ name }) => name === 'PHPSESSID')?.value
      await signUp.getByRole('button', { name: lang === 'pt' ? 'Criar conta' : 'Create account' }).click()
      await expect(page.getByRole('heading', { name: /Ana/ })).toBeVisible()
      expect(
        (await context.cookies()).find(({ name }) => name === 'PHPSESSID')?.value,
        'L23 the session changes',
      ).not.toBe(before)
      expect((await (await context.request.get('/v2/front/checkout/cart')).json()).quantidadeTotal).toBe(2)
      await expect(page.getByRole('banner').getByRole('link', { name: account })).toBeVisible()

      await page.getByRole('button', { name: lang === 'pt' ? 'Sair' : 'Sign out' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: access })).toBeVisible()
      const signIn = page.getByRole('form', { name: lang === 'pt' ? 'Entrar' : 'Sign in' })
      await signIn.getByLabel('E-mail').fill(email)
      await signIn.getByLabel(/^(?:Senha|Password)/).fill('errada-errada')
      await signIn.getByRole('button', { name: lang === 'pt' ? 'Entrar' : 'Sign in' }).click()
      await expect(page.getByText(mismatch)).toBeVisible()
      await expect(signIn.getByLabel('E-mail')).toHaveValue(email)
      expect(page.url(), 'R85 no e-mail in an address').not.toContain('example.com')
      await signIn.getByLabel(/^(?:Senha|Password)/).fill('segredo-bem-longo')
      await signIn.getByRole('button', { name: lang === 'pt' ? 'Entrar' : 'Sign in' }).click()
      await expect(page.getByRole('heading', { name: /Ana/ })).toBeVisible()

      const erase =
        lang === 'pt'
          ? ['Meus dados', 'Apagar meus dados', 'Sua senha, para confirmar', 'Apagar a conta e os dados']
          : ['My details', 'Delete my data', 'Your password, to confirm', 'Delete my account and data']
      await page.getByRole('link', { name: erase[0]! }).click()
      await page.getByText(erase[1]!, { exact: true }).click()
      await page.getByLabel(erase[2]!).fill('segredo-bem-longo')
      await page.getByRole('button', { name: erase[3]! }).click()
      await expect(
        page.getByText(
          lang === 'pt'
            ? /A conta e os seus dados foram apagados/
            : /Your account and your data have been deleted/,
        ),
      ).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: account })).toBeHidden()
      await page.goto(localPath('/checkout/acesso'))
      await signIn.getByLabel('E-mail').fill(email)
      await signIn.getByLabel(/^(?:Senha|Password)/).fill('segredo-bem-longo')
      await signIn.getByRole('button', { name: lang === 'pt' ? 'Entrar' : 'Sign in' }).click()
      await expect(page.getByText(mismatch)).toBeVisible()
    },
  )
}
