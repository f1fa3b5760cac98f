import { identityOf } from '@puente/postgres/embedded'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface Tracked {
  readonly name: string
  readonly pid: number
  readonly identity: string
}

/**
 * Records on disk which processes run, so that the next start after a kill -9 can find those that are still
 * ending.
 */
export class ProcessRecord {
  readonly #file: string
  readonly #tracked = new Map<string, Tracked>()

  constructor(dataFolder: string) {
    this.#file = path.join(dataFolder, 'processes.json')
  }

  add(name: string, pid: number): void {
    this.#tracked.set(name, { name, pid, identity: identityOf(pid) ?? '' })
    this.#write()
  }

  remove(name: string): void {
    this.#tracked.delete(name)
    this.#write()
  }

  /** A full disk must not stop the running system because of this record. */
  #write(): void {
    try {
      writeFileSync(this.#file, JSON.stringify([...this.#tracked.values()]))
    } catch {
      return
    }
  }
}

/**
 * First a wait, then SIGTERM, then SIGKILL: a process that lost its supervisor ends by itself within a short
 * time.
 */
const STEPS: readonly { readonly signal: 'SIGTERM' | 'SIGKILL' | undefined; readonly waitMs: number }[] = [
  { signal: undefined, waitMs: 5000 },
  { signal: 'SIGTERM', waitMs: 5000 },
  { signal: 'SIGKILL', waitMs: 2000 },
]

/**
 * Waits for the processes of a killed supervisor, and ends those that do not end by themselves. Returns whether there were
 * any.
 */
export async function endLeftOvers(dataFolder: string, say: (line: string) => void): Promise<boolean> {
  for (const { signal, waitMs } of STEPS) {
    const living = readTracked(dataFolder).filter(
      (one) => one.identity !== '' && identityOf(one.pid) === one.identity,
    )
    if (living.length === 0) return signal !== undefined
    if (signal === undefined)
      say(`Waiting for what an earlier start left behind: ${living.map((one) => one.name).join(', ')}`)
    else for (const one of living) process.kill(one.pid, signal)
    for (const began = performance.now(); performance.now() - began < waitMs;) {
      if (living.every((one) => identityOf(one.pid) !== one.identity)) return true
      await sleep(50)
    }
  }
  return true
}

function readTracked(dataFolder: string): readonly Tracked[] {
  const file = path.join(dataFolder, 'processes.json')
  if (!existsSync(file)) return []
  try {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(found) ? found.filter(isTracked) : []
  } catch {
    return []
  }
}

function isTracked(value: unknown): value is Tracked {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && 'identity' in value && 'name' in value
  )
}
