import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import type { CrawlFinding } from '../rules/rule.ts'
import type { Page } from '../site/page.ts'

const jar = String(createRequire(import.meta.url)('vnu-jar'))
// The run takes seconds, too short for the optimizing compiler; the recursion of the checker needs a larger stack.
const JVM_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']
// Far more than the checker writes about some hundred pages.
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

interface Message {
  url?: string
  message: string
  extract?: string
}

/**
 * Removes inline style sheets: the checker does not know `@container`, `@starting-style` or `cqi` and reports them as
 * errors. R90 is about HTML.
 */
function withoutStyles(html: string): string {
  return html.replace(/(<style\b[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1')
}

/** R90: the Nu HTML checker's errors for all pages in one run; rejects when the checker itself fails. */
export async function nuErrors(java: string, pages: readonly Page[]): Promise<CrawlFinding[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'storefront-html-'))
  pages.forEach(({ html }, at) => writeFileSync(path.join(folder, `${at}.html`), withoutStyles(html)))
  const args = [
    ...JVM_OPTIONS,
    '-jar',
    jar,
    '--errors-only',
    '--skip-non-html',
    '--exit-zero-always',
    '--format',
    'json',
    folder,
  ]
  try {
    const output = await new Promise<string>((resolve, reject) =>
      execFile(java, args, { maxBuffer: MAX_OUTPUT_BYTES }, (error, _stdout, stderr) =>
        error ? reject(error) : resolve(stderr),
      ),
    )
    return nuFindings(output, pages)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads the checker's report and returns each message once per page. */
export function nuFindings(report: string, pages: readonly Pick<Page, 'address'>[]): CrawlFinding[] {
  const { messages } = JSON.parse(report) as { messages: Message[] }
  const findings = new Map<string, CrawlFinding>()
  for (const { url = '', message, extract = '' } of messages) {
    const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])]?.address ?? url
    const what = `${message} ${extract.replace(/\s+/g, ' ').trim().slice(0, 120)}`
    findings.set(`${page}\n${message}`, { rule: 'R90 nu', page, what })
  }
  return [...findings.values()]
}
