import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { openChangeLog } from '../changes/change-log.ts'

const SERUM = 'produto:/serum'
const CREAM = 'produto:/creme-corporal-com-colageno'

// Statements that someone may run on the database, with the tags that the triggers record; each builds on the one
// before.
const CASES: [statement: string, tags: string[]][] = [
  ["UPDATE kit SET price_to = 5550 WHERE id = 'SERUM1'", [SERUM]],
  ["UPDATE kit SET price_to = 5550 WHERE id = 'SERUM1'", []],
  ["UPDATE kit SET title_pt = 'Um frasco' WHERE id = 'SERUM1'", [SERUM]],
  ["UPDATE item SET stock = stock - 1 WHERE kit_id = 'SERUM1'", []],
  ["UPDATE item SET stock = 0 WHERE kit_id = 'SERUM1'", [SERUM]],
  ["UPDATE item SET stock = 7 WHERE kit_id = 'SERUM1'", [SERUM]],
  ["UPDATE item SET name_en = 'Clear' WHERE kit_id = 'SERUM1'", [SERUM]],
  ["UPDATE product SET name_pt = 'Sérum' WHERE path = '/serum'", [SERUM]],
  ["UPDATE product SET path = '/serum-novo' WHERE path = '/serum'", [SERUM, 'produto:/serum-novo']],
  ["UPDATE product SET path = '/serum' WHERE path = '/serum-novo'", ['produto:/serum-novo', SERUM]],
  ['UPDATE kit SET price_to = price_to WHERE product_id > 0', []],
  ["UPDATE variation SET price_to = 5190 WHERE sku = 'RB-620-200'", [CREAM]],
  ["UPDATE variation SET price_to = 5190 WHERE sku = 'RB-620-200'", []],
  ["UPDATE variation SET stock = stock - 1 WHERE sku = 'RB-620-200'", []],
  ["UPDATE variation SET stock = 9 WHERE sku = 'RB-620-500'", [CREAM]],
  ["UPDATE variation SET label_en = '3.5 oz' WHERE sku = 'RB-620-100'", [CREAM]],
  ["UPDATE product SET sale = 'quote' WHERE path = '/creme-corporal-com-colageno'", [CREAM]],
  ["UPDATE product SET sale = 'choice' WHERE path = '/creme-corporal-com-colageno'", [CREAM]],
  ["DELETE FROM variation WHERE sku = 'RB-620-500'", [CREAM]],
  ["UPDATE category SET name_en = 'Beauty' WHERE id = 3", ['catalogo']],
  ["UPDATE page SET body = body || ' ' WHERE path = '/pagina/termos'", ['pagina:/pagina/termos']],
  ["DELETE FROM page WHERE path = '/pagina/termos'", ['pagina:/pagina/termos']],
  ["UPDATE document SET body = body || ' ' WHERE name = 'menus'", ['menus']],
  ["UPDATE document SET body = body || ' ' WHERE name = 'home'", ['inicio']],
  ["UPDATE document SET body = body || ' ' WHERE name = 'settings'", ['configuracoes']],
  [review(901, 2), []],
  ["UPDATE review SET comment = 'Bom.' WHERE id = 901", []],
  ['UPDATE review SET status = 1 WHERE id = 901', ['avaliacoes:serum']],
  ['UPDATE review SET decided_at = 5 WHERE id = 901', []],
  ["UPDATE review SET topic = 'retinol' WHERE id = 901", ['avaliacoes:retinol', 'avaliacoes:serum']],
  ['UPDATE review SET status = 0 WHERE id = 901', ['avaliacoes:retinol']],
  ['DELETE FROM review WHERE id = 901', []],
  [review(902, 1), ['avaliacoes:serum']],
  ['DELETE FROM review WHERE id = 902', ['avaliacoes:serum']],
  [question(903, 2), []],
  ["UPDATE question SET answer = 'Sim.' WHERE id = 903", []],
  ['UPDATE question SET status = 1 WHERE id = 903', [SERUM]],
  ["UPDATE question SET answer = 'Sim!' WHERE id = 903", [SERUM]],
  ["UPDATE question SET phone = '1' WHERE id = 903", []],
  ['DELETE FROM question WHERE id = 903', [SERUM]],
  ["INSERT INTO cart (id, version, expires_at) VALUES ('c', 1, 1)", []],
  ["DELETE FROM item WHERE kit_id = 'SERUM1'", [SERUM]],
  ["DELETE FROM kit WHERE id = 'SERUM1'", [SERUM]],
]

function review(id: number, status: number): string {
  return `INSERT INTO review (id, status, topic, halves, name, email, comment, words, photo_shown, product_id, product_name,
    product_sku, product_url, origin_url, language, repeat_key, created_at)
    VALUES (${id}, ${status}, 'serum', 9, 'Ana', 'a@b.c', 'Bom', '', 0, '', '', '', '', '', 'pt', '${id}', 1)`
}

function question(id: number, status: number): string {
  return `INSERT INTO question (id, status, product_id, repeat_key, language, name, email, phone, text, created_at)
    VALUES (${id}, ${status}, (SELECT id FROM product WHERE path = '/serum'), '${id}', 'pt', 'Ana', 'a@b.c', '', 'Arde?', 1)`
}

/** Runs every case on a seeded database and checks the recorded tags. */
export async function checkChangeCases(db: Database): Promise<void> {
  const empty = await db.read.selectFrom('change').select('id').execute()
  assert.deepEqual(empty, [], 'seeding a shop without a reader records no changes')
  const log = openChangeLog(db, 'reader')
  assert.deepEqual(await log.next(), [], 'the first call returns no earlier changes')
  for (const [statement, tags] of CASES) {
    await db.write((queries) => sql.raw(statement).execute(queries))
    assert.deepEqual(
      [...new Set((await log.next()).map(({ tag }) => tag))].sort(),
      tags.toSorted(),
      statement,
    )
    assert.deepEqual(await log.next(), [], 'each change is returned once')
  }
}
