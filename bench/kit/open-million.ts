import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import { openOperatorAccounts } from '../../apps/server/src/modules/books/index.ts'
import { openVault } from '../../apps/server/src/wiring/vault.ts'
import { openRuntime } from '../../apps/server/src/wiring/runtime.ts'
import type { Stand } from '../stand/stand.ts'
import { openApi, type Api } from './api.ts'
import { copiedParties } from './copied-parties.ts'
import { seedOrderers, type Orderer } from './orderers.ts'
import { orderAnew } from './ordering.ts'
import { seedLists, type SeededLists } from './seed-million.ts'
import { seedPeople } from './seed-people.ts'
import { seedQueues } from './seed-queues.ts'

/** The sizes of a large operator's database and of a small one. */
export const MANY = { transfers: 1_000_000, customers: 200_000 }
export const FEW = { transfers: 10_000, customers: 2_000 }

interface Opening {
  readonly name: string
  readonly callers: number
  readonly size: typeof MANY
  /** The time between two transfers, by default ten seconds, and what else differs in the seeded lists. */
  readonly everySeconds?: number
  readonly oneIn?: number
  readonly withoutLedger?: boolean
  /** How many applications, company files, level applications and documents each wait for staff; by default none. */
  readonly waiting?: number
}

/** An API over a database with so many customers, and so many transfers of one of them. */
export async function openMillion<T>(
  stand: Stand,
  { name, callers, size, waiting = 0, ...others }: Opening,
  withApi: (opened: {
    readonly api: Api
    readonly lists: SeededLists
    readonly orderer: Orderer
  }) => Promise<T>,
): Promise<T> {
  const api = await openApi(stand, `${name}.${size.transfers}`, { connections: callers, sandbox: true })
  try {
    const [orderer] = await seedOrderers(api.env, 1)
    if (orderer === undefined) throw new Error('nobody was seeded')
    await orderAnew(api, orderer)
    const config = loadConfig(api.env)
    const { runtime, close } = await openRuntime(config, 'bench')
    await runtime.work({ kind: 'system', name: 'bench' }, (work) => openOperatorAccounts(work, ['USD']))
    const partiesOf = await copiedParties(runtime)
    await close()
    const { vault, store } = openVault(config, { applicationName: 'bench' })
    try {
      await seedPeople(api.databaseUrl, vault, size.customers)
      if (waiting > 0) await seedQueues(api.databaseUrl, vault, waiting)
    } finally {
      await store.end()
    }
    const shown = { count: size.transfers, deepRow: size.transfers / 4, ...others }
    const lists = await seedLists(api.databaseUrl, shown, partiesOf)
    return await withApi({ api, lists, orderer })
  } catch (error) {
    await api.end()
    throw error
  }
}
