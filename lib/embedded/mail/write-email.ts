import { textAsHtml } from '#lib/http/text-as-html.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Block, EmailContent } from './email-content.ts'
import type { MailShop } from './settings.ts'
import { shopTexts } from './texts.ts'

/** An e-mail as plain text. */
export function emailText({ blocks }: EmailContent, shop: MailShop, lang: Lang): string {
  return `${[...blocks.map(blockText), ['--', ...footerLines(shop, lang)].join('\n')].join('\n\n')}\n`
}

/**
 * An e-mail as an HTML document without scripts, pictures and third-party addresses, so that nobody learns that it is read. Every text
 * of a message goes through `textAsHtml`.
 */
export function emailHtml({ subject, blocks }: EmailContent, shop: MailShop, lang: Lang): string {
  const footer = footerLines(shop, lang).map(textAsHtml).join('<br>')
  return `<!doctype html>
<html lang="${lang === 'pt' ? 'pt-BR' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${textAsHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f6ede4;color:#2b1a1e;font:16px/1.55 Arial,Helvetica,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${textAsHtml(previewOf(blocks))}</div>
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" style="width:100%;max-width:560px;border-collapse:collapse;text-align:left">
<tr><td style="padding:0 0 16px;text-align:center;font:bold 24px/1.3 Georgia,'Times New Roman',serif;color:${shop.color}">${textAsHtml(shop.name)}</td></tr>
<tr><td style="padding:28px 24px;background:#fff;border-top:4px solid ${shop.color};border-radius:0 0 12px 12px">
<h1 style="margin:0 0 16px;font:bold 24px/1.3 Georgia,'Times New Roman',serif">${textAsHtml(subject)}</h1>
${blocks.map((block) => blockHtml(block, shop.color)).join('\n')}
</td></tr>
<tr><td style="padding:20px 24px 0;font-size:13px;line-height:1.5;color:#6a565a">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

// The preview text that mail programs show beside the subject: the first text that is more than a greeting.
function previewOf(blocks: readonly Block[]): string {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  return texts.find((text) => text.length > 40) ?? ''
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text.toUpperCase()
    case 'rows':
      return block.rows.map(([label, value]) => (value === '' ? label : `${label}: ${value}`)).join('\n')
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'notice':
      return `* ${block.text}`
    default:
      return block.text
  }
}

function blockHtml(block: Block, color: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin:28px 0 8px;font-size:18px;line-height:1.3">${textAsHtml(block.text)}</h2>`
    case 'rows':
      return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${block.rows.map(rowHtml(block)).join('')}</table>`
    case 'code':
      return `<p style="margin:0 0 16px;padding:14px 16px;background:#f6ede4;border-radius:8px;font:14px/1.45 'Courier New',monospace;word-break:break-all">${textAsHtml(block.text)}</p>`
    case 'link':
      return `<p style="margin:20px 0"><a href="${textAsHtml(block.url)}" style="display:inline-block;padding:13px 28px;background:${color};color:#fff;border-radius:26px;font-weight:bold;text-decoration:none">${textAsHtml(block.label)}</a></p>`
    case 'notice':
      return `<p style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #8a5a00;background:#f3ebde">${textAsHtml(block.text)}</p>`
    case 'text':
      return `<p style="margin:0 0 16px">${textAsHtml(block.text).replaceAll('\n', '<br>')}</p>`
  }
}

function rowHtml({ rows, hasTotal = false }: { rows: readonly unknown[]; hasTotal?: boolean }) {
  return ([label, value]: readonly [string, string], index: number): string => {
    const isTotal = hasTotal && index === rows.length - 1
    const line = isTotal ? 'border-top:2px solid #2b1a1e;font-weight:bold' : 'border-bottom:1px solid #eadfd6'
    // An amount stays whole; a long e-mail address does not push the label away.
    const breaks = value.length > 20 ? 'word-break:break-word' : 'white-space:nowrap'
    const cell = `padding:8px 0;vertical-align:top;${line}`
    return `<tr><td style="${cell}">${textAsHtml(label)}</td><td style="${cell};padding-left:16px;text-align:right;${breaks}">${textAsHtml(value)}</td></tr>`
  }
}

function footerLines({ name, siteUrl, companyLines, isDemo }: MailShop, lang: Lang): string[] {
  const texts = shopTexts[lang]
  return [`${name}: ${siteUrl}`, ...companyLines, ...(isDemo ? [texts.demoCompany] : []), texts.why]
}
