/** How to read the list of studies. */
export function ReferencesEn() {
  return (
    <>
      <p>
        These are scientific publications about the ingredients we use. Each title leads to the article on the
        journal’s own page. We read them, sum them up in a line or two, and give dose, time and number of
        participants, so that you can compare with the label.
      </p>
      <aside aria-label="How to read these studies">
        <p>
          The studies are about ingredients, not about our products, and several had support or authors from
          the makers of the raw material. They promise nobody a result. Supplements are not medicines, do not
          treat or prevent disease and do not replace a balanced diet.
        </p>
      </aside>
    </>
  )
}
