import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { parseEnv, type Env } from '#lib/config/env.ts'

/** A check before the shop opens. `problem` explains the failure and its remedy; `undefined` when the check passes. */
export interface Finding {
  name: string
  problem: string | undefined
}

function dataFolder({ dataDir, databaseUrl, storeApiUrl }: Env): Finding {
  const name = `data folder ${dataDir}`
  if (databaseUrl || storeApiUrl) return { name: `${name} (not used)`, problem: undefined }
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return { name, problem: undefined }
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code
    return {
      name,
      problem: `The data folder "${dataDir}" cannot be written (${reason}). Make it writable, or choose another one: DATA_DIR=/path npm start`,
    }
  }
}

function freePort(port: number): Promise<Finding> {
  const name = `port ${port}`
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const problem =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
          : `Port ${port} cannot be opened (${error.code}). Choose another port: PORT=3000 npm start`
      resolve({ name, problem })
    })
    probe.listen(port, () => probe.close(() => resolve({ name, problem: undefined })))
  })
}

/** Checks environment variables, data folder and port before `npm start`, in well under a second. */
export async function preflight(source: NodeJS.ProcessEnv): Promise<{ env: Env; findings: Finding[] }> {
  const { env, problems } = parseEnv(source)
  const environment = problems.length
    ? problems.map(({ name, text }) => ({ name: `environment variable ${name}`, problem: text }))
    : [{ name: 'environment variables', problem: undefined }]
  return { env, findings: [...environment, dataFolder(env), await freePort(env.port)] }
}
