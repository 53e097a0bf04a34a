import type { Good } from '../goods/good.ts'
import { EMPTY } from '../php.ts'
import { trailOf } from '../tree.ts'
import { attributes, buyable } from './attributes.ts'
import { summary } from './card.ts'
import { media } from './pictures.ts'
import { structure } from './structure.ts'

const SHEET = [
  { nome: 'Garantia', visivelSite: 's', itens: [{ label: 'Prazo', valor: '90 dias' }] },
  { nome: 'Interno', visivelSite: 'n', itens: [{ label: 'Margem', valor: 'segredo-da-loja' }] },
]

/** Writes a product page (platform 3.3). Its e-mail addresses and scripts must not reach a visitor. */
export function productPage(origin: string, one: Good) {
  const trail = trailOf(one.category)
  const category = trail.at(-1)!
  return {
    estrutura: structure(origin, 'product/detail', one.id % 7 === 0 ? '' : one.name, [...trail, one]),
    conteudo: {
      ...summary(origin, one),
      ean: one.id % 2 ? '' : null,
      mpn: '',
      tipo: 'produto',
      prevenda: EMPTY,
      descricoes: {
        curta: one.short,
        longa: one.long,
        simples: '',
        opcional1: null,
        opcional2: '',
        opcional3: false,
        tabelaMedida: one.category.startsWith('/roupas')
          ? '<table><tr><th>P</th><td>70 cm</td></tr></table>'
          : '',
      },
      video: '',
      categoria: {
        id: String(category.id),
        nome: category.name,
        nivel: trail.length,
        taxonomia: trail.map(({ id, name }) => ({ id: String(id), nome: name })),
      },
      caracteristicas: one.id % 2 ? SHEET : EMPTY,
      AgendamentoPreco: EMPTY,
      personalizacoes: one.isPersonalised
        ? [{ id: '1', nome: 'Nome bordado', obrigatorio: 's', tipo: 'texto', valores: EMPTY }]
        : EMPTY,
      conjunto: EMPTY,
      assinatura: EMPTY,
      combinacoes: EMPTY,
      perguntas: one.rating
        ? [
            {
              nome: 'Ana',
              email: 'ana@segredo.invalid',
              pergunta: 'Serve para uso <b>diário</b>?',
              respostas: [
                { administrador: 's', resposta: '<p>Serve, sim.</p>', data: '2026-03-02 10:00:00' },
              ],
              data: '2026-03-01 09:00:00',
            },
          ]
        : EMPTY,
      avaliacao: one.rating ? ratingOf(one.rating) : EMPTY,
      layoutPersonalizado: { codigoCss: 'body{display:none}', codigoJs: 'window.foreignScript = 6' },
      atributos: attributes(origin, one),
      carrinho: one.choice || one.status !== 'disponivel' ? EMPTY : buyable(origin, one),
      midias: media(origin, one),
    },
    info: EMPTY,
  }
}

function ratingOf(mean: number) {
  return {
    media: String(mean),
    quantidade: '7',
    avaliacoes: [
      {
        nome: 'Bia',
        email: 'bia@segredo.invalid',
        nota: '5',
        comentario: 'Chegou <i>antes</i> do prazo.',
        recomenda: 's',
        data: '2026-02-01 12:00:00',
        anexos: EMPTY,
      },
      { nome: '', email: '', nota: 4, comentario: 'Bom', recomenda: 1, data: null, anexos: null },
    ],
  }
}
