import type { PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'

/** What a review may be and how it is moderated (spec section 5), in Portuguese. */
export const REVIEWS_PT: PolicySection[] = [
  {
    id: 'avaliacoes',
    title: 'Avaliações e fotos',
    body: (
      <>
        <p>
          Qualquer pessoa pode ler as avaliações e deixar a sua, com nota, comentário de até 300 caracteres e,
          se quiser, uma foto. Conte a sua própria experiência. As avaliações não podem:
        </p>
        <ul>
          <li>violar liberdades individuais, com ofensa, discriminação ou perseguição a alguém;</li>
          <li>incitar o crime;</li>
          <li>invadir a privacidade, como ao expor nome, telefone, endereço ou rosto de outra pessoa;</li>
          <li>ameaçar a segurança de pessoas ou da loja, inclusive com links e programas nocivos;</li>
          <li>infringir direitos autorais, como ao usar texto ou foto sem a permissão de quem fez.</li>
        </ul>
        <p>
          A foto deve ser sua e mostrar o produto. Só envie imagem de outra pessoa se ela concordou, e nunca
          de crianças. Aceitamos arquivos PNG, JPEG ou GIF de até 2 MB.
        </p>
        <p>
          <strong>Moderação.</strong> Lemos cada avaliação antes de publicar e conferimos a foto à parte.
          Recusamos somente o que desrespeita estas regras ou não trata da loja nem dos produtos; nota baixa
          não é motivo. Não mudamos o texto nem a nota.
        </p>
        <p>
          Ao enviar, você nos autoriza, sem custo, a mostrar seu nome, a nota, o comentário e a foto nas
          páginas da loja. Seu e-mail não aparece. Para retirar a avaliação, escreva ao{' '}
          <Link href={pagePaths.service()}>atendimento</Link>; por ali também se denuncia uma avaliação de
          outra pessoa.
        </p>
      </>
    ),
  },
]

/** The e-bit seal, in Portuguese. */
export const SEAL_PT: PolicySection = {
  id: 'selo-e-bit',
  title: 'Selo e-bit',
  body: (
    <p>
      O selo e-bit exibido aqui não pode ser copiado nem usado em outros sites. Quem tenta copiá-lo recebe
      este aviso: “Cópia proibida! A certificação e-bit é de uso exclusivo de lojas conveniadas à e-bit.”
    </p>
  ),
}
