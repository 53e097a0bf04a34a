// npm run build: builds the shop unless the last build has the same sources; exits with 1 when it fails or warns (R95).
import { ensureBuilt } from './steps/build.mjs'

const { code, warnings } = await ensureBuilt()
for (const warning of warnings) console.error(warning)
process.exit(code || (warnings.length > 0 ? 1 : 0))
