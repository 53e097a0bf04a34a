// npm run restore -- <folder>: replaces the database and the photos by those of a backup, while no shop runs.
import { restore } from '#lib/embedded/backup/restore.ts'
import { runBackupCommand } from './steps/backup-command.mjs'

process.exitCode = await runBackupCommand(process.argv.slice(2), {
  usage: 'npm run restore -- <folder of a backup>',
  perform: async (data, folder) => {
    const before = await restore(data, folder, new Date())
    return `The store is that of ${folder}.${before ? ` What it had before is in ${before}.` : ''}`
  },
})
