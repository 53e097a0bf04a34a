const PUSH = /<script>self\.__next_f\.push\(\[(\d),(.*?)\]\)<\/script>/gs

/** A script in which Next's HTML passes a part of the payload to the browser. */
interface FlightPush {
  /** Where the script begins in the HTML. */
  index: number
  /** The whole script element. */
  script: string
  /** '1' for a text of the payload. */
  kind: string
  /** What is passed, as JSON. */
  json: string
}

/** The scripts with the payload, in the order of the page. */
export function readPushes(html: string): FlightPush[] {
  return [...html.matchAll(PUSH)].map((match) => {
    const [script, kind, json] = match as unknown as [string, string, string]
    return { index: match.index, script, kind, json }
  })
}

/** The payload that these scripts pass on. Throws SyntaxError for a text in another form. */
export function payloadOfPushes(pushes: readonly FlightPush[]): string {
  return pushes
    .filter(({ kind }) => kind === '1')
    .map(({ json }) => JSON.parse(json) as string)
    .join('')
}

/** The HTML without these scripts. */
export function withoutPushes(html: string): string {
  return html.replace(PUSH, '')
}
