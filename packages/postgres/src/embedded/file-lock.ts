import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../problem.ts'
import { identityOf } from './process-identity.ts'

/**
 * Takes the lock file for this process and returns undefined, or the number of the living process that holds it.
 * A holder that was killed holds nothing: its number may belong to someone else by now, so its start is compared too.
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

/** Gives the lock file back; harmless when it is not ours. */
export function releaseFileLock(file: string): void {
  if (readOrEmpty(file).startsWith(`${process.pid} `)) rmSync(file, { force: true })
}

/** Runs `body` while no other process (and no other caller here) runs it under the same file; waits its turn. */
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
