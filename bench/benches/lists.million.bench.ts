import { loadConfig } from '../../apps/server/src/platform/config/index.ts'
import { createVault } from '../../apps/server/src/platform/data/encryption/vault.ts'
import { cursorFor, type Key } from '../../apps/server/src/platform/lists/cursor.ts'
import { openOperatorAccounts } from '../../apps/server/src/modules/books/index.ts'
import { openRuntime } from '../../apps/server/src/wiring/runtime.ts'
import { defineBench } from '../harness/bench.ts'
import type { Stand } from '../stand/stand.ts'
import { must, openApi } from '../kit/api.ts'
import { orderAnew } from '../kit/ordering.ts'
import { copiedParties } from '../kit/copied-parties.ts'
import { seedOrderers } from '../kit/orderers.ts'
import { seedLists, STATEMENT_ACCOUNT } from '../kit/seed-million.ts'
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

const CALLERS = 4
const PAGE = 25
const MANY = { count: 1_000_000, deepPage: 10_000 }
const FEW = { count: 10_000, deepPage: 200 }

async function openShelf(stand: Stand, size: typeof MANY): Promise<Shelf> {
  const name = `lists.${size.count}`
  const api = await openApi(stand, name, { connections: CALLERS, sandbox: true })
  try {
    const [orderer] = await seedOrderers(api.env, 1)
    if (orderer === undefined) throw new Error('nobody was seeded')
    await orderAnew(api, orderer)
    const config = loadConfig(api.env)
    const { runtime, close } = await openRuntime(config, 'bench')
    await runtime.work({ kind: 'system', name: 'bench' }, (work) => openOperatorAccounts(work, ['USD']))
    const partiesOf = await copiedParties(runtime)
    await close()
    const shown = { count: size.count, deepRow: size.deepPage * PAGE }
    const seeded = await seedLists(api.databaseUrl, shown, partiesOf)
    const vault = createVault(config.secrets)
    const after = (list: string, key: Key) => `after=${cursorFor(vault, list, key)}`
    const { createdAt, id } = seeded.deep
    const staff = await api.signIn('treasury')
    const ledger = `/api/ledger-accounts/${STATEMENT_ACCOUNT.code}/${STATEMENT_ACCOUNT.currency}/statement`
    const deepVersion = String(size.count - size.deepPage * PAGE)
    const mine = (query: string) => () => rowsOf(api.customers.get(`/api/transfers?${query}`, orderer.cookie))
    const theirs = (path: string) => () => rowsOf(api.staff.get(path, staff))
    const exported = () =>
      api.customers
        .firstPiece('/api/transfers/export?format=csv', orderer.cookie)
        .then((answer) => must(200, answer))
    const lists: Record<string, () => Promise<unknown>> = {
      'customer, first page': mine(''),
      'customer, deep page': mine(after('customer-transfers', [createdAt.toISOString(), id])),
      'customer, by reference': mine(`search=${seeded.reference}`),
      'customer, export to its first piece': exported,
      'staff, first page': theirs('/api/transfers'),
      'staff, deep page': theirs(
        `/api/transfers?${after('staff-transfers newest', [createdAt.toISOString(), id])}`,
      ),
      'staff, by reference': theirs(`/api/transfers?search=${seeded.reference}`),
      'statement, first page': theirs(ledger),
      'statement, deep page': theirs(`${ledger}?${after('account-statement', [deepVersion])}`),
    }
    return querySetOf(api, lists)
  } catch (error) {
    await api.end()
    throw error
  }
}

export const bench = defineBench<Shelves>({
  name: 'lists.million',
  unit: 'pages',
  about: `nine lists in turn over HTTP, ${CALLERS} callers, a million transfers of one customer; deep is page ${MANY.deepPage.toLocaleString('en')} by keyset`,
  callers: CALLERS,
  baseline: { name: 'the same at ten thousand', run: ({ few }) => askNext(few) },
  prepare: (stand) => openQuerySets((size) => openShelf(stand, size), { few: FEW, many: MANY }),
  run: ({ many }) => askNext(many),
  verify: async (shelves) => ({ broken: [], notes: timesOf(shelves) }),
  end: closeQuerySets,
})
