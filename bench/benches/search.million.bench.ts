import { toWireId } from '@puente/contract'
import { defineBench } from '../harness/bench.ts'
import { must } from '../kit/api.ts'
import { FEW, MANY, openMillion } from '../kit/open-million.ts'
import { personNumbered } from '../kit/seed-people.ts'
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

const openShelf = (stand: Stand, size: typeof MANY): Promise<Shelf> =>
  openMillion(stand, { name: 'search', callers: CALLERS, size }, async ({ api, lists }) => {
    const { reference, deep } = lists
    const staff = await api.signIn('treasury')
    const found = (text: string) => api.staff.get(`/api/search?text=${encodeURIComponent(text)}`, staff)
    const typed = (text: (turn: number) => string) => {
      let turn = 0
      return () => rowsOf(found(text(turn++)))
    }
    let unknown = 300_000
    // Another person each time, so that the previous query has not warmed the cache for this one.
    const someone = (turn: number) => personNumbered(Math.imul(turn, 7919) % size.customers)
    return querySetOf(api, {
      'name, as half the country': typed(() => 'mar'),
      'name, beginnings of two words': typed((turn) => beginningsOf(someone(turn).name)),
      'name, whole': typed((turn) => someone(turn).name),
      RUT: typed((turn) => someone(turn).rut),
      'beginning of a RUT': typed((turn) => someone(turn).rut.slice(0, 7)),
      'amount of many transfers': typed(() => '$ 200.000'),
      'amount in any currency': typed(() => '200.000'),
      'amount that no transfer has': async () => void must(200, await found(String(unknown++))),
      'e-mail': typed((turn) => someone(turn).email),
      'transfer id': typed(() => toWireId('transfer', deep.id)),
      reference: typed(() => reference),
      'beginning of a reference': typed(() => reference.slice(0, 7)),
      'account ending': typed((turn) => someone(turn).accountEnding),
    })
  })

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
