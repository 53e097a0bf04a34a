// npm run backup [-- <folder>]: copies the database and the photos while the shop runs.
import { join } from 'node:path'
import { backUp } from '#lib/embedded/backup/backup.ts'
import { runBackupCommand } from './steps/backup-command.mjs'

process.exitCode = await runBackupCommand(process.argv.slice(2), {
  usage: 'npm run backup [-- <new folder>]',
  folder: join('backups', new Date().toISOString().slice(0, 19).replaceAll(':', '-')),
  perform: async (data, folder) => {
    await backUp(data, folder)
    return `The backup is in ${folder}. To use it: npm run restore -- ${folder}`
  },
})
