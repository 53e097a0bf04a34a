import type { StoredNames } from './privacy-props.ts'

/** All cookies and storage entries that the shop sets in a browser, in Portuguese (P8, P12, P21). */
export function CookiesPt({ names }: { names: StoredNames }) {
  return (
    <>
      <p>
        Quem só navega não recebe cookie algum desta loja, a não ser o do clique à espera, se veio por um
        anúncio. Os necessários surgem quando você usa o carrinho ou a conta; os de medição e de anúncios
        dependem do seu consentimento, dado por categoria. Recusar é tão fácil quanto aceitar, e a escolha
        pode ser mudada quando você quiser, em “Preferências de privacidade”, no rodapé: o que você retirar
        deixa de ser carregado e os cookies correspondentes são apagados. Se a loja não tem nenhuma ferramenta
        de medição ou de anúncios ligada, não há o que perguntar, e o aviso não aparece.
      </p>
      <table>
        <caption>O que fica no seu navegador</caption>
        <thead>
          <tr>
            <th scope="col">O que é</th>
            <th scope="col">Para quê</th>
            <th scope="col">Duração</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              Necessários
            </th>
          </tr>
          <tr>
            <td>
              Cookie de sessão (<code>{names.session}</code>)
            </td>
            <td>Reconhece o seu carrinho e o seu acesso. Só o servidor da loja o lê.</td>
            <td>30 dias</td>
          </tr>
          <tr>
            <td>
              Cookie de formulário (<code>formulario</code>)
            </td>
            <td>
              Devolve à página o que você digitou em um formulário, menos a senha e a foto, se algo precisa de
              correção.
            </td>
            <td>2 minutos</td>
          </tr>
          <tr>
            <td>
              Marca de acesso (<code>{names.marker}</code>)
            </td>
            <td>Diz ao cabeçalho que você entrou na conta. Não traz nome nem senha.</td>
            <td>Até você sair</td>
          </tr>
          <tr>
            <td>
              CEP do frete (<code>cep</code>)
            </td>
            <td>Lembra o CEP que você digitou para calcular o frete.</td>
            <td>Até você fechar a aba</td>
          </tr>
          <tr>
            <td>
              Sua escolha sobre cookies (<code>consentimento</code>)
            </td>
            <td>Guarda o que você respondeu e quando, para não perguntar a cada visita.</td>
            <td>6 meses</td>
          </tr>
          <tr>
            <td>Página sem conexão</td>
            <td>Mostra um aviso se a internet cair. Não contém dados seus.</td>
            <td>Até você limpar o navegador</td>
          </tr>
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              Enquanto você não escolhe
            </th>
          </tr>
          <tr>
            <td>
              Clique à espera (<code>clique-a-espera</code>)
            </td>
            <td>
              Guarda o clique no anúncio até você escolher. Só o servidor da loja o lê. Veja{' '}
              <a href="#anuncios">Cliques em anúncios</a>.
            </td>
            <td>30 minutos</td>
          </tr>
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              Somente com o seu consentimento
            </th>
          </tr>
          <tr>
            <td>
              Anúncios: cliques (<code>_gcl_aw</code> e <code>clique</code>)
            </td>
            <td>Ligam uma compra ao anúncio que a trouxe. O segundo, só o servidor da loja lê.</td>
            <td>90 dias</td>
          </tr>
          <tr>
            <td>
              Medição: Google (<code>_ga</code> e outros)
            </td>
            <td>
              Conta visitas e compras. O Gerenciador de Tags do Google só é carregado depois do seu sim.
            </td>
            <td>A da ferramenta, até 2 anos</td>
          </tr>
          <tr>
            <td>
              Anúncios: Google (<code>_gcl_au</code> e outros) e Meta (<code>_fbp</code>)
            </td>
            <td>Medem anúncios e ajudam a mostrá-los a quem se interessa.</td>
            <td>A de cada ferramenta, em geral 90 dias</td>
          </tr>
        </tbody>
      </table>
      <p>
        O idioma vem do endereço da página, sem cookie. Você também pode apagar ou bloquear cookies no seu
        navegador; sem o de sessão, porém, o carrinho não se lembra do que você escolheu.
      </p>
    </>
  )
}
