import { spawn, type ChildProcess } from 'node:child_process'
import {
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '@puente/postgres'
import { freePort, removeEmbedded, startEmbedded, type EmbeddedServer } from '@puente/postgres/embedded'

/** A server of its own with a streaming replica. */
export interface Replicated {
  readonly primary: EmbeddedServer
  /** The address of the replica for the user of an address of the primary. */
  at(url: string): string
  /** Stops the replica at once, as a crash would. */
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  close(): Promise<void>
}

/** Files that belong to the running server, or that the replica receives from it. */
const LEFT_OUT = /^(postmaster\.pid|postmaster\.opts|pg_wal\/.+|pg_replslot\/.+|pgsql_tmp.*)$/

function giveTo(folder: string, { uid, gid }: { readonly uid: number; readonly gid: number }): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    if (!lstatSync(path.join(folder, name)).isSymbolicLink()) chownSync(path.join(folder, name), uid, gid)
}

/** Copies a running cluster as a base backup, for a replica. */
async function copyCluster({ adminUrl, clusterFolder }: EmbeddedServer, folder: string): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`)
    cpSync(clusterFolder, folder, {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(path.relative(clusterFolder, file)),
    })
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    )
    writeFileSync(path.join(folder, 'backup_label'), rows[0]?.label ?? '')
  })
  for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_replslot'])
    mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, 'standby.signal'), '')
}

/** Starts the program of the primary on the cluster of its replica. */
function launchReplica({ adminUrl, clusterFolder, pid, port: primaryPort }: EmbeddedServer, port: number) {
  const { username, password } = new URL(adminUrl)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '1000',
    fsync: 'off',
    primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`,
  }
  const { uid, gid } = statSync(clusterFolder)
  return spawn(
    readlinkSync(`/proc/${pid}/exe`),
    [
      ...['-D', replicaOf(clusterFolder), '-p', String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: process.env['PUENTE_TEST_LOG'] === undefined ? 'ignore' : 'inherit',
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    },
  )
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const answers = await withConnection(url, (client) => client.query('select')).catch(
      (error: Error) => error,
    )
    if (!(answers instanceof Error)) return
    if (attempt === 200) throw answers
    await sleep(100)
  }
}

/** The server's account reaches a folder beside its cluster. */
const replicaOf = (clusterFolder: string): string => `${clusterFolder}-replica`

/** Starts a primary and a replica that streams from it. */
export async function startReplicated(): Promise<Replicated> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'puente-replicated-'))
  const options = { dataFolder: path.join(home, 'data'), durable: false }
  const primary = await startEmbedded({
    ...options,
    settings: { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '512MB' },
  })
  const cluster = replicaOf(primary.clusterFolder)
  await copyCluster(primary, cluster)
  giveTo(cluster, statSync(primary.clusterFolder))
  const port = await freePort()
  const at = (url: string) => Object.assign(new URL(url), { port: String(port) }).href
  let running: ChildProcess | undefined

  const startReplica = async () => {
    running = launchReplica(primary, port)
    await untilAnswers(at(primary.adminUrl))
  }
  const stopReplica = async () => {
    const ended = new Promise((resolve) => running?.once('exit', resolve) ?? resolve(undefined))
    running?.kill('SIGQUIT')
    await ended
    running = undefined
  }
  await startReplica()
  return {
    ...{ primary, at, startReplica, stopReplica },
    close: async () => {
      if (running !== undefined) await stopReplica()
      rmSync(cluster, { recursive: true, force: true })
      await removeEmbedded(options)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
