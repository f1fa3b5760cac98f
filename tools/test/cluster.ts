import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect, PostgresProblem } from '@puente/postgres'
import { removeEmbedded, startEmbedded, type EmbeddedServer } from '@puente/postgres/embedded'
import { repository } from '../run/paths.ts'

export interface TestCluster {
  /** A role that owns the databases it creates and may create roles; never a superuser, as in a real installation. */
  readonly adminUrl: string
  /** Ends this run's use of the cluster; the last run to leave stops it. */
  leave(): Promise<void>
}

const dataFolder = join(repository, 'node_modules/.cache/puente/test-cluster')
/** A lock that every run with the cluster holds in shared mode. */
const USERS_LOCK = 4_820_177_403n
const ATTEMPTS_MAX = 5

/**
 * The PostgreSQL cluster in which tests clone their databases. It is kept between runs, so that templates are
 * created once; concurrent runs share it. It does not write through to the disk, so its data is disposable.
 */
export async function joinTestCluster(): Promise<TestCluster> {
  for (let attempt = 1; ; attempt++) {
    const server = await startOwn()
    try {
      const client = await connect(server.adminUrl, 'puente-test-run')
      await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
      return {
        adminUrl: server.url,
        leave: async () => {
          await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
          const { rows } = await client.query<{ alone: boolean }>(
            'select pg_try_advisory_lock($1) as alone',
            [USERS_LOCK],
          )
          if (rows[0]?.alone === true) await server.stop('fast')
          await client.end().catch(() => undefined)
        },
      }
    } catch (error) {
      // The previous run was just stopping it.
      if (attempt >= ATTEMPTS_MAX) throw error
    }
  }
}

/**
 * Starts the cluster. Deletes the cache of a checkout that was copied with its cluster, because it refers to the cluster
 * of the original. Replaces a cluster that does not start, for instance after its processes were killed.
 */
async function startOwn(): Promise<EmbeddedServer> {
  const options = { dataFolder, durable: false, settings: { max_connections: '400' } }
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (!(error instanceof PostgresProblem)) throw error
    if (error.kind === 'in-use') rmSync(dataFolder, { recursive: true, force: true })
    else if (error.kind === 'failed') await removeEmbedded(options)
    else throw error
    return startEmbedded(options)
  }
}
