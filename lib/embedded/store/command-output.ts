/** Where a command prints its result and its errors. */
export interface CommandOutput {
  print(text: string): void
  printError(text: string): void
}
