import { KeyFacts } from '#components/institutional/key-facts.tsx'
import { StoryPicture } from '#components/institutional/story-picture.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { paths } from '#lib/routes/paths.ts'

const FACTS = [
  { value: '2020', text: 'ano em que a Rosalume nasceu, no Brasil' },
  { value: '30%', text: 'do mercado de colágeno, segundo a empresa' },
  { value: '12 g', text: 'a medida de colágeno que cabe em um copo por dia' },
]

/** The company's story in Portuguese (P2). */
export function AboutPt() {
  return (
    <>
      <p>
        A Rosalume é uma marca brasileira de colágeno e skincare, fundada em 2020. Começamos com uma pergunta
        simples: por que um cuidado que só faz sentido todos os dias costuma ser tão difícil de tomar? A
        resposta foi um pó que se dissolve na água, tem gosto de fruta, não leva açúcar e cabe em um copo.
      </p>
      <KeyFacts facts={FACTS} />
      <StoryPicture
        alt="Copo alto com a bebida de colágeno, a medida com o pó e cranberries"
        caption="Um copo de fruta, um cuidado por dia."
      />
      <section aria-labelledby="o-que-fazemos">
        <h2 id="o-que-fazemos">O que fazemos</h2>
        <p>
          O <Link href={paths.collagen()}>colágeno com ácido hialurônico</Link> está no centro da loja, em
          cinco sabores de fruta. Ao redor dele cresceram outras linhas: o chocolate, o tipo II, o Lac Gest
          para a gestação e a amamentação, suplementos para o dia e para a noite e uma linha curta de
          skincare.
        </p>
        <p>
          Segundo dados da própria empresa, a Rosalume responde por 30% do mercado brasileiro de colágeno.
          Para nós, o número fala menos de tamanho do que de responsabilidade: muita gente conta com a gente
          todos os dias.
        </p>
      </section>
      <section aria-labelledby="como-trabalhamos">
        <h2 id="como-trabalhamos">Como trabalhamos</h2>
        <ul>
          <li>
            <strong>Rótulo antes de promessa.</strong> Ingredientes, porção e tabela nutricional estão na
            página de cada produto, por inteiro.
          </li>
          <li>
            <strong>Ciência com nome e endereço.</strong> Os estudos que lemos estão na página de{' '}
            <Link href={pagePaths.references()}>referências científicas</Link>, inclusive os que discordam.
          </li>
          <li>
            <strong>Preço que se entende.</strong> À vista, em parcelas e por pote, com os juros e o total a
            prazo à mostra.
          </li>
          <li>
            <strong>Palavra de quem usa.</strong> Qualquer pessoa pode avaliar os produtos, com a nota que
            quiser.
          </li>
          <li>
            <strong>Gente no atendimento.</strong> De segunda a sexta, das 9h às 17h, no horário de Brasília:{' '}
            <Link href={pagePaths.service()}>fale com a gente</Link>.
          </li>
        </ul>
      </section>
      <section aria-labelledby="o-que-nao-prometemos">
        <h2 id="o-que-nao-prometemos">O que não prometemos</h2>
        <p>
          Suplementos alimentares não são medicamentos: não tratam, não curam e não previnem doenças, e não
          substituem uma alimentação equilibrada. Eles acompanham o que você já faz por si. É desse lugar, ao
          lado e sem exagero, que gostamos de participar da sua rotina.
        </p>
      </section>
    </>
  )
}
