import { DocumentParts, type Fields } from './document-parts.ts'
import type { GeneratedProduct, GeneratedValue } from './model.ts'
import { isSoldByCard } from './expectations.ts'

/** Writes the documents of products. */
export class ProductDocuments extends DocumentParts {
  private request(product: GeneratedProduct, value?: GeneratedValue): Fields {
    const hash = [product.id, value?.id ?? 0, 1, 3, 1]
    return {
      hash: hash.join('-'),
      url: `${this.store.origin}/checkout/carrinho?add=${hash.join('-')}`,
      tipo: 'produto',
      itens: [
        {
          idProduto: this.spell.number(product.id),
          idAtributoSimples: this.spell.number(value?.id ?? 0),
          idUnidadeVenda: '1',
          idArmazem: '3',
          quantidade: '1',
          adicional: '',
          parametros: '',
        },
      ],
    }
  }

  private pageRequest(product: GeneratedProduct): unknown {
    if (product.needsStorePage === 'carrinho') return { ...this.request(product), tipo: 'lista' }
    return product.values.length > 0 || product.needsStorePage ? this.spell.empty() : this.request(product)
  }

  protected attributes(product: GeneratedProduct): unknown {
    const { values, siblings } = product
    const spell = this.spell
    if (values.length === 0 && siblings.length === 0)
      return this.draw.one<unknown>([], { simples: [], unico: [] }, null, { simples: { valores: [] } }, {})
    const simples = {
      id: '3',
      nome: spell.html('Opção'),
      tipo: this.draw.one('texto', 'imagem'),
      valores: spell.list(
        values.map((value, index) => ({
          idAtributoValor: spell.number(value.id),
          sku: `${product.id}-${value.id}`,
          label: spell.html(value.label),
          imagem: spell.none(),
          estoque: spell.number(value.stock),
          estoqueMarketplace: 0,
          descontoAdicional: null,
          ...(value.price !== 'product' && { precos: this.prices(value.price) }),
          carrinho: this.request(product, value),
          selecionado: spell.flag(index === 0 && product.id % 2 === 0),
        })),
      ),
    }
    const unico = {
      nome: 'Modelo',
      valores: spell.list(
        siblings.map((path, index) => ({
          idAtributoValor: String(index + 1),
          label: `Modelo ${index}`,
          imagem: '',
          produto: { id: String(1000 + index), estoque: 1, status: 'disponivel' },
          ...this.link(path),
          selecionado: spell.flag(path === product.path),
        })),
      ),
    }
    return {
      simples: values.length > 0 ? simples : spell.empty(),
      unico: siblings.length > 0 ? unico : spell.empty(),
    }
  }

  private media({ id, pictures, name }: GeneratedProduct): unknown {
    if (pictures === 0)
      return this.draw.one<unknown>([], { imagens: [] }, null, { imagens: [{ arquivos: [] }] })
    const files = (index: number) =>
      Object.fromEntries(
        ['zoom', 'big', 'medium', 'small'].map((size) => [
          size,
          `https://cdn.exemplo.example/${size}/${id}-${index}.webp`,
        ]),
      )
    const imagens = this.draw.times(pictures, (index) => ({
      id: index,
      idAtributoValor: this.spell.number(0),
      descricao: index === 0 ? this.spell.html(name) : this.spell.none(),
      label: this.spell.none(),
      arquivos: this.draw.chance(80) ? files(index) : this.spell.empty(),
      arquivosOriginais: files(index),
    }))
    return { imagens: this.spell.list(imagens) }
  }

  protected shared(product: GeneratedProduct): Fields {
    const { id, name, status, stock, brand, path } = product
    const spell = this.spell
    const section = this.store.sections.find((one) => one.path === brand)
    return spell.withUnknown({
      id: spell.number(id),
      sku: spell.number(id),
      nome: spell.html(name),
      estoque: spell.number(stock),
      estoqueMarketplace: '0',
      status,
      marca: section
        ? { id: '1', nome: spell.html(section.name), ...this.link(section.path) }
        : spell.empty(),
      precos: this.prices(status === 'sobConsulta' && this.draw.chance(70) ? undefined : product.price),
      ...this.link(path),
      selos: this.draw.one<unknown>([], [{ tipo: 'texto', label: 'Novo', imagem: '', cores: [] }]),
      filtros: [],
      midias: this.media(product),
    })
  }

  /** A card of a listing or showcase (platform 3.2). */
  card(product: GeneratedProduct): Fields {
    const { values, needsStorePage, rating } = product
    const isBuyable = isSoldByCard(product)
    return {
      ...this.shared(product),
      descricoes: this.spell.empty(),
      avaliacao: rating ? { media: String(rating), quantidade: '3' } : this.spell.empty(),
      atributos: this.attributes(product),
      carrinho: needsStorePage
        ? this.spell.empty()
        : isBuyable
          ? this.request(product, values[0])
          : this.draw.one<unknown>([], this.request(product)),
    }
  }

  /** url/product/detail (platform 3.3). */
  product(product: GeneratedProduct): Fields {
    const { name, section, needsStorePage, rating } = product
    const spell = this.spell
    const own = this.store.sections.find((one) => one.path === section)!
    const html = this.draw.one(
      '',
      'Texto sem HTML & com sinais < 5.',
      '<p onclick="x()">Um <b>texto</b>.</p><script>window.x=1</script><a href="javascript:x()">Clique</a>',
      '&lt;p&gt;Texto duas vezes escrito&lt;/p&gt;',
    )
    return {
      estrutura: this.structure('product/detail', name, [own, product]),
      conteudo: {
        ...this.shared(product),
        ean: spell.none(),
        mpn: '',
        tipo: 'produto',
        prevenda: [],
        descricoes: this.draw.one<unknown>([], {
          curta: html,
          longa: html,
          simples: null,
          opcional1: false,
        }),
        categoria: this.draw.one<unknown>([], {
          id: String(own.id),
          nome: spell.html(own.name),
          nivel: 1,
          taxonomia: [{ id: '1', nome: spell.html(own.name) }],
        }),
        caracteristicas: this.draw.one<unknown>(
          [],
          [
            { nome: 'Ficha', visivelSite: spell.flag(true), itens: [{ label: 'Peso', valor: 3 }] },
            {
              nome: 'Interno',
              visivelSite: spell.flag(false),
              itens: [{ label: 'Custo', valor: 'segredo' }],
            },
          ],
        ),
        personalizacoes:
          needsStorePage === 'personalizacoes'
            ? [{ nome: 'Nome', obrigatorio: spell.flag(true) }]
            : spell.empty(),
        conjunto: needsStorePage === 'conjunto' ? { id: '1', grupos: [{ nome: 'Capa' }] } : spell.empty(),
        assinatura: [],
        combinacoes: [],
        perguntas: this.draw.one<unknown>([], null, [
          {
            nome: 'Ana',
            email: 'ana@segredo.example',
            pergunta: 'Serve?',
            respostas: [],
            data: '2026-02-01',
          },
        ]),
        avaliacao: rating
          ? {
              media: String(rating),
              quantidade: 1,
              avaliacoes: [
                { nome: 'Bia', email: 'bia@segredo.example', nota: 5, comentario: 'Boa', data: null },
              ],
            }
          : spell.empty(),
        layoutPersonalizado: { codigoCss: 'body{display:none}', codigoJs: 'window.x=1' },
        atributos: this.attributes(product),
        carrinho: this.pageRequest(product),
      },
      info: this.spell.empty(),
    }
  }
}
