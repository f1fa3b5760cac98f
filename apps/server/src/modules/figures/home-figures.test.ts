import type { StaffRole } from '@puente/contract'
import type {
  BusinessFiguresWire,
  DecisionFiguresWire,
  OrderEvent,
  OrderFiguresWire,
  ServiceFiguresWire,
  StaffTransferSummary,
} from '@puente/contract/staff'
import { createPool } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import type { StaffName } from '../../../test/world.ts'
import { addDays, santiagoDay } from '../corridors/index.ts'
import { countFigures } from './count-figures.ts'

let life: RunningEnvironment
let persona: Client
let today: string
const staff = {} as Record<StaffName, Client>
const names = ['soporte', 'analista', 'oficial', 'tesoreria', 'admin'] as const
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  for (const name of names) staff[name] = await life.signedIn(name)
  today = santiagoDay(life.clock.now()).day
  await deliver('us-usd', 'Rosa Ejemplo')
  await deliver('mx-mxn', 'Rosa Ejemplo')
  const rejected = await life.order(persona, { recipient: { name: 'Rosa Rechazo' } })
  await life.pay(persona, rejected.id)
  await life.reaches(persona, rejected.id, 'needs-correction')
  const cancelled = await life.order(persona)
  await persona.post(`/api/transfers/${cancelled.id}/cancellation`, {})
  await life.order(persona)
  await life.stopWork()
}, 240_000)
afterAll(async () => life?.close())

async function deliver(corridorId: string, name: string): Promise<void> {
  const { id } = await life.order(persona, { corridorId, recipient: { name } })
  await life.pay(persona, id)
  await life.reaches(persona, id, 'delivered')
}

const period = (from: string, to: string) => `from=${from}&to=${to}`
/** Until tomorrow: the test may run over midnight. */
const now = () => period(today, addDays(today, 1))
async function read<Wire>(client: Client, path: string): Promise<Wire> {
  await countFigures(life.runtime)
  return (await client.get<Wire>(path)).body
}
const orders = (query = now()) => read<OrderFiguresWire>(staff.soporte, `/api/order-figures?${query}`)

test('orders of today: by day, corridor, state and reason, with the promised times', async () => {
  const { total, days, corridors, states, reasons } = await orders()
  expect(total).toMatchObject({ ordered: 5, paid: 3, delivered: 2, returned: 1, cancelled: 1, expired: 0 })
  expect(days.reduce((sum, { ordered }) => sum + ordered, 0)).toBe(5)
  expect(corridors.map(({ corridorId, ordered, delivered }) => [corridorId, ordered, delivered])).toEqual([
    ['mx-mxn', 1, 1],
    ['us-usd', 4, 1],
  ])
  expect(states.filter(({ count }) => count > 0)).toEqual([
    { state: 'awaiting-payin', count: 1, before: 0 },
    { state: 'correcting', count: 1, before: 0 },
  ])
  expect(reasons).toEqual([{ what: 'returned', reason: 'account-closed', count: 1, before: 0 }])
  expect(total.promisedMedianMinutes).toBeGreaterThan(total.medianMinutes ?? Infinity)
})

test('a day later: the same orders stand in the period before', async () => {
  const later = period(addDays(today, 2), addDays(today, 3))
  const { total, before, states, beforeFrom, beforeTo } = await orders(later)
  const { total: then } = await orders()
  expect([beforeFrom, beforeTo]).toEqual([today, addDays(today, 1)])
  expect(total.ordered).toBe(0)
  expect(then).toMatchObject(before)
  expect(states.find(({ state }) => state === 'correcting')).toEqual({
    state: 'correcting',
    count: 1,
    before: 1,
  })
})

test('compared with the year before: the same days of that year, and the 28th for 29 February', async () => {
  const asked = async (query: string) => {
    const { beforeFrom, beforeTo } = await orders(query)
    return [beforeFrom, beforeTo]
  }
  expect(await asked('from=2026-03-01&to=2026-03-07&compare=year')).toEqual(['2025-03-01', '2025-03-07'])
  expect(await asked('from=2028-02-01&to=2028-02-29&compare=year')).toEqual(['2027-02-01', '2027-02-28'])
})

test.each([
  ['paid', 'us-usd'],
  ['delivered', undefined],
  ['delivered', 'mx-mxn'],
  ['returned', undefined],
  ['cancelled', undefined],
  ['ordered', 'us-usd'],
  ['expired', undefined],
  ['refunded', undefined],
  ['rejected', undefined],
] as const satisfies readonly (readonly [OrderEvent, string | undefined])[])(
  'the list of %s orders (%s): as many as counted',
  async (happened, corridor) => {
    const only = corridor === undefined ? '' : `&corridor=${corridor}`
    const counted = await orders(now() + (corridor === undefined ? '' : `&corridorId=${corridor}`))
    const { items } = await read<{ items: StaffTransferSummary[] }>(
      staff.soporte,
      `/api/transfers?happened=${happened}&${now()}${only}`,
    )
    expect(items.length).toBe(counted.total[happened])
    const earlier = period(addDays(today, -9), addDays(today, -1))
    const none = await staff.soporte.get<{ items: unknown[] }>(
      `/api/transfers?happened=${happened}&${earlier}${only}`,
    )
    expect(none.body.items).toEqual([])
  },
)

test.each([
  ['returned', 'account-closed', 1],
  ['returned', 'account-wrong', 0],
  ['returned', 'not-met-before', 0],
  ['rejected', 'manual', 0],
  [undefined, 'account-closed', 1],
  [undefined, 'cancelled', 0],
  ['refunded', 'cancelled', 0],
])('the list of orders %s for %s: %i of them', async (happened, reason, count) => {
  const { items } = await read<{ items: unknown[] }>(
    staff.analista,
    `/api/transfers?${happened === undefined ? '' : `happened=${happened}&`}reason=${reason}&${now()}`,
  )
  expect(items.length).toBe(count)
})

test('calls to partners, rates, lists and the replay: counted and aged', async () => {
  const { partners, rates, lists, at } = await read<ServiceFiguresWire>(
    staff.analista,
    `/api/service-figures?${now()}`,
  )
  const rails = partners.find(({ partner }) => partner === 'rails')
  expect(rails?.calls).toBeGreaterThan(2)
  expect(rails?.outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(rails?.calls)
  expect(rails?.ninthDecileMs).toBeGreaterThanOrEqual(rails?.medianMs ?? Infinity)
  expect(rates.map(({ currency }) => currency)).toEqual(['COP', 'EUR', 'MXN', 'PEN', 'USD'])
  expect(rates.every(({ isStale, asOf = '' }) => !isStale && asOf <= at)).toBe(true)
  expect(lists).toMatchObject({ since: expect.any(String) as string, lastOn: expect.any(String) as string })
  life.clock.advance(3_600_000)
  const later = await read<ServiceFiguresWire>(staff.analista, `/api/service-figures?${now()}`)
  expect(later.rates.every(({ isStale }) => isStale)).toBe(true)
})

test('decisions and checks against the lists: counted by outcome', async () => {
  const { checks, days } = await read<DecisionFiguresWire>(staff.analista, `/api/decision-figures?${now()}`)
  expect(checks.count).toBeGreaterThan(0)
  expect(days).toHaveLength(2)
})

const readers: Readonly<Record<string, readonly StaffRole[]>> = {
  '/api/business-figures': ['treasury', 'officer', 'admin'],
  '/api/order-figures': ['support', 'analyst', 'officer', 'treasury', 'admin'],
  '/api/decision-figures': ['analyst', 'officer', 'admin'],
  '/api/service-figures': ['analyst', 'officer', 'treasury', 'admin'],
}
const roleOf = {
  soporte: 'support',
  analista: 'analyst',
  oficial: 'officer',
  tesoreria: 'treasury',
  admin: 'admin',
} as const

test.each(Object.keys(readers))(
  '%s: answered to its roles, refused to others and to bad periods',
  async (path) => {
    for (const name of names) {
      const may = readers[path]?.includes(roleOf[name]) ?? false
      expect([name, (await staff[name].get(`${path}?${now()}`)).status]).toEqual([name, may ? 200 : 403])
    }
    const reversed = await staff.oficial.get<{ fields: unknown }>(`${path}?from=2026-03-02&to=2026-03-01`)
    expect([reversed.status, reversed.body.fields]).toEqual([422, [{ at: 'to', fault: 'ends-before' }]])
  },
)

test('while orders, prices, decisions, checks and calls are locked: the figures are answered without them', async () => {
  const query = `${period(addDays(today, -89), today)}&compare=year`
  const owner = createPool({ url: life.databaseUrl, max: 1 })
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query(
      `lock table transfers.transfer, transfers.event, quotes.quote, decisions.decision, screening.check,
         platform.partner_call in access exclusive mode`,
    )
    for (const path of Object.keys(readers)) {
      const answer = await staff.oficial.get<BusinessFiguresWire>(`${path}?${query}`)
      expect([path, answer.status, answer.body.to]).toEqual([path, 200, today])
    }
  } finally {
    await client.query('rollback')
    client.release()
    await owner.end()
  }
})
