/** A part of an e-mail; its text and its HTML are rendered from the same parts, so that both say the same. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Pairs such as a product and its price; the last one stands out with `hasTotal`. */
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[]; hasTotal?: boolean }
  /** Text to copy, such as a Pix code. */
  | { kind: 'code'; text: string }
  | { kind: 'link'; label: string; url: string }
  /** An important sentence, such as that nobody can pay a demonstration. */
  | { kind: 'notice'; text: string }

/** A message before it is written as text and HTML. */
export interface EmailContent {
  subject: string
  blocks: readonly Block[]
  /** The Reply-To address; without one, answers go to the sender. */
  replyTo?: { name: string; address: string }
}
