/** Thrown when a backup or a restore cannot be done; the message says why, and the store's data is unchanged. */
export class BackupFailed extends Error {
  override name = 'BackupFailed'
}
