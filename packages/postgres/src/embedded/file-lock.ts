import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../problem.ts'
import { identityOf } from './process-identity.ts'

/**
 * Takes the lock file for this process and returns undefined, or returns the number of the running process that has
 * it. The lock of a killed process is taken over. Start times are compared too, because process numbers are reused.
 */
export function takeFileLock(file: string): number | undefined {
  const mine = `${process.pid} ${identityOf(process.pid) ?? ''}`
  const draft = `${file}.${process.pid}`
  for (;;) {
    writeFileSync(draft, mine)
    try {
      linkSync(draft, file)
      return undefined
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    const held = readOrEmpty(file)
    const [pid, identity] = held.split(' ')
    if (held !== '' && identityOf(Number(pid)) === identity) return Number(pid)
    if (readOrEmpty(file) === held) rmSync(file, { force: true })
  }
}

/** Releases the lock file; does nothing when another process has it. */
export function releaseFileLock(file: string): void {
  if (readOrEmpty(file).startsWith(`${process.pid} `)) rmSync(file, { force: true })
}

/** Runs `body` while no other process (and no other caller in this one) has the lock file; waits until it is free. */
export async function withFileLock<T>(file: string, body: () => Promise<T>): Promise<T> {
  while (takeFileLock(file) !== undefined) await sleep(50)
  try {
    return await body()
  } finally {
    releaseFileLock(file)
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
