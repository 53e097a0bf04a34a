import type { ReactNode } from 'react'
import { Policy, type PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Company } from '#lib/config/company.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { CookiesPt } from './cookies.pt.tsx'
import type { PrivacyProps } from './privacy-props.ts'
import { rightsPt } from './rights.pt.tsx'
import { RETENTION_PT } from './retention.pt.tsx'

export const PRIVACY_LEAD_PT =
  'Quais dados esta loja guarda, para quê e por quanto tempo, e como você consulta, corrige ou apaga os seus.'

/** The privacy policy in Portuguese (Lei 13.709/2018, LGPD). */
export function PrivacyPt({ brand, company, names, references }: PrivacyProps) {
  return (
    <Policy
      contents="Nesta página"
      updated="Atualizada em 22 de novembro de 2026"
      sections={[
        ...collected(brand, company),
        { id: 'cookies', title: 'Cookies e memória do navegador', body: <CookiesPt names={names} /> },
        ...RETENTION_PT,
        ...rightsPt(company.email),
        ...ending(references),
      ]}
    />
  )
}

function collected(brand: string, { legalName, taxId }: Company): PolicySection[] {
  return [
    {
      id: 'quem-somos',
      title: 'Quem cuida dos seus dados',
      body: (
        <>
          <p>
            {legalName
              ? `${legalName}${taxId ? `, CNPJ ${taxId}` : ''}, responsável pela loja ${brand},`
              : `A ${brand}`}{' '}
            decide como os dados desta loja são tratados e responde por eles, como controladora, segundo a Lei
            Geral de Proteção de Dados Pessoais (LGPD, Lei 13.709/2018). Para falar com o encarregado pelos
            dados pessoais, use os caminhos de <a href="#como-exercer">Como exercer seus direitos</a>.
          </p>
          <p>
            Em poucas palavras: pedimos só o necessário para vender, entregar e responder, não vendemos dados
            de ninguém e não usamos nada de terceiros para medir ou anunciar antes de você concordar.
          </p>
        </>
      ),
    },
    {
      id: 'dados-e-finalidades',
      title: 'Quais dados, para quê e com que base legal',
      body: (
        <>
          <dl>
            <div>
              <dt>Carrinho</dt>
              <dd>
                Os produtos que você escolhe, ligados a um código de sessão e, só depois que você entra, à sua
                conta. Servem para montar a compra (procedimentos anteriores ao contrato, art. 7º, V, da
                LGPD).
              </dd>
            </div>
            <div>
              <dt>CEP</dt>
              <dd>O CEP que você informa para calcular frete e prazo, a seu pedido (art. 7º, V).</dd>
            </div>
            <div>
              <dt>Cadastro</dt>
              <dd>
                Nome, e-mail, senha e, se você quiser, telefone. Servem para reconhecer você e acompanhar seus
                pedidos (contrato, art. 7º, V). Da senha guardamos apenas um resumo cifrado, do qual ela não
                pode ser lida.
              </dd>
            </div>
            <div>
              <dt>Pedidos</dt>
              <dd>
                CPF, endereço, itens, valores e situação do pagamento, pedidos no checkout. Servem para
                cobrar, entregar, trocar e reembolsar (contrato, art. 7º, V) e para emitir a nota fiscal
                (obrigação legal, art. 7º, II). Os dados do cartão ficam com o provedor de pagamento.
              </dd>
            </div>
            <div>
              <dt>Avaliações</dt>
              <dd>
                Nome, e-mail, nota, comentário, o item avaliado, a página de onde você avaliou e, se quiser,
                uma foto. Publicamos nome, nota, comentário e foto depois da moderação, e da foto apagamos os
                dados de localização. O e-mail nunca aparece e serve para evitar envios repetidos e falar com
                você sobre a avaliação (consentimento, art. 7º, I, dado ao enviar).
              </dd>
            </div>
            <div>
              <dt>Pesquisa de satisfação</dt>
              <dd>
                A nota de 0 a 10 com o nome, o e-mail e a campanha do convite que você recebeu. Serve para
                melhorar o serviço; responder é opcional (consentimento, art. 7º, I).
              </dd>
            </div>
            <div>
              <dt>Mensagens</dt>
              <dd>
                Nome, e-mail, telefone e número do pedido, se você os informar, e o texto que escreve no
                formulário ou no chat. Servem para responder (contrato, art. 7º, V, e obrigações do CDC, art.
                7º, II).
              </dd>
            </div>
            <div>
              <dt>Registros técnicos</dt>
              <dd>
                Endereço IP, data, hora e página pedida, que todo servidor recebe. Servem para entregar a
                página, conter abusos e cumprir o Marco Civil da Internet (art. 7º, II e IX).
              </dd>
            </div>
            <div>
              <dt>Medição e anúncios</dt>
              <dd>
                O que você vê e compra, e o clique no anúncio que trouxe você até aqui, somente com o seu
                consentimento (art. 7º, I). Veja <a href="#anuncios">Cliques em anúncios</a>.
              </dd>
            </div>
          </dl>
          <p>
            Não pedimos dados sensíveis. Evite contar diagnósticos ou outros dados de saúde em avaliações e
            mensagens. Quando um dado é obrigatório no formulário, sem ele não conseguimos fazer o que você
            pede; os demais são opcionais.
          </p>
        </>
      ),
    },
  ]
}

function ending(references: ReactNode): PolicySection[] {
  return [
    {
      id: 'criancas',
      title: 'Crianças e adolescentes',
      body: (
        <p>
          A loja não se dirige a menores de 18 anos e não coleta de propósito dados de crianças. Se você é
          pai, mãe ou responsável e percebeu que uma criança nos enviou dados, escreva para o{' '}
          <Link href={pagePaths.service()}>atendimento</Link> e nós os apagaremos.
        </p>
      ),
    },
    {
      id: 'mudancas',
      title: 'Mudanças nesta política',
      body: (
        <p>
          Quando algo mudar no que fazemos com os dados, mudamos este texto e a data no fim dele. Se a mudança
          depender do seu consentimento, perguntamos de novo antes.
        </p>
      ),
    },
    {
      id: 'referencias-cientificas',
      title: 'Referências científicas',
      body: (
        <>
          <p>
            As páginas de produto citam estudos publicados. Estes são eles, com o link de cada um. Os links
            levam a sites de editoras e bases científicas, que têm políticas de privacidade próprias.
          </p>
          {references}
        </>
      ),
    },
  ]
}
