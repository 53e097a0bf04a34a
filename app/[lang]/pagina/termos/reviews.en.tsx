import type { PolicySection } from '#components/institutional/policy.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'

const to = (path: string) => localePath('en', path)

/** What a review may be and how it is moderated (spec section 5), in English. */
export const REVIEWS_EN: PolicySection[] = [
  {
    id: 'avaliacoes',
    title: 'Reviews and photos',
    body: (
      <>
        <p>
          Anybody can read the reviews and leave one, with a score, a comment of up to 300 characters and, if
          they like, a photo. Tell your own experience. Reviews must not:
        </p>
        <ul>
          <li>violate individual freedoms, by insulting, discriminating against or harassing anyone;</li>
          <li>incite crime;</li>
          <li>invade privacy, such as by exposing the name, phone, address or face of somebody else;</li>
          <li>threaten the safety of people or of the shop, harmful links and programs included;</li>
          <li>infringe copyright, such as by using a text or photo without its author’s permission.</li>
        </ul>
        <p>
          The photo must be your own and show the product. Send a picture of another person only if they
          agreed, and never of children. We take PNG, JPEG or GIF files of up to 2 MB.
        </p>
        <p>
          <strong>Moderation.</strong> We read each review before it is published and check its photo
          separately. We refuse only what breaks these rules or is not about the shop or its products; a low
          score is no reason. We change neither text nor score.
        </p>
        <p>
          By sending a review you allow us, free of charge, to show your name, score, comment and photo on the
          pages of the shop. Your e-mail is not shown. To have a review taken down, write to{' '}
          <Link href={to(pagePaths.service())}>customer service</Link>; that is also the place to report
          somebody else’s review.
        </p>
      </>
    ),
  },
]

/** The e-bit seal, in English. */
export const SEAL_EN: PolicySection = {
  id: 'selo-e-bit',
  title: 'The e-bit seal',
  body: (
    <p>
      The e-bit seal shown here may not be copied or used on other sites. Whoever tries to copy it is told
      that copying is forbidden, since the e-bit certification is for the exclusive use of the stores
      affiliated with e-bit.
    </p>
  ),
}
