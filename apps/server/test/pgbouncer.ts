import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withConnection } from '@puente/postgres'
import { freePort } from '@puente/postgres/embedded'
import { debianProgram } from './debian-program.ts'

const PGBOUNCER = { name: 'pgbouncer', at: '/usr/sbin/pgbouncer', version: '--version' }

/** A PgBouncer in transaction mode. */
export interface PgBouncer {
  /** The address that leads through it to the database of this URL. */
  through(url: string): string
  /** The server connections that it uses for a database. */
  connections(database: string): Promise<number>
  close(): Promise<void>
}

/** Starts PgBouncer in front of the server of a URL, with few connections. Undefined on a machine without it. */
export async function openPgBouncer(url: string, poolSize: number): Promise<PgBouncer | undefined> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-pgbouncer-'))
  const program = debianProgram(PGBOUNCER, folder)
  if (program === undefined) return undefined
  const port = await freePort()
  const { hostname, port: serverPort, username, password } = new URL(url)
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
admin_users = admin
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
log_connections = 0
log_disconnections = 0
`,
  )
  chmodSync(folder, 0o755)
  // It refuses to run as root.
  const child = spawn(program, process.getuid?.() === 0 ? ['-q', '-u', 'nobody', file] : ['-q', file], {
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const at = (user: string, database: string) => `postgres://${user}:any@127.0.0.1:${port}/${database}`
  const through = (to: string) => at(new URL(to).username, new URL(to).pathname.slice(1))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (await withConnection(through(url), async () => true).catch(() => false))
      return {
        through,
        close,
        connections: (database) =>
          withConnection(through(url), async (client) => {
            const { rowCount } = await client.query(
              'select from pg_stat_activity where datname = $1 and client_port is not null and application_name like $2',
              [database, 'puente-pooled%'],
            )
            return rowCount ?? 0
          }),
      }
    await sleep(100)
  }
  await close()
  throw new Error('PgBouncer does not answer')
}
