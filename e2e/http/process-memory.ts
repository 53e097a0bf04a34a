import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process in MiB, from /proc, which only Linux has. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
