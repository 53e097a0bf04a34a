import { isPinnedNode, requireNode } from './node-version.mjs'
import { restartPinned } from './pinned-process.mjs'

/**
 * Installs the dependencies when they are missing and continues under the project's own Node (T4): a script that was started by
 * another Node, as in a fresh clone, is started again. Every script that needs more than plain JavaScript calls this first.
 * `meanwhile` runs beside the installation, so it may import no dependency.
 * @param {string} script
 * @param {{ meanwhile?: () => Promise<void> }} [options]
 */
export async function prepare(script, options) {
  requireNode()
  const { ensureInstalled } = await import('./install.mjs')
  await ensureInstalled(options)
  if (!isPinnedNode) await restartPinned(script)
}
