import type { ReactNode } from 'react'
import { ChatPanel } from '#components/institutional/chat-panel.tsx'
import { ContactDetails } from '#components/institutional/contact-details.tsx'
import { PageIndex } from '#components/institutional/page-index.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Company } from '#lib/config/company.ts'
import type { InstitutionalLink } from '#lib/content/institutional.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'

/** What the texts of customer service depend on. */
export interface ServiceProps {
  company: Company
  /** The institutional pages of the brand. */
  links: readonly InstitutionalLink[]
  form: ReactNode
  /** Whether the shop has a survey. */
  hasSurvey: boolean
}

/** Customer service in Portuguese (spec section 2; hours of this page by P20). */
export function ServicePt({ company, links, form, hasSurvey }: ServiceProps) {
  return (
    <>
      <ChatPanel
        title="Ajuda por chat"
        hours="Segunda a sexta, das 9h&nbsp;às&nbsp;17h"
        zone="horário de Brasília"
      >
        <p>
          Uma pessoa da equipe conversa com você sobre produtos, pedidos, entrega, trocas e reembolsos. Fora
          desse horário, <a href="#escreva">escreva pelo formulário desta página</a>: a mesma equipe lê e
          responde no próximo dia de atendimento.
        </p>
        <ContactDetails lang="pt" company={company} />
      </ChatPanel>
      <section aria-labelledby="tenha-em-maos">
        <h2 id="tenha-em-maos">O que ter em mãos</h2>
        <p>Com estes dados conseguimos resolver na primeira conversa:</p>
        <ul>
          <li>o número do pedido e o e-mail usado na compra;</li>
          <li>o CPF de quem comprou, que em um reembolso precisa ser o do titular da conta;</li>
          <li>o nome do produto, o sabor e o lote impresso na embalagem;</li>
          <li>se algo chegou errado ou danificado, uma foto do produto e uma da caixa.</li>
        </ul>
        <p>Nunca pedimos senha nem o número do seu cartão, em nenhum canal.</p>
      </section>
      {form}
      <section aria-labelledby="resolver-agora">
        <h2 id="resolver-agora">Talvez você resolva agora</h2>
        <PageIndex lang="pt" links={links} names={['faq', 'returns', 'payment', 'privacy']} />
        {company.links.tracking && (
          <p>
            Já comprou?{' '}
            <a href={company.links.tracking} rel="noopener">
              Acompanhe a entrega do seu pedido
            </a>
            .
          </p>
        )}
        {hasSurvey && (
          <p>
            Já falou com a gente? <Link href={pagePaths.survey()}>Dê uma nota de 0 a 10 para a loja</Link>:
            leva menos de um minuto.
          </p>
        )}
      </section>
    </>
  )
}
