import { EMPTY } from '../php.ts'
import { structureFields } from './structure.ts'

const ABOUT = `<h2>A loja</h2><p>Vendemos ferramentas, roupas, livros e cafés desde o começo.</p>
<script>window.foreignScript = 7</script><ul><li>Atendimento próximo</li></ul>
<p><a href="/ferramentas">Ferramentas</a> <a href="javascript:window.foreignScript=8">Clique</a></p>`

const RETURNS =
  '<p>Escreva para nós e combinamos a troca.</p><table><tr><td>Frete</td><td>Combinado</td></tr></table>'

// Stores put the text in different fields; one page has none (platform 3.1).
const PAGES: Record<string, [title: string, content: unknown]> = {
  '/quem-somos': ['Quem somos', { conteudo: ABOUT }],
  '/pagina/trocas': ['Trocas', { id: '4', blocos: [{ tipo: 'html', corpo: RETURNS }], css: '' }],
  '/pagina/como-comprar': ['Como comprar', { texto: { html: '<p>Escolha, <b>confira</b> e finalize.</p>' } }],
  '/p/fale-conosco': ['Fale conosco', EMPTY],
}

/** The addresses of the text pages. */
export const TEXT_PAGES: readonly string[] = Object.keys(PAGES)

/** Returns a text page; undefined for an unknown address. */
export function textPage(origin: string, path: string) {
  const [title, content] = PAGES[path] ?? []
  if (title === undefined) return undefined
  return { estrutura: structureFields(origin, 'page', title, [{ path, name: title }]), conteudo: content }
}
