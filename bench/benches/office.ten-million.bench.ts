import { toWireId } from '@puente/contract'
import { defineBench } from '../harness/bench.ts'
import { must } from '../kit/api.ts'
import { FEW, openMillion, type MANY } from '../kit/open-million.ts'
import {
  askNext,
  closeQuerySets,
  openQuerySets,
  p99Of,
  querySetOf,
  rowsOf,
  timesOf,
  type Shelf,
  type Shelves,
} from '../kit/query-set.ts'
import { seedFigures } from '../kit/seed-figures.ts'
import type { Stand } from '../stand/stand.ts'

const CALLERS = 2
const DAY_MS = 86_400_000
const THREE_YEARS_IN_DAYS = 1096
/** Ten million transfers in about ten years. */
const HALF_A_MINUTE = 30
/** The largest customer has every tenth transfer. */
const ONE_IN = 10

/** Millions of transfers: ten, or as many as fit on the machine. Each million needs some 2 GB and two minutes. */
const millions = Number(process.env['BENCH_MILLIONS'] ?? '10')
const size = { transfers: millions * 1_000_000, customers: millions * 100_000 }

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Of each kind of file: as many cases as wait for staff at a large operator, some four thousand. */
const MOST_WAITING = 1000

/** What staff wait for most: inbox, page and timeline of the largest customer, lists and dashboards. */
const openShelf = (stand: Stand, opened: typeof MANY): Promise<Shelf> =>
  openMillion(
    stand,
    {
      name: 'ten',
      callers: CALLERS,
      size: opened,
      everySeconds: HALF_A_MINUTE,
      oneIn: ONE_IN,
      withoutLedger: true,
      waiting: Math.min(MOST_WAITING, opened.customers / 20),
    },
    async ({ api, orderer }) => {
      await seedFigures(api.databaseUrl, THREE_YEARS_IN_DAYS)
      const officer = await api.signIn('officer')
      const list = (path: string) => () => rowsOf(api.staff.get(path, officer))
      const one = (path: string) => async () => void must(200, await api.staff.get(path, officer))
      // All transfers are copies of the one that this customer ordered, and every tenth is theirs.
      const customer = `/api/customers/${toWireId('customer', orderer.customerId)}`
      const next = async (path: string) => {
        const { body } = must(200, await api.staff.get(path, officer))
        return list(`${path}&after=${encodeURIComponent((body as { next: string }).next)}`)
      }
      const others = async () => {
        const { items } = must(200, await api.staff.get('/api/customers?limit=25', officer)).body as {
          items: readonly { id: string }[]
        }
        let turn = 0
        return async () =>
          void must(200, await api.staff.get(`/api/customers/${items[turn++ % items.length]?.id}`, officer))
      }
      const figures = (path: string) => one(`/api/${path}-figures?from=${dayBefore(90)}&to=${dayBefore(1)}`)
      return querySetOf(api, {
        'work queue': one('/api/work-queue'),
        inbox: one('/api/inbox'),
        'inbox totals': one('/api/inbox/totals'),
        'page of the largest customer': one(customer),
        'timeline, first page': list(`${customer}/timeline?limit=25`),
        'timeline, next page': await next(`${customer}/timeline?limit=25`),
        'customers, newest first': list('/api/customers'),
        'pages of other customers': await others(),
        'transfers, newest first': list('/api/transfers'),
        'transfers, largest first': list('/api/transfers?order=largest'),
        'transfers of one state, oldest first': list('/api/transfers?state=refunded&order=oldest'),
        'business figures of 90 days': figures('business'),
        'order figures of 90 days': figures('order'),
        'decision figures of 90 days': figures('decision'),
        'service figures of 90 days': figures('service'),
      })
    },
  )

export const bench = defineBench<Shelves>({
  name: 'office.ten-million',
  unit: 'pages',
  about: `pages of the back office in turn over HTTP, ${CALLERS} callers, ${millions} million transfers of ${size.customers} customers, every tenth of the largest`,
  callers: CALLERS,
  takesMinutes: 40,
  pace: { measureMs: 15_000 },
  baseline: { name: 'the same at ten thousand', run: ({ few }) => askNext(few) },
  prepare: (stand) => openQuerySets((one) => openShelf(stand, one), { few: FEW, many: size }),
  run: ({ many }) => askNext(many),
  verify: async (shelves) => ({ broken: [], notes: timesOf(shelves), p99MsOf: p99Of(shelves.many) }),
  end: closeQuerySets,
})
