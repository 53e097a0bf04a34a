/**
 * Posts a form and returns the notice of the response; 'signed-out' when the session has ended, `undefined` when the shop
 * could not be reached.
 */
export async function sendForm(
  action: string,
  body: FormData,
): Promise<{ text: string; isError: boolean } | 'signed-out' | undefined> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
      headers: { accept: 'application/json' },
    })
    if (response.status === 401) return 'signed-out'
    const { message } = (await response.json()) as { message: string }
    return { text: message, isError: !response.ok }
  } catch {
    return undefined
  }
}
