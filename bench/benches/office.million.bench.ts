import { defineBench } from '../harness/bench.ts'
import { must } from '../kit/api.ts'
import { FEW, MANY, openMillion } from '../kit/open-million.ts'
import {
  askNext,
  closeQuerySets,
  openQuerySets,
  querySetOf,
  rowsOf,
  timesOf,
  type Shelf,
  type Shelves,
} from '../kit/query-set.ts'
import type { Stand } from '../stand/stand.ts'

const CALLERS = 2
/** A million transfers in ten years. */
const FIVE_MINUTES = 300

/** The pages of the back office that staff open most, over the largest customer: all transfers are theirs. */
const openShelf = (stand: Stand, size: typeof MANY): Promise<Shelf> =>
  openMillion(
    stand,
    { name: 'office', callers: CALLERS, size, everySeconds: FIVE_MINUTES },
    async ({ api }) => {
      const officer = await api.signIn('officer')
      const list = (path: string) => () => rowsOf(api.staff.get(path, officer))
      const one = (path: string) => async () => void must(200, await api.staff.get(path, officer))
      const { items } = must(200, await api.staff.get('/api/transfers?limit=1', officer)).body as {
        items: readonly { customer: { id: string } }[]
      }
      const customer = `/api/customers/${items[0]?.customer.id ?? ''}`
      const next = async (path: string) => {
        const { body } = must(200, await api.staff.get(path, officer))
        return list(`${path}&after=${encodeURIComponent((body as { next: string }).next)}`)
      }
      return querySetOf(api, {
        'work queue': one('/api/work-queue'),
        'inbox totals': one('/api/inbox/totals'),
        'customer page': one(customer),
        'timeline, first page': list(`${customer}/timeline?limit=25`),
        'timeline, next page': await next(`${customer}/timeline?limit=25`),
        'transfers, largest first': list('/api/transfers?order=largest'),
        'transfers, next of the largest': await next('/api/transfers?order=largest'),
        'transfers of one state, oldest first': list('/api/transfers?state=refunded&order=oldest'),
        'transfers between two amounts': list('/api/transfers?least=100000&most=300000'),
      })
    },
  )

export const bench = defineBench<Shelves>({
  name: 'office.million',
  unit: 'pages',
  about: `pages of the back office in turn over HTTP, ${CALLERS} callers, a million transfers of one of 200,000 customers`,
  callers: CALLERS,
  baseline: { name: 'the same at ten thousand', run: ({ few }) => askNext(few) },
  prepare: (stand) => openQuerySets((size) => openShelf(stand, size), { few: FEW, many: MANY }),
  run: ({ many }) => askNext(many),
  verify: async (shelves) => ({ broken: [], notes: timesOf(shelves) }),
  end: closeQuerySets,
})
