import type { PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { contactCopy } from '#lib/copy/contact.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'

/** The rights of a data subject and how to use them, in Portuguese (LGPD, art. 18 to 20). */
export function rightsPt(email: string | null): PolicySection[] {
  return [
    {
      id: 'seus-direitos',
      title: 'Seus direitos',
      body: (
        <>
          <p>A LGPD, nos artigos 18 e 20, permite que você peça a qualquer momento e sem custo:</p>
          <ul>
            <li>
              <strong>confirmação</strong> de que tratamos dados seus;
            </li>
            <li>
              <strong>acesso</strong> a esses dados;
            </li>
            <li>
              <strong>correção</strong> do que está incompleto, errado ou desatualizado;
            </li>
            <li>
              <strong>anonimização, bloqueio ou eliminação</strong> do que é desnecessário, excessivo ou
              tratado contra a lei;
            </li>
            <li>
              <strong>portabilidade</strong> para outro fornecedor;
            </li>
            <li>
              <strong>eliminação</strong> dos dados tratados com o seu consentimento, salvo o que a lei manda
              guardar;
            </li>
            <li>
              <strong>informação</strong> sobre com quem os compartilhamos e sobre o que acontece se você não
              consentir;
            </li>
            <li>
              <strong>revogação do consentimento</strong>, que não desfaz o que foi feito antes dela;
            </li>
            <li>
              <strong>revisão de decisões automatizadas</strong>. Hoje a loja não toma nenhuma decisão sobre
              você só por programa.
            </li>
          </ul>
          <p>
            Você também pode se opor a um tratamento que não dependa de consentimento, se ele descumprir a
            lei.
          </p>
        </>
      ),
    },
    {
      id: 'como-exercer',
      title: 'Como exercer seus direitos',
      body: (
        <>
          <ol>
            <li>
              Escreva pelo formulário do <Link href={pagePaths.service()}>atendimento</Link> com o assunto “
              {contactCopy.pt.subjects.dados}”
              {email && (
                <>
                  {' '}
                  ou para <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
              . A mensagem chega ao encarregado.
            </li>
            <li>
              Diga o que deseja e use o e-mail do seu cadastro, do pedido ou da avaliação. Podemos pedir uma
              confirmação de identidade, para não entregar seus dados a outra pessoa.
            </li>
            <li>
              Respondemos em até 15 dias. Se algo não puder ser atendido, por exemplo porque a lei manda
              guardar, dizemos o motivo.
            </li>
          </ol>
          <p>
            O consentimento para cookies se retira no rodapé, sem falar com ninguém. Se a nossa resposta não
            resolver, você pode reclamar à{' '}
            <a href="https://www.gov.br/anpd" rel="noopener">
              ANPD
            </a>{' '}
            e aos órgãos de defesa do consumidor.
          </p>
        </>
      ),
    },
  ]
}
