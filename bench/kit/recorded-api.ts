import { createPool } from '@puente/postgres'
import { createPorts } from '../../apps/server/src/partners/index.ts'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts'
import { createClock } from '../../apps/server/src/platform/time/clock.ts'
import { createRuntime } from '../../apps/server/src/platform/work.ts'
import { openVault } from '../../apps/server/src/wiring/vault.ts'
import { customerListener } from '../../apps/server/src/wiring/listeners.ts'
import { must } from './api.ts'
import { httpClient } from './http-client.ts'

/** One SQL statement as sent to the database. */
export interface Said {
  readonly text: string
  readonly values: readonly unknown[]
}

/** One transaction without its `begin` and `commit`, or a single statement outside of transactions. */
export interface Spoken {
  readonly inTransaction: boolean
  readonly said: Said[]
}

/** The statements of one request, in order. */
export type Recording = readonly Spoken[]

/** Answers one `POST` with the customer listener in this process, and returns every statement that it executed. */
export async function recordPost(
  env: Readonly<Record<string, string>>,
  asked: { readonly path: string; readonly body: unknown; readonly cookie: string },
): Promise<Recording> {
  const config = loadConfig(env)
  const pool = createPool({ url: config.databaseUrl, max: 1 })
  const recording: Spoken[] = []
  let open = false
  const handle = ({ text, values }: Said) => {
    if (text === 'begin' || text === 'commit') open = text === 'begin'
    if (text === 'begin') recording.push({ inTransaction: true, said: [] })
    else if (open) recording.at(-1)?.said.push({ text, values })
    else if (text !== 'commit') recording.push({ inTransaction: false, said: [{ text, values }] })
  }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const received = (said: string | Partial<Said>, ...rest: unknown[]) => {
      const { text = '', values = [] } = typeof said === 'string' ? { text: said } : said
      handle({ text, values })
      return query(said, ...rest)
    }
    client.query = received as unknown as typeof client.query
  })
  const clock = createClock()
  const logger = createLogger('bench', 'error')
  const { vault, store } = openVault(config, { applicationName: 'bench' })
  const runtime = createRuntime({ pool, clock, logger, vault })
  const listener = await customerListener(
    config,
    runtime,
    createPorts(config, clock, config.partnerTimeoutMs),
  )
  const address = new URL(await listener.listen({ host: '127.0.0.1', port: 0 }))
  const client = httpClient(Number(address.port), 1)
  try {
    recording.length = 0
    must(201, await client.post(asked.path, asked.body, asked.cookie))
    return recording
  } finally {
    client.close()
    await listener.close()
    await Promise.all([pool.end(), store.end()])
  }
}

/** How many statements a request executed, and in how many transactions. */
export function countOf(recording: Recording): string {
  const statements = recording.reduce((sum, { said }) => sum + said.length, 0)
  const transactions = recording.filter(({ inTransaction }) => inTransaction).length
  const writes = recording
    .flatMap(({ said }) => said)
    .filter(({ text }) => /^\s*(insert|update|delete)/.test(text)).length
  return `${statements} statements, ${writes} of them write, in ${transactions} transactions`
}
