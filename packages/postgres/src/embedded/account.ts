import { readFileSync } from 'node:fs'
import { PostgresProblem } from '../problem.ts'

/** The unprivileged account that runs PostgreSQL when this process is root. PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** True when this process is the superuser of a Unix system. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The account `postgres` when the system has one, else `nobody`. Undefined when this process is not root. */
export function unprivilegedAccount(passwd = readPasswd()): Account | undefined {
  if (!isRoot()) return undefined
  for (const name of ['postgres', 'nobody']) {
    const fields = passwd.find((line) => line.startsWith(`${name}:`))?.split(':')
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])]
    if (fields !== undefined && uid > 0 && Number.isInteger(gid)) return { uid, gid }
  }
  throw new PostgresProblem(
    'no-account',
    'PostgreSQL refuses to run as root, and this system has neither an account "postgres" nor "nobody".',
  )
}

function readPasswd(): readonly string[] {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n')
  } catch {
    return []
  }
}
