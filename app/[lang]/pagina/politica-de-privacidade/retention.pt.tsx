import type { PolicySection } from '#components/institutional/policy.tsx'

/** Ad clicks, recipients, retention and security of the data (P8), in Portuguese. */
export const RETENTION_PT: PolicySection[] = [
  {
    id: 'anuncios',
    title: 'Cliques em anúncios',
    body: (
      <>
        <p>
          Quem chega por um anúncio do Google traz no endereço um código do clique (gclid). A loja o tira do
          endereço e faz assim:
        </p>
        <ul>
          <li>
            <strong>Se você concordou</strong> com cookies de anúncios, guardamos o clique por 90 dias, com os
            códigos de campanha do endereço e a primeira página vista, para saber qual anúncio levou a uma
            compra. Ele segue com você até o checkout ou o WhatsApp. Fica também junto do seu carrinho e vai
            para a loja com o pedido; se você retirar o consentimento, é apagado do carrinho também.
          </li>
          <li>
            <strong>Se você ainda não escolheu</strong>, ele espera por 30 minutos em um cookie que só o nosso
            servidor alcança e que não usamos para nada. Concordou, passa a valer o item acima; recusou, é
            apagado.
          </li>
          <li>
            <strong>Se você recusou</strong>, não guardamos nada.
          </li>
        </ul>
        <p>
          Com os códigos de outros anúncios e campanhas (fbclid, utm_source e semelhantes) fazemos o mesmo, só
          que o endereço fica como está.
        </p>
        <p>
          Também só com o seu consentimento, o Google e a Meta podem receber dados de navegação e de compra e,
          se você tem conta, o e-mail e o telefone transformados em código (hash), que eles comparam com os
          seus próprios registros.
        </p>
      </>
    ),
  },
  {
    id: 'compartilhamento',
    title: 'Com quem compartilhamos',
    body: (
      <>
        <p>Somente com quem precisa do dado para fazer a sua parte:</p>
        <ul>
          <li>o provedor de pagamento, para cobrar e reembolsar;</li>
          <li>a transportadora, para entregar: nome, endereço e contato;</li>
          <li>a hospedagem, onde a loja e os dados ficam guardados;</li>
          <li>o WhatsApp, se você escolher falar conosco por ele;</li>
          <li>o Google e a Meta, se você concordar com medição ou anúncios;</li>
          <li>autoridades, quando a lei ou a Justiça obriga.</li>
        </ul>
        <p>
          Não vendemos nem alugamos dados. Quando um desses serviços guarda dados fora do Brasil, a
          transferência segue os artigos 33 a 36 da LGPD.
        </p>
      </>
    ),
  },
  {
    id: 'por-quanto-tempo',
    title: 'Por quanto tempo guardamos',
    body: (
      <dl>
        <div>
          <dt>Carrinho, CEP e sessão</dt>
          <dd>30 dias depois do último uso; em seguida são apagados.</dd>
        </div>
        <div>
          <dt>Cadastro</dt>
          <dd>Enquanto a conta existir. Você pode pedir o encerramento quando quiser.</dd>
        </div>
        <div>
          <dt>Pedidos e notas fiscais</dt>
          <dd>Pelo menos 5 anos, prazo das leis fiscais e do Código de Defesa do Consumidor.</dd>
        </div>
        <div>
          <dt>Avaliações</dt>
          <dd>Enquanto estiverem publicadas ou até você pedir que as apaguemos, com o e-mail.</dd>
        </div>
        <div>
          <dt>Pesquisas e mensagens</dt>
          <dd>
            Enquanto servirem para resolver o assunto ou para comprovar o que foi combinado; depois disso, ou
            a seu pedido, são apagadas.
          </dd>
        </div>
        <div>
          <dt>Registros de acesso</dt>
          <dd>6 meses, sob sigilo, como manda o Marco Civil da Internet (Lei 12.965/2014, art. 15).</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    body: (
      <>
        <ul>
          <li>A conexão entre você e a loja é cifrada (HTTPS).</li>
          <li>
            O código da sessão é aleatório, muda quando você entra na conta e fica guardado só em forma de
            hash.
          </li>
          <li>A senha é guardada com um método lento de propósito (scrypt), que dificulta adivinhá-la.</li>
          <li>Os dados de cartão não passam por esta loja.</li>
          <li>As avaliações que o público lê não trazem o e-mail de quem as escreveu.</li>
        </ul>
        <p>
          Se um incidente puder trazer risco ou dano relevante a você, avisaremos você e a Autoridade Nacional
          de Proteção de Dados (ANPD), como manda o artigo 48 da LGPD.
        </p>
      </>
    ),
  },
]
