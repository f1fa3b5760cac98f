import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '../connect.ts'
import { PostgresProblem } from '../problem.ts'
import { accountFolder, archiveSettings, spoolOf } from './archive.ts'
import { requireRunnable } from './binaries.ts'
import { launch } from './launch.ts'
import { findLocation, type Place, type PlaceOptions } from './location.ts'
import { runningPostmaster } from './postmaster.ts'
import { lastWords } from './problems.ts'
import { lastPort } from './ports.ts'
import { clusterPassword } from './secrets.ts'
import { serverOver, type EmbeddedServer } from './server.ts'
import { writeSettings } from './settings.ts'
import { stopCluster } from './stop.ts'
import { serveWal, type FetchArchived } from './wal-requests.ts'

export interface RecoverOptions extends PlaceOptions {
  /** Writes the files of a base backup into an empty folder. */
  readonly unpack: (folder: string) => Promise<void>
  readonly fetch: FetchArchived
  /** The superuser's password in the base backup. */
  readonly password: string
  /** The moment to restore; the end of the archive when undefined. */
  readonly to: Date | undefined
  /** The timeline to follow; the newest when undefined. */
  readonly timeline: number | undefined
  readonly durable?: boolean
  /** Runs on the recovered server, before it replaces the cluster of the data folder. */
  readonly use: (server: EmbeddedServer) => Promise<void>
  /** What the cluster and password of the data folder are renamed with. */
  readonly aside: string
}

/** What a recovery reached. */
export interface Recovered {
  /** When the last replayed transaction was committed; undefined when none was replayed. */
  readonly lastCommitAt: Date | undefined
}

/** A cluster that does not run. */
export interface StoppedCluster {
  readonly systemIdentifier: string
  readonly spoolFolder: string
}

/** The cluster of a data folder; undefined when it has none. Throws a PostgresProblem when it runs. */
export async function stoppedCluster(options: PlaceOptions): Promise<StoppedCluster | undefined> {
  if (!existsSync(path.join(options.dataFolder, 'postgres'))) return undefined
  const place = await findLocation(options)
  requireStopped(place)
  const control = path.join(place.cluster, 'global', 'pg_control')
  if (!existsSync(control)) return undefined
  // The control file begins with the identifier.
  const systemIdentifier = String(readFileSync(control).readBigUInt64LE(0))
  return { systemIdentifier, spoolFolder: spoolOf(place) }
}

function requireStopped({ cluster }: Place): void {
  if (runningPostmaster(cluster) !== undefined)
    throw new PostgresProblem('in-use', 'The database runs: end Puente first.')
}

/**
 * Recovers a base backup to a moment beside the cluster of the data folder, then takes its place; the former cluster is
 * renamed with `aside` and kept. Until then nothing of the data folder changes. Throws a PostgresProblem when the cluster
 * runs, when the archive ends before the moment, or when a file cannot be fetched.
 */
export async function recoverEmbedded(options: RecoverOptions): Promise<Recovered> {
  const current = await findLocation(options)
  requireStopped(current)
  const place = { ...current, cluster: path.join(current.home, 'cluster.restoring') }
  await requireRunnable(place.binaries, place.account)
  await stopCluster(place, 'immediate')
  discard(place)
  try {
    const recovered = await recoverAt(place, options)
    takePlace(current, place, options)
    return recovered
  } catch (error) {
    discard(place)
    throw error
  }
}

const discard = (place: Place): void => {
  for (const folder of [place.cluster, spoolOf(place)]) rmSync(folder, { recursive: true, force: true })
}

async function recoverAt(place: Place, options: RecoverOptions): Promise<Recovered> {
  accountFolder(place, place.cluster)
  await options.unpack(place.cluster)
  const signal = path.join(place.cluster, 'recovery.signal')
  writeFileSync(signal, '', { mode: 0o600 })
  if (place.account !== undefined) chownSync(signal, place.account.uid, place.account.gid)
  return replay(place, options)
}

async function replay(place: Place, options: RecoverOptions): Promise<Recovered> {
  const requests = serveWal(place, options.fetch)
  const logFile = path.join(options.dataFolder, 'logs', 'restore.log')
  const settingsFile = writeSettings(place, {
    durable: options.durable ?? true,
    settings: {
      ...archiveSettings(place),
      restore_command: requests.command,
      recovery_target_action: 'promote',
      recovery_target_timeline: options.timeline === undefined ? 'latest' : String(options.timeline),
      ...(options.to === undefined
        ? {}
        : { recovery_target_time: options.to.toISOString().replace('Z', '+00') }),
    },
  })
  try {
    const port = lastPort(place.own)
    const launched = await launch({ place, settingsFile, password: options.password, port, logFile })
    const server = serverOver(place, options.password, launched, false)
    const recovered = await promotion(server, logFile)
    await options.use(server)
    return recovered
  } catch (error) {
    throw requests.failure() ?? error
  } finally {
    await stopCluster(place, 'fast')
    await requests.stop()
  }
}

const POLL_MS = 100

/** Waits until the server has left recovery. */
async function promotion(server: EmbeddedServer, logFile: string): Promise<Recovered> {
  for (;;) {
    const state = await recoveryState(server.adminUrl).catch((error: unknown) => {
      if (server.alive()) return undefined
      const why = lastWords(readFileSync(logFile, 'utf8'))
      throw new PostgresProblem('failed', `The recovery ended: ${why}.`, error)
    })
    if (state?.recovering === false) return { lastCommitAt: state.at ?? undefined }
    await sleep(POLL_MS)
  }
}

const recoveryState = (adminUrl: string) =>
  withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ recovering: boolean; at: Date | null }>(
      `select pg_is_in_recovery() as recovering, pg_last_xact_replay_timestamp() as at`,
    )
    return rows[0]
  })

function takePlace(current: Place, restored: Place, { password, aside }: RecoverOptions): void {
  const file = path.join(current.own, 'password')
  if (existsSync(spoolOf(current))) renameSync(spoolOf(current), `${spoolOf(current)}.${aside}`)
  if (existsSync(current.cluster)) {
    renameSync(current.cluster, `${current.cluster}.${aside}`)
    writeFileSync(`${file}.${aside}`, `${clusterPassword(current.own)}\n`, { mode: 0o600 })
  }
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  renameSync(spoolOf(restored), spoolOf(current))
  renameSync(restored.cluster, current.cluster)
}
