import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { POSTGRES_MAJOR } from '../connect.ts'
import { PostgresProblem } from '../problem.ts'
import { programIn } from './binaries.ts'
import type { Place } from './location.ts'
import { outputProblem } from './problems.ts'
import { runProgram, type Outcome } from './program.ts'
import { SUPERUSER } from './secrets.ts'

/**
 * Creates the cluster if there is none. It is built under another name and renamed when complete, so an interrupted
 * start leaves no partial cluster. Throws a PostgresProblem when the cluster was written by another major version.
 */
export async function ensureCluster(place: Place, password: string, durable: boolean): Promise<void> {
  const version = path.join(place.cluster, 'PG_VERSION')
  if (existsSync(version)) return requireVersion(place, readFileSync(version, 'utf8').trim())
  const fresh = path.join(place.home, 'cluster.new')
  rmSync(fresh, { recursive: true, force: true })
  const made = await initdb(place, fresh, password, durable, 'C.UTF-8')
  // A system without that locale has C; the only loss is the classification of letters outside ASCII.
  const outcome = /invalid locale name/.test(made.output)
    ? await initdb(place, fresh, password, durable, 'C')
    : made
  if (outcome.code !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw outputProblem(outcome.output, place.home, 'create its cluster')
  }
  renameSync(fresh, place.cluster)
}

function requireVersion(place: Place, version: string): void {
  if (version === String(POSTGRES_MAJOR)) return
  throw new PostgresProblem(
    'other-version',
    `The database in ${place.cluster} was written by PostgreSQL ${version} and this is PostgreSQL ${POSTGRES_MAJOR}: move that folder away, or give DATABASE_URL.`,
  )
}

async function initdb(
  place: Place,
  folder: string,
  password: string,
  durable: boolean,
  ctype: string,
): Promise<Outcome> {
  const passwordFile = path.join(place.home, 'password.new')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (place.account !== undefined) chownSync(folder, place.account.uid, place.account.gid)
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' })
  if (place.account !== undefined) chownSync(passwordFile, place.account.uid, place.account.gid)
  const args = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${ctype}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    return await runProgram(programIn(place.binaries, 'initdb'), args, place.account, place.home)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}
