/** How to read the list of studies. */
export function ReferencesPt() {
  return (
    <>
      <p>
        Aqui estão publicações científicas sobre os ingredientes que usamos. Cada título leva ao artigo, na
        página da revista, em inglês. Lemos, resumimos em uma ou duas linhas e dizemos a dose, o tempo e o
        número de participantes, para que você compare com o que está no rótulo.
      </p>
      <aside aria-label="Como ler estes estudos">
        <p>
          Os estudos tratam dos ingredientes, não dos nossos produtos, e vários tiveram apoio ou autores
          ligados a quem produz a matéria-prima. Eles não prometem resultado a ninguém. Suplementos não são
          medicamentos, não tratam nem previnem doenças e não substituem uma alimentação equilibrada.
        </p>
      </aside>
    </>
  )
}
