import { randomBytes } from 'node:crypto'
import type { Locator, Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, WCAG } from './accessibility.ts'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { REVIEWS, hydrateReviews } from './reviews-on-page.ts'

const COPY = {
  pt: {
    title: 'Escreva a sua avaliação',
    topic: 'O que você quer avaliar?',
    serum: 'Sérum Facial',
    rating: 'Sua nota',
    name: 'Nome',
    email: 'E-mail',
    comment: 'Comentário',
    counter: (count: number) => `Quantidade de caracteres: ${count}/300`,
    photo: /Escolher foto/,
    hint: 'Arquivo jpeg, png ou gif de até 2 MB.',
    remove: 'Remover foto',
    tooLarge: 'A foto tem mais de 12 MB. Escolha uma menor.',
    wrongType: 'Esse arquivo não é uma foto jpeg, png ou gif.',
    unreadable: 'Não foi possível abrir essa foto. Escolha outra.',
    send: 'Enviar avaliação',
    sending: 'Enviando...',
    noRating: 'Dê uma nota para sua experiência!',
    failed: 'Houve um erro ao enviar a avaliação! Verifique os campos e tente novamente.',
    notSent: 'Não foi possível enviar agora. O que você escreveu continua aqui.',
    success: 'Avaliação enviada com sucesso! Agracemos sua participação.',
    thanks: 'Obrigado por avaliar!',
    next: /lê o texto e confere a foto antes de publicar/,
    another: 'Escrever outra avaliação',
    close: 'Fechar',
  },
  en: {
    title: 'Write your review',
    topic: 'What would you like to review?',
    serum: 'Facial Serum',
    rating: 'Your rating',
    name: 'Name',
    email: 'E-mail',
    comment: 'Comment',
    counter: (count: number) => `${count}/300 characters`,
    photo: /Choose photo/,
    hint: 'A jpeg, png or gif file of up to 2 MB.',
    remove: 'Remove photo',
    tooLarge: 'The photo is larger than 12 MB. Choose a smaller one.',
    wrongType: 'This file is not a jpeg, png or gif photo.',
    unreadable: 'This photo could not be opened. Choose another one.',
    send: 'Send review',
    sending: 'Sending...',
    noRating: 'Give your experience a rating!',
    failed: 'There was an error sending the review! Check the fields and try again.',
    notSent: 'The review could not be sent right now. What you wrote is still here.',
    success: 'Review sent successfully! Thank you for taking part.',
    thanks: 'Thank you for your review!',
    next: /read it and check any photo before we publish it/,
    another: 'Write another review',
    close: 'Close',
  },
} as const

type Copy = (typeof COPY)['pt' | 'en']

async function openForm(page: Page, lang: 'pt' | 'en'): Promise<Locator> {
  const block = await hydrateReviews(page, lang)
  await block.getByRole('button', { name: REVIEWS[lang].write }).click()
  const dialog = page.getByRole('dialog', { name: COPY[lang].title })
  await expect(dialog.getByRole('button', { name: COPY[lang].send })).toBeVisible()
  return dialog
}

function fieldsOf(form: Locator, copy: Copy) {
  return {
    topic: form.getByRole('combobox', { name: copy.topic }),
    stars: form.getByRole('group', { name: copy.rating }),
    name: form.getByRole('textbox', { name: copy.name, exact: true }),
    email: form.getByRole('textbox', { name: copy.email }),
    comment: form.getByRole('textbox', { name: copy.comment }),
    send: form.getByRole('button', { name: copy.send }),
  }
}

async function fillIn(form: Locator, copy: Copy, lang: 'pt' | 'en', comment: string) {
  const fields = fieldsOf(form, copy)
  await fields.stars.getByRole('radio', { name: REVIEWS[lang].stars('4.5') }).check()
  await fields.name.fill('Ana Beatriz')
  await fields.email.fill('ana@exemplo.com')
  await fields.comment.fill(comment)
  return fields
}

/** Stores the fields of the last form that the page sends, because Playwright does not expose request bodies with files. */
function recordSentForm(page: Page) {
  return page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData)
        Object.assign(window, {
          sent: [...body].map(([name, value]) => [
            name,
            value instanceof File ? `file ${value.name}` : value,
          ]),
        })
      send.call(this, body)
    }
  })
}

const someText = () => `Gostei muito ${randomBytes(4).toString('hex')}`
const photo = () =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: '#a6302f' } })
    .png()
    .toBuffer()

/** A noisy JPEG of several MB, lying on its side as phones store it. */
const phonePhoto = () =>
  sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: '#a6302f',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()

for (const { lang, localPath } of LANGUAGES) {
  const copy = COPY[lang]
  const isReviewPost = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/api/avaliacao')

  test(`spec sections 3, 4, 5, 8 and 9 ${lang}: without a rating nothing is sent, and every field shows its error; half stars are set by keyboard, click and drag; a review with a photo is sent once and completely`, async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (isReviewPost(request)) sent.push(request.url())
    })
    await recordSentForm(page)
    await page.goto(localPath('/serum'))
    const form = await openForm(page, lang)
    const fields = fieldsOf(form, copy)
    const { stars } = fields

    await test.step('without a rating a toast shows the reason; every field shows its own error', async () => {
      await fields.send.click()
      await expect(page.getByText(copy.noRating)).toBeVisible()
      await expect(stars.getByRole('radio').first()).toBeFocused()
      for (const field of [fields.name, fields.email, fields.comment])
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      // While the toast fades in, axe would measure too low a contrast.
      await expect(page.locator('[data-sonner-toast]')).toHaveCSS('opacity', '1')
      await expectAccessible(page, WCAG)
    })

    await test.step('half stars of 30 px can be set by keyboard, click, drag', async () => {
      const chosen = () => stars.locator(':checked').getAttribute('aria-label')
      const labelOf = (value: string) => REVIEWS[lang].stars(value)
      await stars.getByRole('radio').first().focus()
      await page.keyboard.press('Space')
      expect(await chosen()).toBe(labelOf('0.5'))
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      expect(await chosen()).toBe(labelOf('1.5'))
      await page.keyboard.press('ArrowLeft')
      expect(await chosen()).toBe(labelOf('1'))
      const half = (value: string) => stars.getByRole('radio', { name: labelOf(value), exact: true })
      await half('3.5').click()
      expect(await chosen()).toBe(labelOf('3.5'))
      const box = (await half('3.5').boundingBox())!
      await page.mouse.move(box.x + 5, box.y + 5)
      await page.mouse.down()
      const last = (await half('5').boundingBox())!
      await page.mouse.move(last.x + 10, last.y + 10, { steps: 6 })
      await page.mouse.up()
      expect(await chosen()).toBe(labelOf('5'))
      const drawn = await stars
        .locator('span:has(> input)')
        .first()
        .evaluate((node) => {
          const { width, height } = getComputedStyle(node, '::before')
          return [width, height]
        })
      expect(drawn).toEqual(['15px', '30px'])
      expect(last.width).toBeGreaterThanOrEqual(24)
      expect(last.height).toBeGreaterThanOrEqual(44)
    })

    const comment = someText()
    await test.step('an incomplete e-mail is not sent', async () => {
      await fillIn(form, copy, lang, comment)
      await fields.email.fill('ana')
      await fields.send.click()
      await expect(fields.email).toBeFocused()
      await expect(fields.email).toHaveAccessibleDescription(/nome@exemplo\.com|name@example\.com/)
      await expect(fields.name).not.toHaveAttribute('aria-invalid')
      expect(sent).toEqual([])
    })

    await test.step('while the review is sent the button shows that and ignores a second click', async () => {
      await fields.email.fill('ana@exemplo.com')
      await expect(fields.topic.locator('option:checked')).toHaveText(copy.serum)
      await expect(form.getByText(copy.hint)).toBeVisible()
      await form
        .getByLabel(copy.photo)
        .setInputFiles({ name: 'minha foto.png', mimeType: 'image/png', buffer: await photo() })
      await expect(form.getByRole('img', { name: /escolheu|chose/ })).toBeVisible()
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/avaliacao', async (route) => {
        await released
        await route.continue()
      })
      const sending = page.waitForRequest(isReviewPost)
      await fields.send.click()
      const request = await sending
      expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
      const busy = form.getByRole('button', { name: copy.sending })
      await expect(busy).toBeDisabled()
      await expect(form.getByRole('progressbar')).toBeVisible()
      await busy.click({ force: true })
      await fields.name.press('Enter')
      release()
    })

    await test.step('the review is sent once and completely', async () => {
      await expect(page.getByText(copy.success)).toBeVisible()
      expect(sent).toHaveLength(1)
      const here = new URL(localPath('/serum'), page.url()).href
      expect(await page.evaluate(() => (window as unknown as { sent: unknown }).sent)).toEqual([
        ['nome', 'Ana Beatriz'],
        ['email', 'ana@exemplo.com'],
        ['nota', '4.5'],
        ['comentario', comment],
        ['imagem', 'minha foto.png'],
        ['file', 'file minha foto.png'],
        ['status_imagem', '0'],
        ['status', '2'],
        ['produto_id', '499'],
        ['produto_nome', expect.stringMatching(/S[eé]rum/)],
        ['produto_categoria', 'serum'],
        ['produto_sku', expect.stringMatching(/./)],
        ['produto_url', here],
        ['url_origem_avaliacao', here],
        ['site', 'rosalume'],
      ])
    })

    await test.step('a message thanks the visitor, and the fields are empty again', async () => {
      const thanked = page.getByRole('dialog', { name: copy.thanks })
      const thanks = thanked.getByRole('heading', { name: copy.thanks })
      await expect(thanks).toBeFocused()
      // The form was scrolled, so its top faded out. The message is not scrolled and must not fade.
      const fade = () =>
        thanks.evaluate(
          ({ parentElement }) => getComputedStyle(parentElement!.parentElement!, '::before').opacity,
        )
      await expect.poll(fade).toBe('0')
      await expect(thanked.getByText(copy.next)).toBeVisible()
      await thanked.getByRole('button', { name: copy.another }).click()
      await expect(fields.name).toHaveValue('')
      await expect(fields.comment).toHaveValue('')
      await expect(stars.locator(':checked')).toHaveCount(0)
      await expect(form.getByRole('button', { name: copy.remove })).toHaveCount(0)
      expect(await page.evaluate(() => sessionStorage.getItem('avaliacao serum'))).toBeNull()
      await form.getByRole('button', { name: copy.close }).first().click()
      await expect(page.getByRole('button', { name: REVIEWS[lang].write })).toBeFocused()
    })
  })

  test(
    `spec sections 5 and 8 P14 L2 ${lang}: the comment takes 300 characters; a wrong file is rejected; after a failure (offline, 500, 429, 422) every field keeps its value, and an unchanged review its idempotency key`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      await page.goto(localPath('/serum'))
      const form = await openForm(page, lang)

      await test.step('a live counter; an emoji counts as one', async () => {
        const { comment } = fieldsOf(form, copy)
        await expect(form.getByText(copy.counter(0))).toBeVisible()
        await comment.fill('🍓'.repeat(299))
        await expect(form.getByText(copy.counter(299))).toBeVisible()
        await comment.press('End')
        await comment.pressSequentially('abc')
        await expect(comment).toHaveValue(`${'🍓'.repeat(299)}a`)
        await expect(form.getByText(copy.counter(300))).toBeVisible()
      })

      await test.step('a file that is too large, unreadable or not a picture is rejected in the form; a chosen one can be removed', async () => {
        const input = form.locator('[type=file]')
        await expect(input).toHaveAttribute('accept', 'image/png, image/jpeg')
        const choose = (name: string, mimeType: string, buffer: Buffer) =>
          input.setInputFiles({ name, mimeType, buffer })
        await choose('grande.jpg', 'image/jpeg', Buffer.alloc(12 * 1024 * 1024 + 1))
        await expect(form.getByText(copy.tooLarge)).toBeVisible()
        await choose('quebrada.jpg', 'image/jpeg', Buffer.alloc(3 * 1024 * 1024))
        await expect(form.getByText(copy.unreadable)).toBeVisible()
        await choose('texto.txt', 'text/plain', Buffer.from('oi'))
        await expect(form.getByText(copy.wrongType)).toBeVisible()
        await choose('estranha.png', 'image/png', Buffer.from('nada'))
        await expect(form.getByText(copy.unreadable)).toBeVisible()
        expect(await input.evaluate((node: HTMLInputElement) => node.files?.length)).toBe(0)
        await choose('boa.png', 'image/png', await photo())
        await expect(form.getByText(copy.unreadable)).toBeHidden()
        await form.getByRole('button', { name: copy.remove }).click()
        await expect(input).toBeFocused()
        expect(await input.evaluate((node: HTMLInputElement) => node.files?.length)).toBe(0)
        await expect(form.getByRole('button', { name: copy.remove })).toHaveCount(0)
        consoleErrors.length = 0
      })

      await test.step('after each failure every field keeps its value', async () => {
        const comment = someText()
        const fields = await fillIn(form, copy, lang, comment)
        const keys: (string | undefined)[] = []
        page.on('request', (request) => {
          if (isReviewPost(request)) keys.push(request.headers()['idempotency-key'])
        })
        const sendWithFault = async (injectFault: () => Promise<unknown>) => {
          await page.unroute('**/api/avaliacao')
          await injectFault()
          await fields.send.click()
          await expect(page.getByText(copy.failed)).toBeVisible()
          await expect(fields.send).toBeEnabled()
          await expect(fields.comment).toHaveValue(comment)
          await expect(fields.email).toHaveValue('ana@exemplo.com')
          expect(await fields.stars.locator(':checked').inputValue()).toBe('4.5')
        }
        await sendWithFault(() =>
          page.route('**/api/avaliacao', (route) => route.abort('internetdisconnected')),
        )
        await sendWithFault(() =>
          page.route('**/api/avaliacao', (route) => route.fulfill({ status: 500, body: '' })),
        )
        await sendWithFault(() =>
          page.route('**/api/avaliacao', (route) => route.fulfill({ status: 429, json: {} })),
        )
        await expect(form.getByText(copy.notSent)).toBeVisible()
        await sendWithFault(() =>
          page.route('**/api/avaliacao', (route) =>
            route.fulfill({
              status: 422,
              json: { message: 'x', errors: { nome: ['Nome <b>estranho</b>.'] } },
            }),
          ),
        )
        await expect(fields.name).toBeFocused()
        await expect(fields.name).toHaveAccessibleDescription(/Nome <b>estranho<\/b>\./)
        expect(new Set(keys).size).toBe(1)
        await page.unroute('**/api/avaliacao')
        await fields.name.fill('Ana B.')
        await fields.send.click()
        await expect(page.getByText(copy.success)).toBeVisible()
        expect(new Set(keys).size, 'changed content gets a new key').toBe(2)
        consoleErrors.length = 0
      })
    },
  )

  test(
    `P14 ${lang}: a draft is restored after leaving the page, without its photo; a photo of a phone larger than 2 MB is sent upright as a JPEG of at most 2 MB and 2000 pixels, and nothing typed is lost`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(localPath('/serum'))
      const form = await openForm(page, lang)
      const comment = someText()
      const fields = await fillIn(form, copy, lang, comment)
      await form
        .getByLabel(copy.photo)
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await photo() })
      await page.goto(localPath('/whey'))
      await page.goto(localPath('/serum'))
      await openForm(page, lang)
      await expect(fields.comment).toHaveValue(comment)
      await expect(fields.name).toHaveValue('Ana Beatriz')
      expect(await fields.stars.locator(':checked').inputValue()).toBe('4.5')
      await expect(form.getByRole('button', { name: copy.remove })).toHaveCount(0)

      const buffer = await phonePhoto()
      expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024)
      expect(buffer.length).toBeLessThan(12 * 1024 * 1024)
      await form.locator('[type=file]').setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer })
      const preview = form.getByRole('img', { name: /escolheu|chose/ })
      await expect(preview).toBeVisible()
      await expect(form.getByText('IMG_1.jpg')).toBeVisible()
      // Orientation 6 turns the picture by a quarter: 3000 x 2000 becomes upright.
      await expect
        .poll(() => preview.evaluate((node: HTMLImageElement) => [node.naturalWidth, node.naturalHeight]))
        .toEqual([1333, 2000])
      await expect(form.getByLabel(copy.comment)).toHaveValue(comment)
      const answered = page.waitForResponse((response) => isReviewPost(response.request()))
      await fields.send.click()
      expect((await answered).status()).toBe(201)
      await expect(page.getByRole('heading', { name: copy.thanks })).toBeVisible()
      await expect(page.getByRole('link', { name: /NAVEGAR NO SITE|BROWSE/i })).toHaveAttribute(
        'href',
        localPath('/'),
      )
    },
  )

  test(
    `spec section 2 ${lang}: on the page of all reviews a button toggles the form, and a hidden form keeps its text`,
    { tag: '@one-language' },
    async ({ page }) => {
      await page.goto(localPath('/avaliacoes-produtos-rosalume?assunto=serum'))
      const toggle = page.locator('summary', { hasText: REVIEWS[lang].write })
      await toggle.click()
      const hydratedForm = page.locator('form[data-checked]')
      await expect(hydratedForm).toBeVisible()
      const fields = await fillIn(hydratedForm, copy, lang, someText())
      await expect(fields.topic.locator('option:checked')).toHaveText(copy.serum)
      await toggle.click()
      await expect(hydratedForm).toBeHidden()
      await toggle.click()
      await expect(fields.name).toHaveValue('Ana Beatriz')
      await fields.send.click()
      await expect(page.getByRole('heading', { name: copy.thanks })).toBeFocused()
    },
  )

  test.describe(`${lang}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    // e2e/http/plain-reviews.test.ts sends the form too, also a rejected one.
    test(
      'P7 a plain form sends the review and ends on the thank-you page',
      { tag: '@one-language' },
      async ({ page }) => {
        await page.goto(localPath('/serum'))
        await page.getByRole('link', { name: REVIEWS[lang].write }).click()
        await expect(page).toHaveURL(/assunto=serum#avaliar$/)
        const form = page.locator('form[action="/api/avaliacao"]')
        // The browser opens the form of the URL's anchor with a delay; a click in between would close it again.
        await expect(async () => {
          if (!(await form.isVisible()))
            await page.locator('summary', { hasText: REVIEWS[lang].write }).click()
          await expect(form).toBeVisible({ timeout: 1000 })
        }).toPass()
        const fields = await fillIn(form, copy, lang, someText())
        await form
          .locator('[type=file]')
          .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await photo() })
        const hiddenInputs = await form
          .locator('input[type=hidden]')
          .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name, value }) => [name, value]))
        expect(Object.fromEntries(hiddenInputs)).toEqual({
          status_imagem: '0',
          status: '2',
          imagem: 'null',
          produto_id: '',
          produto_nome: '',
          produto_sku: '',
          produto_url: '',
          url_origem_avaliacao: new URL(localPath('/avaliacoes-produtos-rosalume'), page.url()).href,
          site: 'rosalume',
          lang,
        })
        await fields.send.click()
        await expect(page).toHaveURL(new RegExp(`${localPath('/obrigado')}$`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.thanks)
      },
    )
  })
}
