import { goodById, stockOf } from '../goods/all.ts'
import { EMPTY, money } from '../php.ts'
import type { Kit } from '../tree.ts'
import { attributes } from './attributes.ts'
import { media } from './pictures.ts'
import { prices } from './price.ts'
import { structure } from './structure.ts'

/** Writes the page of a list (platform 3.5). */
export function kitPage(origin: string, kit: Kit) {
  const parts = kit.parts.map(([id, quantity]) => ({ one: goodById(id)!, quantity }))
  return {
    estrutura: structure(origin, 'list/detail', kit.name, [kit]),
    conteudo: {
      id: String(kit.id),
      nome: kit.name,
      tipo: kit.kind,
      precos: {
        de: money(kit.price, 'plain text'),
        por: money(kit.price, 'plain text'),
        parcelamento: EMPTY,
      },
      produtos: parts.map(({ one, quantity }) => ({
        id: String(one.id),
        nome: one.name,
        quantidade: String(quantity),
        precos: prices(one),
        atributos: attributes(origin, one),
        status: one.status,
        estoque: stockOf(one),
        midias: media(origin, one, 1),
      })),
      selecaoAtributo: parts.some(({ one }) => one.choice) ? 's' : 'n',
    },
    info: EMPTY,
  }
}
