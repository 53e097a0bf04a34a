import type { StoredNames } from './privacy-props.ts'

/** Every cookie and mark that the shop leaves in a browser, in Portuguese (decisions P8, P12, P21). */
export function CookiesPt({ names }: { names: StoredNames }) {
  return (
    <>
      <p>
        Quem só navega não recebe cookie algum desta loja, a não ser o do clique à espera, se veio por um
        anúncio. Os necessários surgem quando você usa o carrinho ou a conta; os de medição e de anúncios
        dependem do seu consentimento, dado por categoria. Recusar é tão fácil quanto aceitar, e a escolha
        pode ser mudada quando você quiser, no rodapé. Se a loja não tem nenhuma ferramenta de medição ou de
        anúncios ligada, não há o que perguntar, e o aviso não aparece.
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
              Cookie de formulário (<code>acesso</code>)
            </td>
            <td>
              Devolve o que você digitou ao entrar ou se cadastrar, menos a senha, se algo precisa de
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
            <td>Sua escolha sobre cookies</td>
            <td>Evita perguntar a cada visita.</td>
            <td>Até você mudá-la ou ela vencer</td>
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
            <td>Clique à espera</td>
            <td>
              Guarda o clique no anúncio até você escolher. Veja <a href="#anuncios">Cliques em anúncios</a>.
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
              Cliques em anúncios (<code>_gcl_aw</code> e um cookie do servidor)
            </td>
            <td>Ligam uma compra ao anúncio que a trouxe.</td>
            <td>90 dias</td>
          </tr>
          <tr>
            <td>Medição e anúncios de terceiros (Google, Meta)</td>
            <td>Contam visitas e compras e medem anúncios.</td>
            <td>A de cada ferramenta</td>
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
