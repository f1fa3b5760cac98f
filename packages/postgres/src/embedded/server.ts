import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { APP_ROLE } from '../migrations/app-role.ts'
import { fileProblem } from '../problem.ts'
import { archiveSettings, spoolOf } from './archive.ts'
import { requireRunnable } from './binaries.ts'
import { withFileLock } from './file-lock.ts'
import { ensureCluster } from './initdb.ts'
import { launch, type Launched } from './launch.ts'
import { ensureOwner } from './owner.ts'
import { findLocation, type Place, type PlaceOptions } from './location.ts'
import { runningPostmaster } from './postmaster.ts'
import { isAlive } from './process-identity.ts'
import { answers } from './ready.ts'
import { keepPort, lastPort } from './ports.ts'
import { clusterPassword, clusterUrl, DATABASE, OWNER, SUPERUSER } from './secrets.ts'
import { writeSettings } from './settings.ts'
import { stopCluster, type StopMode } from './stop.ts'

export interface EmbeddedOptions extends PlaceOptions {
  /** False for temporary clusters: no fsync, so a crash of the machine may lose them. True by default. */
  readonly durable?: boolean
  /** True archives the log to `spoolFolder`; every start of a cluster with backups needs it, or its log has a gap. */
  readonly archives?: boolean
  /** Additional server settings for this start. */
  readonly settings?: Readonly<Record<string, string>>
  /** The server's log file; `<data folder>/logs/postgres.log` by default. */
  readonly logFile?: string
}

export interface EmbeddedServer {
  /** The database `puente`, as its owner, an ordinary role that may create roles and databases. */
  readonly url: string
  /** The database `postgres`, as superuser. */
  readonly adminUrl: string
  /** The database for the product, whose user owns nothing. */
  readonly appUrl: string
  readonly port: number
  readonly pid: number
  /** The cluster's data directory, and the folder of finished WAL files that are not in a backup yet. */
  readonly clusterFolder: string
  readonly spoolFolder: string
  /** True when the server was already running: left over from a killed start, or started by another process. */
  readonly adopted: boolean
  alive(): boolean
  /** Stops the server after rolling back open transactions. Resolves when its process has ended. */
  stop(mode?: StopMode): Promise<void>
}

/**
 * Creates, starts or adopts PostgreSQL 18 in `<data folder>`; resolves when it accepts connections on 127.0.0.1. Any
 * number of processes may call it at once for one folder: one starts the server, the others adopt it. Throws a
 * PostgresProblem (unwritable, disk-full, missing-library, other-version, …) with one plain sentence.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  try {
    const place = await findLocation(options)
    return await withFileLock(path.join(place.own, 'start.lock'), () => startAt(place, options))
  } catch (error) {
    throw fileProblem(error, options.dataFolder)
  }
}

/** The server that runs on a data folder; undefined when none runs. Starts nothing. */
export async function runningEmbedded(options: PlaceOptions): Promise<EmbeddedServer | undefined> {
  if (!existsSync(path.join(options.dataFolder, 'postgres'))) return undefined
  const place = await findLocation(options)
  const running = runningPostmaster(place.cluster)
  return running === undefined ? undefined : serverOver(place, clusterPassword(place.own), running, true)
}

/** Stops the server of the data folder, whichever process started it. Does nothing when none runs. */
export async function stopEmbedded(options: PlaceOptions, mode: StopMode = 'fast'): Promise<void> {
  if (existsSync(path.join(options.dataFolder, 'postgres')))
    await stopCluster(await findLocation(options), mode)
}

/** Stops the data folder's server and deletes its cluster permanently. Does nothing when there is none. */
export async function removeEmbedded(options: PlaceOptions): Promise<void> {
  if (!existsSync(path.join(options.dataFolder, 'postgres'))) return
  const place = await findLocation(options)
  await stopCluster(place, 'immediate')
  for (const folder of [place.home, place.own]) rmSync(folder, { recursive: true, force: true })
}

async function startAt(place: Place, options: EmbeddedOptions): Promise<EmbeddedServer> {
  const durable = options.durable ?? true
  const password = clusterPassword(place.own)
  const adopted = await adopt(place, password)
  if (adopted !== undefined) return serverOver(place, password, adopted, true)
  await requireRunnable(place.binaries, place.account)
  await ensureCluster(place, password, durable)
  const archiving = options.archives === true ? archiveSettings(place) : {}
  const settingsFile = writeSettings(place, { durable, settings: { ...archiving, ...options.settings } })
  const logFile = options.logFile ?? path.join(options.dataFolder, 'logs', 'postgres.log')
  const launched = await launch({ place, settingsFile, password, port: lastPort(place.own), logFile })
  await ensureOwner(clusterUrl(SUPERUSER, password, launched.port, 'postgres'), password)
  return serverOver(place, password, launched, false)
}

/** Waits for a server that is stopping; then there is nothing to adopt. */
async function adopt(place: Place, password: string): Promise<Launched | undefined> {
  for (;;) {
    const running = runningPostmaster(place.cluster)
    if (running === undefined) return undefined
    const gone = (): boolean => runningPostmaster(place.cluster)?.pid !== running.pid
    if (running.status !== 'stopping' && (await answers(running.port, password, gone))) {
      keepPort(place.own, running.port)
      await ensureOwner(clusterUrl(SUPERUSER, password, running.port, 'postgres'), password)
      return running
    }
    await stopCluster(place, 'fast')
  }
}

/** The server of a location, which runs. */
export function serverOver(
  place: Place,
  password: string,
  launched: Launched,
  adopted: boolean,
): EmbeddedServer {
  return {
    url: clusterUrl(OWNER, password, launched.port, DATABASE),
    adminUrl: clusterUrl(SUPERUSER, password, launched.port, 'postgres'),
    appUrl: clusterUrl(APP_ROLE, password, launched.port, DATABASE),
    port: launched.port,
    pid: launched.pid,
    clusterFolder: place.cluster,
    spoolFolder: spoolOf(place),
    adopted,
    alive: () => isAlive(launched.pid),
    stop: (mode = 'fast') => stopCluster(place, mode),
  }
}
