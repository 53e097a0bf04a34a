'use client'

import { createContext, use } from 'react'

/** What the store answered to the quantity of a line, and the id of that line. */
export const LineAnswer = createContext({ line: '', text: '' })

/** Says beside the quantity of a line that the store has lowered or rejected it. Not a live region: FormsInPlace announces the same text. */
export function LineNote({ line, className }: { line: string; className: string | undefined }) {
  const answer = use(LineAnswer)
  return answer.line === line ? <p className={className}>{answer.text}</p> : null
}
