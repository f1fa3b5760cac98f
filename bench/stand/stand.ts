import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase, migrate, urlOfDatabase, withConnection } from '@puente/postgres'
import { removeEmbedded, startEmbedded } from '@puente/postgres/embedded'
import { migrateQueue } from '../../apps/server/src/platform/jobs/queue.ts'
import { clearLeftOvers, STAND_PREFIX } from './left-overs.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../database/migrations')

/** The database server of one run, for every bench and reference. */
export interface Stand {
  /** For other files of the runs; deleted with the stand. */
  readonly folder: string
  /** The server's description in one line. */
  readonly about: string
  /** Creates an empty database; returns its URL as the role that owns it. */
  emptyDatabase(name: string): Promise<string>
  /** Creates a database with every migration applied; returns its URL as the role that owns it. */
  database(name: string): Promise<string>
  /** The number of checkpoints since the stand was opened. A checkpoint affects one window only. */
  checkpoints(): Promise<number>
  end(): Promise<void>
}

/**
 * No checkpoint occurs during the run, because it would affect one window and not the next. First writes to a
 * page are then cheaper, for TPC-B's two million scattered rows more than for tables that mostly grow.
 */
const SETTINGS = { max_wal_size: '8GB', checkpoint_timeout: '1h' }

/** Starts PostgreSQL for this run in a temporary folder, durable as in production. Throws when it is not durable. */
export async function openStand(): Promise<Stand> {
  await clearLeftOvers()
  const folder = mkdtempSync(path.join(os.tmpdir(), `${STAND_PREFIX}${process.pid}-`))
  const place = { dataFolder: path.join(folder, 'data') }
  const end = async () => {
    await removeEmbedded(place)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const server = await startEmbedded({ ...place, durable: true, settings: SETTINGS })
    const about = await requireDurable(server.url)
    mkdirSync(path.join(folder, 'files'))
    const before = await checkpointsOf(server.url)
    return {
      folder: path.join(folder, 'files'),
      about,
      ...databasesOf(server.url),
      checkpoints: async () => (await checkpointsOf(server.url)) - before,
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Creates databases on a running server. */
export function databasesOf(serverUrl: string): Pick<Stand, 'emptyDatabase' | 'database'> {
  const emptyDatabase = async (name: string) => {
    await createDatabase(serverUrl, name)
    return urlOfDatabase(serverUrl, name)
  }
  const database = async (name: string) => {
    const url = await emptyDatabase(name)
    await migrate(url, MIGRATIONS)
    await migrateQueue(url)
    return url
  }
  return { emptyDatabase, database }
}

async function checkpointsOf(url: string): Promise<number> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select (num_timed + num_requested)::int as count from pg_stat_checkpointer',
    )
    return rows[0]?.count ?? 0
  })
}

const MUST_BE_ON = ['fsync', 'synchronous_commit', 'full_page_writes'] as const

async function requireDurable(url: string): Promise<string> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name = any ($1) or name = 'server_version'`,
      [MUST_BE_ON],
    )
    const settings = new Map(rows.map((row) => [row.name, row.setting]))
    const off = MUST_BE_ON.filter((name) => settings.get(name) !== 'on')
    if (off.length > 0)
      throw new Error(`a bench needs a durable server, and this one has off: ${off.join(', ')}`)
    return `PostgreSQL ${settings.get('server_version')}, ${MUST_BE_ON.join(', ')} on`
  })
}
