import { makeFolder, takeFileLock } from '@puente/postgres/embedded'
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ports, StartConfig } from './config.ts'
import { StartProblem } from './problem.ts'

const MEGABYTE = 1_048_576
/** The space for a new cluster with its first logs, and for running some time. */
const FREE_FIRST_MEGABYTES = 400
const FREE_AGAIN_MEGABYTES = 100

/** Throws a StartProblem for the embedded PostgreSQL in production, unless a variable allows it. */
export function requireDatabase({ environment, databaseUrl, mayEmbed }: StartConfig): void {
  if (environment === 'production' && databaseUrl === undefined && !mayEmbed)
    throw new StartProblem(
      'DATABASE_URL is missing: production uses the embedded PostgreSQL only with EMBEDDED_POSTGRES_ALLOWED=yes, and the operator then backs it up and has no second machine for it.',
    )
}

/** Creates the data folder. Throws a StartProblem unless it is writable and its disk has room. */
export function requireDataFolder(folder: string): void {
  const isNew = !existsSync(path.join(folder, 'postgres'))
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(path.join(folder, 'logs'), 0o700)
    writeFileSync(probe, 'written to see whether it can be')
    rmSync(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StartProblem(`The disk that holds ${folder} is full.`)
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${code}): make it writable or choose another with DATA_DIR.`,
    )
  }
  const disk = statfsSync(folder)
  const free = Math.floor((disk.bavail * disk.bsize) / MEGABYTE)
  const needed = isNew ? FREE_FIRST_MEGABYTES : FREE_AGAIN_MEGABYTES
  if (free < needed)
    throw new StartProblem(
      `The disk that holds ${folder} is nearly full: ${free} MB are free and ${needed} MB are needed.`,
    )
}

/** The file that names the supervisor of a data folder. */
export function instanceLock(folder: string): string {
  return path.join(folder, 'supervisor.lock')
}

/** Makes this process the only supervisor of the data folder, or throws a StartProblem that names the other. */
export function requireOnlyInstance(folder: string): void {
  const other = takeFileLock(instanceLock(folder))
  if (other !== undefined)
    throw new StartProblem(
      `Puente already runs on ${folder} (process ${other}): end that one, or choose another folder with DATA_DIR and other ports.`,
    )
}

const opsPorts: readonly (keyof Ports)[] = ['OPS_PORT', 'WORKER_OPS_PORT']

/**
 * Throws a StartProblem unless the ports of this start differ and are free, or become free within `patienceMs`: the threads
 * of a process that has just ended may keep its ports for a moment.
 */
export async function requirePorts(config: StartConfig, patienceMs = 0): Promise<void> {
  const until = performance.now() + patienceMs
  const served: readonly (keyof Ports)[] =
    config.environment === 'sandbox'
      ? ['PORT', 'BACKOFFICE_PORT', 'SANDBOX_PORT']
      : ['PORT', 'BACKOFFICE_PORT']
  const names = [...served, ...opsPorts.filter((name) => config.ports[name] !== 0)]
  for (const [index, name] of names.entries()) {
    const number = config.ports[name]
    const same = names.slice(0, index).find((other) => config.ports[other] === number)
    if (same !== undefined) throw new StartProblem(`${same} and ${name} are both ${number}, and must differ.`)
    for (const host of opsPorts.includes(name) ? [config.opsHost] : ['127.0.0.1', '::1']) {
      let refusal = await listenRefusal(host, number)
      while (refusal === 'EADDRINUSE' && performance.now() < until) {
        await sleep(50)
        refusal = await listenRefusal(host, number)
      }
      if (refusal === 'EADDRINUSE')
        throw new StartProblem(
          `Port ${number} (${name}) is busy: end what listens there, or choose another, as in ${name}=${number + 10} npm start.`,
        )
      if (refusal === 'EACCES')
        throw new StartProblem(`Port ${number} (${name}) is not open to this user: choose one above 1023.`)
    }
  }
}

function listenRefusal(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}
