/**
 * Ignores write errors of stdout and stderr, so that the shop survives the end of the process that reads its log. Otherwise each
 * failed write would log an error, whose own write fails too, without end (L28).
 */
export function outliveLogReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
