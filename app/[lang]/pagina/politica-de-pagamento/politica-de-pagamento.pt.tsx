import { KeyFacts } from '#components/institutional/key-facts.tsx'
import { Policy, type PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { whatsappUrl, type Company } from '#lib/config/company.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'
import { BRL } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { paymentFigures } from './figures.ts'
import { REFUNDS_PT } from './refunds.pt.tsx'

export const PAYMENT_LEAD_PT =
  'Como pagar, quanto custam as parcelas e o frete, e como o dinheiro volta para você quando a compra não dá certo.'

type Props = { settings: ShopSettings; company: Company }

/** The payment and refund policy in Portuguese. */
export function PaymentPt({ settings, company }: Props) {
  const figures = paymentFigures(settings, BRL)
  const whatsapp = whatsappUrl(cartCopy.pt.whatsappText, company.whatsapp)
  return (
    <Policy
      contents="Nesta página"
      updated="Atualizada em 21 de novembro de 2026"
      sections={[...(figures ? paying(figures, whatsapp) : []), ...REFUNDS_PT]}
    >
      {figures && (
        <KeyFacts
          facts={[
            {
              value: `${figures.maxInstallments}x`,
              text: 'no cartão de crédito, com o total a prazo sempre à mostra',
            },
            {
              value: `${figures.goalPercent}%`,
              text: `de desconto quando o carrinho chega a ${figures.goal}`,
            },
            { value: '7 dias', text: 'a partir do recebimento para pedir o reembolso' },
          ]}
        />
      )}
    </Policy>
  )
}

type Figures = NonNullable<ReturnType<typeof paymentFigures>>

function paying(figures: Figures, whatsapp: string | undefined): PolicySection[] {
  const { goal, goalPercent, freeShippingFrom, longest } = figures
  return [
    {
      id: 'formas-de-pagamento',
      title: 'Formas de pagamento',
      body: (
        <>
          <p>
            O pagamento acontece na área de checkout, depois que você revisa o carrinho e escolhe finalizar a
            compra. Ali aparecem as formas disponíveis para o seu pedido, antes de qualquer cobrança:
          </p>
          <ul>
            <li>
              <strong>Pix</strong>: pagamento à vista, confirmado em poucos minutos.
            </li>
            <li>
              <strong>Cartão de crédito</strong>: à vista ou em até {figures.maxInstallments} parcelas.
            </li>
            <li>
              <strong>Boleto bancário</strong>: pagamento à vista até o vencimento impresso. O pedido segue
              depois que o banco confirma o pagamento, o que pode levar alguns dias úteis.
            </li>
          </ul>
          <p>
            Nas páginas desta loja não existe formulário de cartão. Os dados do pagamento são pedidos somente
            no checkout, pelo provedor que faz a cobrança. Se alguém pedir esses dados por mensagem em nosso
            nome, não responda e avise o <Link href={pagePaths.service()}>atendimento</Link>.
          </p>
          <p>Todos os preços e todas as cobranças são em reais (R$).</p>
        </>
      ),
    },
    {
      id: 'parcelamento',
      title: 'Parcelas e juros',
      body: (
        <>
          <p>
            No cartão de crédito você divide a compra em até {figures.maxInstallments}x.{' '}
            {interestRule(figures)}
          </p>
          <table>
            <caption>Exemplo: compra de {figures.example}</caption>
            <thead>
              <tr>
                <th scope="col">Parcelas</th>
                <th scope="col">Cada uma</th>
                <th scope="col">Total a pagar</th>
              </tr>
            </thead>
            <tbody>
              {figures.plans.map(({ count, each, total, hasInterest }) => (
                <tr key={count}>
                  <th scope="row">
                    {count}x {hasInterest ? 'com juros' : 'sem juros'}
                  </th>
                  <td>{each}</td>
                  <td>{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            {figures.hasInterest &&
              `Em ${figures.maxInstallments}x de ${longest.each}, portanto, o total a prazo é ${longest.total}: são ${figures.interest} a mais do que no pagamento à vista. `}
            As parcelas são mensais e vêm na fatura do seu cartão. O valor de cada uma é arredondado para o
            centavo mais próximo, e o checkout confirma o total antes da cobrança.
          </p>
        </>
      ),
    },
    {
      id: 'desconto-e-frete',
      title: 'Desconto e frete',
      body: (
        <>
          <p>
            <strong>{goalPercent}% OFF.</strong> Quando o subtotal dos produtos chega a {goal} ou mais, o
            desconto de {goalPercent}% sobre o subtotal entra sozinho no carrinho, sem cupom. Uma compra de{' '}
            {goal}, por exemplo, sai por {figures.goalPaid}.
          </p>
          <p>
            <strong>Frete.</strong> O envio é grátis a partir de {freeShippingFrom} e custa{' '}
            {figures.fixedShipping} fixos abaixo desse valor, em todo o Brasil.
          </p>
          <p>As duas metas são contadas sobre o subtotal dos produtos, antes do desconto e sem o frete.</p>
        </>
      ),
    },
    {
      id: 'limite-por-pedido',
      title: 'Limite por pedido',
      body: (
        <>
          <p>
            Pela loja, cada pedido pode somar até {figures.purchaseLimit} de subtotal. Acima disso o{' '}
            <Link href={paths.cart()}>carrinho</Link> avisa e o botão de finalizar a compra fica desativado.
          </p>
          <p>
            Para comprar mais, {whatsapp && <a href={whatsapp}>chame no WhatsApp</a>}
            {whatsapp && ' ou '}
            <Link href={pagePaths.service()}>fale com o atendimento</Link>, que fecha o pedido com você.
            Também é possível dividir a compra em mais de um pedido.
          </p>
        </>
      ),
    },
  ]
}

function interestRule({ hasInterest, interestFreeInstallments, rate }: Figures): string {
  if (!hasInterest) return 'Nenhuma delas tem juros.'
  const free =
    interestFreeInstallments > 1
      ? `Até ${interestFreeInstallments}x não há juros. Acima disso,`
      : 'À vista não há juros. De 2x em diante,'
  return `${free} os juros são de ${rate}% sobre o total da compra, qualquer que seja o número de parcelas. Por isso a loja escreve “com juros” e mostra o total a prazo junto do preço.`
}
