import { processService } from './process-service.ts'

const pendingTasks = processService('background-tasks', () => new Set<Promise<unknown>>())

/** Starts a task after the current one has let others run, so that no response waits for it. An error of the task is logged. */
export function runInBackground(task: () => Promise<unknown>): void {
  const pending = pendingTasks.get()
  const run = new Promise((resolve) => setImmediate(resolve))
    .then(task)
    .catch((error: unknown) => console.error('background task:', error))
    .finally(() => pending.delete(run))
  pending.add(run)
}

/** Resolves when no background task is left. The process waits for it before it closes what the tasks use (L13). */
export async function backgroundTasksDone(): Promise<void> {
  const pending = pendingTasks.get()
  while (pending.size > 0) await Promise.all(pending)
}
