/**
 * Sends a form and answers the sentence that is to be shown, nothing when the shop could not be reached, and
 * 'signed-out' when the session is over.
 */
export async function sendForm(
  action: string,
  body: FormData,
): Promise<{ text: string; isError: boolean } | 'signed-out' | undefined> {
  try {
    const answer = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
      headers: { accept: 'application/json' },
    })
    if (answer.status === 401) return 'signed-out'
    const { message } = (await answer.json()) as { message: string }
    return { text: message, isError: !answer.ok }
  } catch {
    return undefined
  }
}
