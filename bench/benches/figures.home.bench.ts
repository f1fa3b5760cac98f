import { defineBench } from '../harness/bench.ts'
import { must, openApi } from '../kit/api.ts'
import {
  askNext,
  closeQuerySets,
  openQuerySets,
  querySetOf,
  timesOf,
  type Shelf,
  type Shelves,
} from '../kit/query-set.ts'
import { seedFigures } from '../kit/seed-figures.ts'
import type { Stand } from '../stand/stand.ts'

const CALLERS = 4
const DAY_MS = 86_400_000
const THREE_YEARS = { days: 1096 }
const A_MONTH = { days: 31 }
/** The lengths of the periods that are asked, in days. */
const periods = [1, 7, 30, 90]

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

async function openShelf(stand: Stand, { days }: typeof A_MONTH): Promise<Shelf> {
  const api = await openApi(stand, `figures.${days}`, { connections: CALLERS })
  try {
    await seedFigures(api.databaseUrl, days)
    const cookie = await api.signIn('officer')
    const ask = (path: string, length: number) => async () => {
      const query = `from=${dayBefore(length)}&to=${dayBefore(1)}`
      const { body } = must(200, await api.staff.get(`${path}?${query}`, cookie))
      if ((body as { countedAt?: string }).countedAt === undefined) throw new Error('nothing is counted')
    }
    const paths = ['business', 'order', 'decision', 'service']
    return querySetOf(
      api,
      Object.fromEntries(
        periods.flatMap((length) =>
          paths.map((path) => [`${path} figures of ${length} days`, ask(`/api/${path}-figures`, length)]),
        ),
      ),
    )
  } catch (error) {
    await api.end()
    throw error
  }
}

export const bench = defineBench<Shelves>({
  name: 'figures.home',
  unit: 'answers',
  about: `the figures of the home over HTTP, ${CALLERS} callers, periods of ${periods.join(', ')} days among three years of counted days`,
  callers: CALLERS,
  baseline: { name: 'the same among 31 days', run: ({ few }) => askNext(few) },
  prepare: (stand) => openQuerySets((size) => openShelf(stand, size), { few: A_MONTH, many: THREE_YEARS }),
  run: ({ many }) => askNext(many),
  verify: async (shelves) => ({ broken: [], notes: timesOf(shelves, '31 days') }),
  end: closeQuerySets,
})
