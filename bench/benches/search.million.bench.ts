import { toWireId } from '@puente/contract'
import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import { createVault } from '../../apps/server/src/platform/data/vault.ts'
import { openOperatorAccounts } from '../../apps/server/src/modules/books/index.ts'
import { openRuntime } from '../../apps/server/src/wiring/runtime.ts'
import { defineBench } from '../harness/bench.ts'
import { openApi } from '../kit/api.ts'
import { seedOrderers } from '../kit/orderers.ts'
import { orderAnew } from '../kit/ordering.ts'
import { seedLists } from '../kit/seed-million.ts'
import { personNumbered, seedPeople } from '../kit/seed-people.ts'
import {
  askNext,
  closeQuerySets,
  openQuerySets,
  rowsOf,
  querySetOf,
  timesOf,
  type Shelf,
  type Shelves,
} from '../kit/query-set.ts'
import type { Stand } from '../stand/stand.ts'

const CALLERS = 2
const MANY = { transfers: 1_000_000, customers: 200_000 }
const FEW = { transfers: 10_000, customers: 2_000 }

async function openShelf(stand: Stand, size: typeof MANY): Promise<Shelf> {
  const api = await openApi(stand, `search.${size.transfers}`, { connections: CALLERS, sandbox: true })
  try {
    const [orderer] = await seedOrderers(api.env, 1)
    if (orderer === undefined) throw new Error('nobody was seeded')
    await orderAnew(api, orderer)
    const config = loadConfig(api.env)
    const { runtime, close } = await openRuntime(config, 'bench')
    await runtime.work({ kind: 'system', name: 'bench' }, (work) => openOperatorAccounts(work, ['USD']))
    await close()
    await seedPeople(api.databaseUrl, createVault(config.secrets), size.customers)
    const { reference, deep } = await seedLists(api.databaseUrl, size.transfers, size.transfers / 4)
    const staff = await api.signIn('treasury')
    const typed = (text: (turn: number) => string) => {
      let turn = 0
      return () => rowsOf(api.staff.get(`/api/search?text=${encodeURIComponent(text(turn++))}`, staff))
    }
    // Another person each time, so that the previous query has not warmed the cache for this one.
    const someone = (turn: number) => personNumbered(Math.imul(turn, 7919) % size.customers)
    return querySetOf(api, {
      'name, as half the country': typed(() => 'mar'),
      'name, beginnings of two words': typed((turn) => beginningsOf(someone(turn).name)),
      'name, whole': typed((turn) => someone(turn).name),
      RUT: typed((turn) => someone(turn).rut),
      'beginning of a RUT': typed((turn) => someone(turn).rut.slice(0, 7)),
      'amount of many transfers': typed(() => '$ 200.000'),
      'amount in any currency': typed((turn) => String(100_000 + turn)),
      'e-mail': typed((turn) => someone(turn).email),
      'transfer id': typed(() => toWireId('transfer', deep.id)),
      reference: typed(() => reference),
      'beginning of a reference': typed(() => reference.slice(0, 7)),
      'account ending': typed((turn) => someone(turn).accountEnding),
    })
  } catch (error) {
    await api.end()
    throw error
  }
}

const beginningsOf = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 4))
    .join(' ')

export const bench = defineBench<Shelves>({
  name: 'search.million',
  unit: 'searches',
  about: `each sort of question of Ctrl K in turn over HTTP, ${CALLERS} callers, a million transfers and 200,000 customers`,
  callers: CALLERS,
  baseline: { name: 'the same at ten thousand', run: ({ few }) => askNext(few) },
  prepare: (stand) => openQuerySets((size) => openShelf(stand, size), { few: FEW, many: MANY }),
  run: ({ many }) => askNext(many),
  verify: async (shelves) => ({ broken: [], notes: timesOf(shelves) }),
  end: closeQuerySets,
})
