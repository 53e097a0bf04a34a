/** Whether an e-mail address or a host has a name that nobody can register (RFC 2606): a demonstration. */
export function isReservedName(address: string): boolean {
  return /(?:^|[@.])(?:example|invalid|test|localhost)$|(?:^|[@.])example\.(?:com|net|org)$/i.test(address)
}
