import { MENU_HASHES } from './documents/shell.ts'
import { startForeignStore } from './host.ts'

// npm run foreign-store: starts the store for a manual test; then STORE_API_URL=http://127.0.0.1:4000/api npm start.
const store = await startForeignStore({ port: Number(process.env['PORT'] ?? 4000) })
console.warn(`STORE_API_URL=${store.apiUrl}  menus: ${Object.values(MENU_HASHES).join(', ')}`)
