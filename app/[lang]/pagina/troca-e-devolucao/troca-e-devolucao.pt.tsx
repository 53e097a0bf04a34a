import { KeyFacts } from '#components/institutional/key-facts.tsx'
import { Policy, type PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'

export const RETURNS_LEAD_PT =
  'Você tem 7 dias corridos para desistir da compra ou trocar um produto com defeito. Veja como fazer, quem paga o envio e até quando vale a garantia.'

/** The returns and exchange policy in Portuguese. */
export function ReturnsPt() {
  return (
    <Policy
      contents="Nesta página"
      updated="Atualizada em 21 de novembro de 2026"
      sections={[...CASES, ...STEPS, ...AFTERWARDS]}
    >
      <KeyFacts
        facts={[
          { value: '7 dias', text: 'corridos, contados do recebimento, para desistir ou trocar' },
          { value: 'R$ 0', text: 'é o que você paga para nos devolver o produto nos casos desta página' },
          {
            value: '30 dias',
            text: 'de garantia legal para suplementos e cosméticos; 90 para bens duráveis',
          },
        ]}
      />
    </Policy>
  )
}

const CASES: PolicySection[] = [
  {
    id: 'arrependimento',
    title: 'Desistir da compra',
    body: (
      <>
        <p>
          Quem compra pela internet pode se arrepender em até 7 dias corridos a partir do recebimento, sem
          explicar o motivo. É o direito de arrependimento, do artigo 49 do Código de Defesa do Consumidor
          (CDC). Basta avisar dentro desse prazo; o produto pode chegar até nós depois.
        </p>
        <p>
          Para receber o dinheiro de volta, o produto precisa estar sem uso e com o lacre intacto. Devolvemos
          o valor inteiro, com o frete da entrega.
        </p>
        <p>
          Preferia outro sabor? Com o pote lacrado, o caminho é o mesmo: devolva este e faça um novo pedido.
          Pote aberto não é trocado por preferência de sabor.
        </p>
      </>
    ),
  },
  {
    id: 'defeito',
    title: 'Produto com defeito, avariado ou errado',
    body: (
      <>
        <p>
          Avise em até 7 dias corridos a partir do recebimento, para uma troca rápida, se o produto chegou:
        </p>
        <ul>
          <li>com defeito ou com aspecto, cheiro ou textura que não deveria ter;</li>
          <li>amassado, quebrado, vazando ou com o lacre rompido;</li>
          <li>fora da validade;</li>
          <li>diferente do que você comprou, ou com item faltando.</li>
        </ul>
        <p>
          Não use o produto e guarde a embalagem. Aqui não se exige lacre intacto nem embalagem perfeita, já
          que o problema muitas vezes só aparece quando se abre o pote.
        </p>
        <p>
          Você escolhe: outro igual, sem custo, ou o valor de volta. Se quiser ficar com o produto, também
          pode pedir um abatimento no preço. Se ele acabou no estoque, devolvemos o valor ou, se você
          preferir, enviamos outro produto de mesmo preço.
        </p>
        <p>
          Passaram os 7 dias? A troca rápida termina, mas os seus direitos não: veja a{' '}
          <a href="#garantia">garantia</a>.
        </p>
      </>
    ),
  },
]

const STEPS: PolicySection[] = [
  {
    id: 'passo-a-passo',
    title: 'Passo a passo',
    body: (
      <ol>
        <li>
          <strong>Avise.</strong> Escreva para o <Link href={pagePaths.service()}>atendimento</Link> em até 7
          dias corridos, com o número do pedido, o CPF da compra e o que você quer: desistir ou trocar. No
          caso de defeito, conte o que aconteceu e tenha à mão uma foto do produto e da embalagem. O
          formulário dá um número de protocolo, que comprova a data do aviso.
        </li>
        <li>
          <strong>Receba as instruções.</strong> Respondemos com a autorização e o modo de envio já pago por
          nós. Espere por ela antes de postar: pacote sem identificação pode se perder.
        </li>
        <li>
          <strong>Embale.</strong> Se puder, use a caixa em que o pedido chegou. Proteja o produto e junte o
          que está em <a href="#o-que-enviar">O que enviar</a>.
        </li>
        <li>
          <strong>Poste.</strong> Guarde o comprovante com o código de rastreio até o caso terminar.
        </li>
        <li>
          <strong>Acompanhe.</strong> Quando o pacote chega, conferimos o produto e avisamos por e-mail: a
          troca sai para o seu endereço ou o reembolso começa.
        </li>
      </ol>
    ),
  },
  {
    id: 'o-que-enviar',
    title: 'O que enviar',
    body: (
      <>
        <ul>
          <li>o produto, com todos os itens do kit e os brindes que vieram com ele;</li>
          <li>a embalagem original, se ainda existir;</li>
          <li>a nota fiscal, ou uma cópia dela, ou um papel com o número do pedido e o seu nome.</li>
        </ul>
        <p>
          Pode devolver só uma parte do pedido. Nesse caso o reembolso é o valor pago pelos itens devolvidos,
          com o desconto que eles tiveram. Um kit vendido por um preço único volta inteiro.
        </p>
      </>
    ),
  },
  {
    id: 'frete',
    title: 'Quem paga o envio',
    body: (
      <p>
        Nós. A devolução por arrependimento, a de produto com defeito, avariado ou errado e o envio do produto
        novo são por nossa conta, desde que você use o modo de envio que indicamos. A única exceção é o antigo{' '}
        <a href="#desafio">Desafio 90 dias</a>, que tinha regras próprias.
      </p>
    ),
  },
  {
    id: 'recusa',
    title: 'Quando a devolução não é aceita',
    body: (
      <>
        <ul>
          <li>desistência avisada depois dos 7 dias corridos;</li>
          <li>desistência de produto usado ou sem o lacre;</li>
          <li>dano causado por queda, calor, umidade ou mau uso depois da entrega;</li>
          <li>produto que não foi comprado nesta loja.</li>
        </ul>
        <p>
          Se isso acontecer, explicamos o motivo e combinamos com você a entrega do produto de volta. Nada
          disso limita a garantia contra defeitos que o produto já trazia.
        </p>
      </>
    ),
  },
]

const AFTERWARDS: PolicySection[] = [
  {
    id: 'reembolso',
    title: 'Como o dinheiro volta',
    body: (
      <>
        <p>
          O reembolso segue a forma de pagamento. No cartão de crédito, avisamos a administradora para que ela
          não lance a compra ou faça o estorno. No Pix, o valor volta para a conta de onde saiu. Se você pagou
          por boleto bancário, depositamos em até 10 dias úteis, contados do envio dos seus dados bancários,
          em uma conta cujo titular tenha o mesmo CPF do pedido.
        </p>
        <p>
          Os demais prazos estão na{' '}
          <Link href={`${pagePaths.payment()}#prazos-do-reembolso`}>política de pagamento e reembolso</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'garantia',
    title: 'Garantia',
    body: (
      <>
        <p>
          Todo produto tem a garantia legal do Código de Defesa do Consumidor, sem que você precise contratar
          nada (artigos 24 e 26). Ela vale contra defeitos do produto e dá a você este prazo para reclamar:
        </p>
        <dl>
          <div>
            <dt>30 dias</dt>
            <dd>
              produtos não duráveis, os que se acabam com o uso. É o caso de quase tudo o que vendemos:
              suplementos, cremes, sérum, espuma, máscara e protetor solar.
            </dd>
          </div>
          <div>
            <dt>90 dias</dt>
            <dd>produtos duráveis, os que não se acabam com o uso, como um copo ou uma coqueteleira.</dd>
          </div>
        </dl>
        <p>
          Defeito aparente ou fácil de notar: o prazo começa na entrega. Defeito oculto: o prazo só começa
          quando ele aparece. Sua reclamação ao atendimento suspende a contagem até respondermos.
        </p>
        <p>
          Pela lei, o fornecedor teria até 30 dias para consertar o produto (artigo 18). Suplementos e
          cosméticos não têm conserto; então você escolhe logo entre outro igual, o dinheiro de volta e um
          abatimento no preço.
        </p>
        <p>
          Os 7 dias da troca rápida são uma facilidade dentro desse prazo e não o diminuem. Não oferecemos
          garantia contratual além da legal. Para usar a garantia, siga o mesmo{' '}
          <a href="#passo-a-passo">passo a passo</a>.
        </p>
      </>
    ),
  },
  {
    id: 'desafio',
    title: 'Desafio 90 dias (encerrado)',
    body: (
      <p>
        Quem participou do antigo Desafio 90 dias encontra as condições dele, com a devolução dos 3 potes
        vazios, na{' '}
        <Link href={`${pagePaths.payment()}#desafio-90-dias`}>política de pagamento e reembolso</Link>.
      </p>
    ),
  },
]
