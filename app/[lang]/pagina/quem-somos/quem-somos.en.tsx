import { KeyFacts } from '#components/institutional/key-facts.tsx'
import { StoryPicture } from '#components/institutional/story-picture.tsx'
import { Link } from '#components/ui/link.tsx'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath, paths } from '#lib/routes/paths.ts'

const FACTS = [
  { value: '2020', text: 'the year Rosalume was founded, in Brazil' },
  { value: '30%', text: 'of the collagen market, according to the company' },
  { value: '12 g', text: 'the scoop of collagen that goes into one glass a day' },
]

/** The company's story in English: the page's own text, or a section below the Portuguese one (P2). */
export function AboutEn({ isBesidePortuguese }: { isBesidePortuguese: boolean }) {
  const Heading = isBesidePortuguese ? 'h3' : 'h2'
  const story = (
    <>
      <p>
        Rosalume is a Brazilian brand of collagen and skincare, founded in 2020. We began with a simple
        question: why is a kind of care that only makes sense every day so hard to take? The answer was a
        powder that dissolves in water, tastes of fruit, has no sugar and fits into a glass.
      </p>
      <KeyFacts facts={FACTS} />
      {!isBesidePortuguese && (
        <StoryPicture
          alt="Tall glass of the collagen drink, the scoop of powder and some cranberries"
          caption="A glass of fruit, a&nbsp;daily act of care."
        />
      )}
      <section aria-labelledby="what-we-make">
        <Heading id="what-we-make">What we make</Heading>
        <p>
          <Link href={localePath('en', paths.collagen())}>Collagen with hyaluronic acid</Link> is at the
          center of the shop, in five fruit flavors. Other lines have grown around it: chocolate, type II, Lac
          Gest for pregnancy and breastfeeding, supplements for day and night, and a short line of skincare.
        </p>
        <p>
          By the company’s own figures, Rosalume holds 30% of the Brazilian collagen market. To us the number
          speaks less of size than of responsibility: many people count on us every day.
        </p>
      </section>
      <section aria-labelledby="how-we-work">
        <Heading id="how-we-work">How we work</Heading>
        <ul>
          <li>
            <strong>The label before the promise.</strong> Ingredients, serving and nutrition table are on the
            page of every product, in full.
          </li>
          <li>
            <strong>Science with names and addresses.</strong> The studies we read are on the page of{' '}
            <Link href={localePath('en', pagePaths.references())}>scientific references</Link>, those that
            disagree included.
          </li>
          <li>
            <strong>Prices you can follow.</strong> At once, in installments and per pot, with the interest
            and the total on credit in plain sight.
          </li>
          <li>
            <strong>The word of those who use it.</strong> Anyone may review the products, with whatever
            rating they like.
          </li>
          <li>
            <strong>People in customer service.</strong> Monday to Friday, 9 AM to 5 PM Brazil time:{' '}
            <Link href={localePath('en', pagePaths.service())}>talk to us</Link>.
          </li>
        </ul>
      </section>
      <section aria-labelledby="what-we-do-not-promise">
        <Heading id="what-we-do-not-promise">What we do not promise</Heading>
        <p>
          Food supplements are not medicines: they do not treat, cure or prevent disease, and they do not
          replace a balanced diet. They go along with what you already do for yourself. That is the place,
          beside you and without exaggeration, that we like to have in your routine.
        </p>
      </section>
    </>
  )
  if (!isBesidePortuguese) return story
  return (
    <>
      <hr />
      <section lang="en" aria-labelledby="about-us">
        <hgroup>
          <p>In English</p>
          <h2 id="about-us">About us</h2>
        </hgroup>
        {story}
      </section>
    </>
  )
}
