import { addressOf, withConnection } from '@puente/postgres'
import { startEmbedded, type EmbeddedServer } from '@puente/postgres/embedded'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedOf, type StartConfig } from './config.ts'
import { wordsFor } from './problem.ts'

/** The database of this start, kept running until it is stopped. */
export interface Database {
  /** For the product. Changes only when the server had to restart on another port. */
  url(): string
  /** For migrations; undefined when the operator migrates elsewhere. */
  readonly ownerUrl: string | undefined
  readonly description: string
  /** Calls the listener after a restart on another port. */
  onMoved(listener: () => void): void
  stop(hurry: boolean): Promise<void>
}

const CHECK_MS = 500
/**
 * Delays before restarting a server that repeatedly stops. After a minute of running, the first delay applies
 * again.
 */
const PAUSES_MS: readonly number[] = [0, 500, 1000, 2000, 3000]
const WELL_AFTER_MS = 60_000

/**
 * The operator's own PostgreSQL, which must respond, or the embedded one. Throws a PostgresProblem of one
 * sentence.
 */
export async function openDatabase(config: StartConfig, say: (line: string) => void): Promise<Database> {
  const own = config.databaseUrl
  if (own === undefined) return keepEmbedded(config, await startEmbedded(embeddedOf(config)), say)
  await withConnection(own, async (client) => client.query('select 1'))
  return {
    url: () => own,
    ownerUrl: config.databaseOwnerUrl,
    description: `your PostgreSQL at ${addressOf(own)}`,
    onMoved: () => undefined,
    stop: async () => undefined,
  }
}

function keepEmbedded(config: StartConfig, first: EmbeddedServer, say: (line: string) => void): Database {
  let server = first
  let moved = (): void => undefined
  const stopping = new AbortController()
  const pause = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
  async function revive(): Promise<void> {
    say('PostgreSQL ended; it starts again and recovers')
    const before = server.port
    try {
      server = await startEmbedded(embeddedOf(config))
      say('PostgreSQL serves again')
      if (server.port !== before) moved()
    } catch (error) {
      say(wordsFor(error))
    }
  }
  async function keep(): Promise<void> {
    let deaths = 0
    let since = performance.now()
    while (!stopping.signal.aborted) {
      if (server.alive()) {
        await pause(CHECK_MS)
        continue
      }
      deaths = performance.now() - since > WELL_AFTER_MS ? 0 : deaths + 1
      await pause(PAUSES_MS[Math.min(deaths, PAUSES_MS.length) - 1] ?? 0)
      if (!stopping.signal.aborted) await revive()
      since = performance.now()
    }
  }
  const keeping = keep()
  return {
    url: () => server.appUrl,
    ownerUrl: first.url,
    description: `PostgreSQL 18 on 127.0.0.1:${first.port}${first.adopted ? ', left running by an earlier start' : ''}`,
    onMoved: (listener) => void (moved = listener),
    stop: async (hurry) => {
      stopping.abort()
      await keeping
      await server.stop(hurry ? 'immediate' : 'fast')
    },
  }
}
