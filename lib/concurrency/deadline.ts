/**
 * Resolves like `answer`, or rejects after a time in milliseconds. An answer that arrived while this process was busy still
 * counts: pending input is handled before the rejection.
 */
export async function withDeadline<T>(answer: Promise<T>, ms: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new Error(message))), ms)
  })
  try {
    return await Promise.race([answer, deadline])
  } finally {
    clearTimeout(timer)
  }
}
