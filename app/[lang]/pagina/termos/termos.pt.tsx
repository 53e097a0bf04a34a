import { ContactDetails } from '#components/institutional/contact-details.tsx'
import { Policy, type PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Company } from '#lib/config/company.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { BRL, formatMoney } from '#lib/shop/currency.ts'
import type { ShopSettings } from '#lib/shop/settings.ts'
import { REVIEWS_PT, SEAL_PT } from './reviews.pt.tsx'

export const TERMS_LEAD_PT =
  'As regras da loja, escritas para serem lidas: o que você pode esperar de nós e o que esperamos de quem compra ou avalia.'

type Props = { brand: string; company: Company; settings: ShopSettings }

/** The terms and conditions in Portuguese. */
export function TermsPt({ brand, company, settings }: Props) {
  return (
    <Policy
      contents="Nesta página"
      updated="Atualizados em 21 de novembro de 2026"
      sections={[
        ...using(brand, company),
        ...buying(
          settings.purchaseLimit === undefined ? undefined : formatMoney(settings.purchaseLimit, BRL),
        ),
        ...REVIEWS_PT,
        ...(company.ebit.shown ? [SEAL_PT] : []),
        ...law(brand),
      ]}
    />
  )
}

function using(brand: string, company: Company): PolicySection[] {
  return [
    {
      id: 'estes-termos',
      title: 'Estes termos',
      body: (
        <>
          <p>
            Estes termos valem entre você e a {brand} para o uso desta loja e para as compras feitas nela.
            Fazem parte deles a <Link href={pagePaths.payment()}>política de pagamento e reembolso</Link>, a{' '}
            <Link href={pagePaths.returns()}>política de troca e devolução</Link> e a{' '}
            <Link href={pagePaths.privacy()}>política de privacidade</Link>. Se algum ponto não estiver claro,
            pergunte ao <Link href={pagePaths.service()}>atendimento</Link> antes de comprar.
          </p>
          {company.legalName && (
            <p>
              {`A loja é de ${company.legalName}${company.taxId ? `, CNPJ ${company.taxId}` : ''}`.replace(
                /\.?$/,
                '.',
              )}
            </p>
          )}
          <ContactDetails lang="pt" company={company} />
        </>
      ),
    },
    {
      id: 'uso-da-loja',
      title: 'Uso da loja',
      body: (
        <>
          <p>
            Navegar é livre e não exige cadastro. Para comprar é preciso ter 18 anos completos e CPF, ou
            contar com a autorização de pai, mãe ou responsável. Entregamos somente no Brasil.
          </p>
          <p>Ao usar a loja, não é permitido:</p>
          <ul>
            <li>usar dados de outra pessoa ou dados falsos;</li>
            <li>tentar entrar em áreas restritas, contornar a segurança ou sobrecarregar o serviço;</li>
            <li>copiar o conteúdo em massa para uso comercial;</li>
            <li>alterar preços, promoções ou avaliações por meio de programas ou de falhas.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'produtos-e-saude',
      title: 'Produtos e saúde',
      body: (
        <>
          <p>
            Vendemos suplementos alimentares e cosméticos. Suplementos não são medicamentos, não tratam nem
            curam doenças e não substituem uma alimentação equilibrada. Siga a quantidade indicada no rótulo e
            mantenha fora do alcance de crianças.
          </p>
          <p>
            Fale antes com um médico ou nutricionista se você está grávida ou amamentando, tem alguma doença
            ou alergia, ou toma remédio de uso contínuo. Leia a lista de ingredientes na página do produto e
            na embalagem. Se notar uma reação, pare de usar e procure orientação médica; depois conte para
            nós.
          </p>
          <p>
            Os resultados citados nas páginas vêm de estudos publicados, reunidos em{' '}
            <Link href={pagePaths.references()}>Referências científicas</Link>. Eles variam de pessoa para
            pessoa e não são uma promessa. Fotos mostram o produto o mais fielmente possível; frutas e copos
            são ilustrativos.
          </p>
        </>
      ),
    },
    {
      id: 'conta',
      title: 'Sua conta',
      body: (
        <p>
          O cadastro é pessoal. Informe dados verdadeiros, mantenha-os em dia e guarde a senha com você. Se
          desconfiar que alguém entrou na sua conta, avise o atendimento para que possamos protegê-la. Você
          pode pedir o encerramento da conta quando quiser; os registros que a lei nos manda guardar continuam
          guardados pelo prazo dela.
        </p>
      ),
    },
  ]
}

function buying(limit: string | undefined): PolicySection[] {
  return [
    {
      id: 'precos-e-ofertas',
      title: 'Preços e ofertas',
      body: (
        <>
          <p>
            Os preços são em reais, com os impostos incluídos e sem o frete, que aparece antes do pagamento. A
            oferta publicada nos obriga enquanto está no ar e há estoque. Se ela mudar enquanto o produto está
            no seu carrinho, vale o preço mostrado quando você finaliza a compra.
          </p>
          <p>
            Um erro evidente de preço, desses que qualquer pessoa percebe, pode levar ao cancelamento do
            pedido. Se acontecer, avisamos logo e devolvemos tudo o que foi pago.
          </p>
          <p>
            As regras do desconto, do frete e das parcelas estão na{' '}
            <Link href={pagePaths.payment()}>política de pagamento e reembolso</Link>. A participação no
            antigo Desafio 90 dias está encerrada; as{' '}
            <Link href={`${pagePaths.payment()}#desafio-90-dias`}>condições</Link> seguem publicadas para quem
            tomou parte nele.
          </p>
        </>
      ),
    },
    {
      id: 'pedidos',
      title: 'Pedidos e entrega',
      body: (
        <>
          <p>
            Antes de pagar, você revê e corrige os itens do carrinho. Ao finalizar a compra, você aceita a
            oferta. Avisamos por e-mail que recebemos o pedido e, depois, que o pagamento foi aprovado.{' '}
            {limit && `Pela loja, cada pedido pode somar até ${limit} em produtos.`}
          </p>
          <p>
            O prazo de entrega depende do CEP, é informado antes do pagamento e conta a partir da aprovação
            dele. Confira o pacote ao receber e recuse-o se estiver violado. Se o prazo passar ou um item
            faltar no estoque, você escolhe entre esperar, aceitar um produto equivalente e cancelar com a
            devolução do que pagou.
          </p>
        </>
      ),
    },
    {
      id: 'trocas-e-reembolsos',
      title: 'Trocas e reembolsos',
      body: (
        <>
          <p>
            Você pode desistir da compra em até 7 dias corridos a partir do recebimento, com o produto sem uso
            e lacrado. Produtos com defeito têm troca e garantia. Tudo isso está explicado em{' '}
            <Link href={pagePaths.returns()}>Troca e devolução</Link>.
          </p>
          <p>
            Em qualquer reembolso, o CPF do titular da conta que recebe o dinheiro deve ser o mesmo CPF do
            pedido.
          </p>
        </>
      ),
    },
  ]
}

function law(brand: string): PolicySection[] {
  return [
    {
      id: 'propriedade-intelectual',
      title: 'Propriedade intelectual',
      body: (
        <p>
          A marca {brand}, os textos, as fotos, os desenhos e o código desta loja pertencem a nós ou a quem
          nos permitiu usá-los. Você pode ler, imprimir, compartilhar links e citar trechos com a fonte. Para
          qualquer outro uso, peça autorização. Verisol e os demais nomes de ingredientes são marcas de seus
          donos.
        </p>
      ),
    },
    {
      id: 'responsabilidade',
      title: 'Responsabilidades',
      body: (
        <>
          <p>
            Respondemos pelos produtos e pelo serviço como manda o Código de Defesa do Consumidor (Lei
            8.078/1990), e nada nestes termos afasta um direito que ele dá a você.
          </p>
          <p>
            Cuidamos para que a loja esteja sempre aberta, mas ela pode parar para manutenção ou por falha da
            rede. Sites de terceiros a que damos link, como os das publicações científicas, seguem as próprias
            regras. Não respondemos pelo mau uso de um produto contra o que diz o rótulo, na medida em que a
            lei assim permite.
          </p>
        </>
      ),
    },
    {
      id: 'dados-pessoais',
      title: 'Dados pessoais',
      body: (
        <p>
          Tratamos seus dados conforme a Lei Geral de Proteção de Dados. Quais são, para que servem e como
          exercer seus direitos está na <Link href={pagePaths.privacy()}>política de privacidade</Link>.
        </p>
      ),
    },
    {
      id: 'mudancas',
      title: 'Mudanças nestes termos',
      body: (
        <p>
          Podemos atualizar estes termos. A data no fim desta página diz quando foi a última vez. Cada compra
          segue os termos publicados no dia em que ela foi feita.
        </p>
      ),
    },
    {
      id: 'lei-e-foro',
      title: 'Lei e foro',
      body: (
        <p>
          Vale a lei brasileira. Antes de tudo, converse com o{' '}
          <Link href={pagePaths.service()}>atendimento</Link>: quase sempre se resolve ali. Você também pode
          procurar o Procon ou o site{' '}
          <a href="https://www.consumidor.gov.br" rel="noopener">
            consumidor.gov.br
          </a>
          . Se o caso chegar à Justiça, o foro é o do seu domicílio.
        </p>
      ),
    },
  ]
}
