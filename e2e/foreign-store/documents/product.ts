import type { StoreProduct } from '../products/store-product.ts'
import { EMPTY } from '../php.ts'
import { trailOf } from '../tree.ts'
import { attributes, buyable } from './attributes.ts'
import { summary } from './card.ts'
import { media } from './pictures.ts'
import { structureFields } from './structure.ts'

const SPECIFICATIONS = [
  { nome: 'Garantia', visivelSite: 's', itens: [{ label: 'Prazo', valor: '90 dias' }] },
  { nome: 'Interno', visivelSite: 'n', itens: [{ label: 'Margem', valor: 'segredo-da-loja' }] },
]

/** Returns a product document (platform 3.3). The shop must not pass its e-mail addresses and scripts on to a visitor. */
export function detailDocument(origin: string, product: StoreProduct) {
  const trail = trailOf(product.category)
  const category = trail.at(-1)!
  return {
    estrutura: structureFields(origin, 'product/detail', product.id % 7 === 0 ? '' : product.name, [
      ...trail,
      product,
    ]),
    conteudo: {
      ...summary(origin, product),
      ean: product.id % 2 ? '' : null,
      mpn: '',
      tipo: 'produto',
      prevenda: EMPTY,
      descricoes: {
        curta: product.short,
        longa: product.long,
        simples: '',
        opcional1: null,
        opcional2: '',
        opcional3: false,
        tabelaMedida: product.category.startsWith('/roupas')
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
      caracteristicas: product.id % 2 ? SPECIFICATIONS : EMPTY,
      AgendamentoPreco: EMPTY,
      personalizacoes: product.isPersonalized
        ? [{ id: '1', nome: 'Nome bordado', obrigatorio: 's', tipo: 'texto', valores: EMPTY }]
        : EMPTY,
      conjunto: product.isSet ? { id: '12', grupos: [{ nome: 'Capa', opcoes: ['Azul', 'Vinho'] }] } : EMPTY,
      assinatura: EMPTY,
      combinacoes: EMPTY,
      perguntas: product.rating
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
      avaliacao: product.rating ? ratingOf(product.rating) : EMPTY,
      layoutPersonalizado: { codigoCss: 'body{display:none}', codigoJs: 'window.foreignScript = 6' },
      atributos: attributes(origin, product),
      carrinho: product.choice || product.status !== 'disponivel' ? EMPTY : buyable(origin, product),
      midias: media(origin, product),
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
