import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandLineOf, isAlive } from './process-identity.ts'

/** The state that a running server writes to `postmaster.pid` in its cluster. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** `starting`, `stopping`, `ready` or `standby`. */
  readonly status: string
}

/** The server that runs on this cluster, or undefined. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const found = readPostmaster(cluster)
  return found !== undefined && isAlive(found.pid) && isOurs(found.pid, cluster) ? found : undefined
}

/**
 * Removes the `postmaster.pid` of a killed server whose process number now belongs to another process. Otherwise
 * PostgreSQL would take that process for a running server and never start.
 */
export function clearStalePostmaster(cluster: string): void {
  const found = readPostmaster(cluster)
  if (found !== undefined && isAlive(found.pid) && !isOurs(found.pid, cluster))
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/** Where the system does not show command lines, the process is assumed to be ours. */
function isOurs(pid: number, cluster: string): boolean {
  const command = commandLineOf(pid)
  return command === '' ? process.platform === 'win32' : command.includes(cluster)
}

function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? 'starting' }
  } catch {
    return undefined
  }
}
