import type { PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'

/** Refunds and the old challenge (spec sections 5, 9), in Portuguese. */
export const REFUNDS_PT: PolicySection[] = [
  {
    id: 'reembolso',
    title: 'Quando você pode pedir o reembolso',
    body: (
      <>
        <p>
          Se você desistir da compra, peça o reembolso em até 7 dias corridos a partir do recebimento. Não é
          preciso explicar o motivo. As condições são três:
        </p>
        <ol>
          <li>O pedido de reembolso chega até nós dentro dos 7 dias.</li>
          <li>
            O produto volta sem uso e com o lacre intacto, porque se trata de alimentos e cosméticos que outra
            pessoa não poderia consumir depois de abertos.
          </li>
          <li>O CPF do titular da conta que recebe o dinheiro é o mesmo CPF do pedido.</li>
        </ol>
        <p>
          Devolvemos tudo o que você pagou, inclusive o frete da entrega. O caminho da devolução, passo a
          passo, está em <Link href={pagePaths.returns()}>Troca e devolução</Link>.
        </p>
        <p>
          Se o pedido ainda não saiu daqui, basta avisar o atendimento: cancelamos o envio e devolvemos o
          valor. Produto com defeito, avariado ou errado segue regras próprias, e para ele não se exige o
          lacre; veja <Link href={`${pagePaths.returns()}#defeito`}>o que fazer nesses casos</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'prazos-do-reembolso',
    title: 'Em quanto tempo o dinheiro volta',
    body: (
      <>
        <p>
          Processamos o reembolso em até 10 dias, contados de quando o produto devolvido chega até nós.
          Processar é conferir o produto e dar a ordem de devolução; o tempo até você ver o dinheiro depende
          de como pagou:
        </p>
        <dl>
          <div>
            <dt>Cartão de crédito</dt>
            <dd>
              Avisamos logo a administradora de que você desistiu, para que ela não lance a compra ou faça o
              estorno. Conforme o fechamento da fatura, o crédito pode levar até três faturas para aparecer.
              Se a compra foi parcelada, as parcelas podem continuar a vir, compensadas pelo crédito.
            </dd>
          </div>
          <div>
            <dt>Pix</dt>
            <dd>O valor volta para a conta de onde saiu, desde que o CPF do titular seja o do pedido.</dd>
          </div>
          <div>
            <dt>Boleto bancário</dt>
            <dd>
              Como o boleto não guarda a conta de quem pagou, pedimos os dados bancários do titular da compra.
              O depósito é feito em até 10 dias úteis depois que eles chegam.
            </dd>
          </div>
        </dl>
        <p>
          Não fazemos reembolso em conta de terceiros. Essa regra protege você: se alguém usar seus dados para
          comprar, não recebe o dinheiro de volta em outro nome.
        </p>
      </>
    ),
  },
  {
    id: 'desafio-90-dias',
    title: 'Desafio 90 dias (encerrado)',
    body: (
      <>
        <p>
          O “Desafio 90 dias” está encerrado e não aceita novas participações. As regras continuam aqui e
          valem para quem comprou enquanto ele estava aberto:
        </p>
        <ul>
          <li>a compra tinha de reunir 3 potes em um único pedido;</li>
          <li>quem pediu o reembolso precisava devolver os 3 potes vazios;</li>
          <li>o valor do frete não é reembolsado;</li>
          <li>o CPF do titular da conta é o mesmo do pedido.</li>
        </ul>
        <p>
          O desafio era um benefício a mais. Ele nunca substituiu os 7 dias para desistir da compra, em que o
          frete também é devolvido, nem a <Link href={pagePaths.warranty()}>garantia legal</Link>.
        </p>
      </>
    ),
  },
]
