/**
 * Whoever reads what the shop prints may go away, and the shop goes on. Without this each line that cannot be written is
 * an error, and the error a line: the process would write for ever and nothing would be read (L28).
 */
export function outliveLogReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
