/* long: one database of 50,000 transfers for every list, file and total of them */
import http from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql, type Sql } from '@puente/postgres'
import { fromWireId, moneyOrders, type MoneyOrder } from '@puente/contract'
import type { RecipientWire, TransferSummaryWire } from '@puente/contract/customer'
import type { ListTotals } from '@puente/contract/staff'
import readSheets from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { Client } from '../../../../../test/client.ts'
import { asOwner } from '../../../../../test/owner.ts'
import { seedTransfers } from '../../../../../test/seed-transfers.ts'
import { createEnvironment, type TestEnvironment } from '../../../../../test/world.ts'
import type { Key } from '../../../../platform/lists/cursor.ts'
import {
  customerListStatement,
  staffListStatement,
  transferOrders,
  type StaffFilter,
} from './transfer-lists.store.ts'
import { filterFrom, type FilterRequest } from './transfer-filter.ts'

const COUNT = 50_000
const MINUTE_MS = 60_000

let world: TestEnvironment
let persona: Client
const nobody = '01900000-0000-7000-8000-000000000000'
let customerId: string
let recipientId: string
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  persona = await world.signedIn('persona')
  const session = await persona.get<{ actingAs: { id: string } }>('/api/session')
  customerId = fromWireId('customer', session.body.actingAs.id) ?? ''
  const recipients = await persona.get<{ items: RecipientWire[] }>('/api/recipients')
  recipientId = recipients.body.items[0]?.id ?? ''
  await seedTransfers(world, {
    customerId,
    recipientId: fromWireId('recipient', recipientId) ?? '',
    count: COUNT,
    beneficiaryName: '=HYPERLINK("http://malo.test";"Rosa")',
  })
}, 300_000)
afterAll(async () => world?.close())

interface Listed {
  readonly items: TransferSummaryWire[]
  readonly next?: string
}
const list = (query: string) => persona.get<Listed>(`/api/transfers?${query}`)

/** Reads the pages of a list, up to a number of transfers. */
async function walk(query: string, most: number): Promise<TransferSummaryWire[]> {
  const found: TransferSummaryWire[] = []
  for (let after = ''; found.length < most;) {
    const { body } = await list(`${query}&limit=40${after === '' ? '' : `&after=${after}`}`)
    found.push(...body.items)
    if (body.next === undefined) break
    after = body.next
  }
  return found
}

describe('a customer’s list', () => {
  it('newest first, each transfer once, over pages', async () => {
    const found = await walk('', 200)
    expect(found).toHaveLength(200)
    expect(new Set(found.map(({ id }) => id)).size).toBe(200)
    expect(found.map(({ createdAt }) => createdAt)).toEqual(
      found.map(({ createdAt }) => createdAt).toSorted((one, other) => (one < other ? 1 : -1)),
    )
  })

  it('exactly the transfers that the filter matches', async () => {
    const refunded = await walk('states=refunded', 1000)
    expect(refunded).toHaveLength(COUNT / 1000)
    expect(new Set(refunded.map(({ state }) => state))).toEqual(new Set(['refunded']))
    const two = await walk('states=refunded,cancelled,expired', 1000)
    expect(two).toHaveLength((2 * COUNT) / 1000)
    expect(two.map(({ createdAt }) => createdAt)).toEqual(
      two.map(({ createdAt }) => createdAt).toSorted((one, other) => (one < other ? 1 : -1)),
    )
    expect(await walk('search=123.457', 1000)).toHaveLength(COUNT / 500)
    expect(await walk('search=$123457&states=refunded', 1000)).toHaveLength(COUNT / 1000)
    expect((await list('search=207,54')).body.items).toHaveLength(25)
    expect((await list('search=207')).body.items).toEqual([])
    expect((await list('search=Rosa')).body.items).toEqual([])
    expect((await list(`recipientId=${recipientId}`)).body.items).toHaveLength(25)
    expect((await list(`recipientId=rcp_${'0'.repeat(32)}`)).body.items).toEqual([])
  })

  it('a reference in any case: found', async () => {
    const { rows } = await world.pool.query<{ reference: string; id: string }>(
      'select reference, id from transfers.transfer limit 1',
    )
    const { reference = '', id = '' } = rows[0] ?? {}
    const found = (await list(`search=${reference.toLowerCase()}`)).body.items
    expect(found.map((item) => fromWireId('transfer', item.id))).toEqual([id])
  })

  it('a period: begins and ends with the day in Santiago', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' })
    const shown = day.format(Date.now() - 3 * 24 * 60 * MINUTE_MS)
    const found = await walk(`from=${shown}&to=${shown}`, 5000)
    expect(found.length).toBeGreaterThan(22 * 60)
    expect(new Set(found.map(({ createdAt }) => day.format(new Date(createdAt))))).toEqual(new Set([shown]))
  }, 300_000)

  test.each([
    ['after=nonsense', 'after'],
    ['from=2026-02-31', 'from'],
    ['from=2026-13-01&to=hoy', 'to'],
    ['states=delivered,rich', 'states'],
    ['recipientId=trf_1', 'recipientId'],
  ])('%s: refused at %s', async (query, at) => {
    const answer = await list(query)
    expect([answer.status, answer.body.code]).toEqual([422, 'fields-wrong'])
    expect(answer.body.fields?.map((field) => field.at)).toContain(at)
  })

  it('the cursor of another list: refused', async () => {
    const staff = await world.signedIn('soporte')
    const { body } = await staff.get<Listed>('/api/transfers')
    expect((await staff.get(`/api/transfers?after=${body.next}`)).status).toBe(200)
    expect((await list(`after=${body.next}`)).status).toBe(422)
  })
})

interface Step {
  readonly 'Node Type': string
  readonly 'Plan Rows': number
  readonly Plans?: readonly Step[]
}
const stepsOf = (plan: Step): Step[] => [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]

/** Plan steps that read or sort more than a few pages; a few rows of a rare state may be sorted. */
const slow = (steps: readonly Step[]) =>
  steps
    .filter(
      ({ 'Node Type': name, 'Plan Rows': rows }) =>
        /Seq Scan|Bitmap|Hash|Aggregate/.test(name) || (/Sort/.test(name) && rows > 200),
    )
    .map(({ 'Node Type': name }) => name)

describe('a page of a customer with very many transfers: read from an index in its order', () => {
  test.each<[string, FilterRequest]>([
    ['all', {}],
    ['one state', { states: 'delivered' }],
    ['several states', { states: 'refunded,checking,waiting-for-payment' }],
    ['a state that hides several', { states: 'converting,stopped' }],
    ['days', { from: '2026-01-01', to: '2030-01-01' }],
    ['an amount', { search: '123.457' }],
    ['an amount and states', { search: '200000', states: 'delivered,refunded' }],
    ['a reference', { search: 'PU23456789' }],
  ])('%s', async (_name, asked) => {
    const filter = filterFrom(customerId, asked)
    if ('refused' in filter) throw new Error('the filter is wrong')
    await readByIndex((after) => customerListStatement(filter, after, 26))
  })

  test.each<[string, StaffFilter]>([
    ['all of staff', {}],
    ['a state, for staff', { state: 'delivered' }],
    ['a customer, for staff', { customerId: nobody }],
    ['a customer in one state, for staff', { customerId: nobody, state: 'expired' }],
    ['what counts in a window, for staff', { customerId: nobody, countingSince: new Date('2026-01-01') }],
  ])('%s', async (_name, filter) => readByIndex((after) => staffListStatement(filter, after, 26)))

  test.each(moneyOrders)('all of staff in the order %s', async (order) =>
    readByIndex(
      (after) => staffListStatement({}, after, 26, transferOrders[order]),
      order === 'newest' || order === 'oldest' ? new Date().toISOString() : '200000',
    ),
  )
})

const orderedBy: Readonly<Record<MoneyOrder, Sql>> = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  largest: sql`send_minor desc, id desc`,
  smallest: sql`send_minor, id`,
}

test.each(moneyOrders)(
  'pages of staff in the order %s: every transfer between two amounts once',
  async (order) => {
    const tesoreria = await world.signedIn('tesoreria')
    const seen: (string | undefined)[] = []
    for (let after = ''; seen.length < 160;) {
      const { body } = await tesoreria.get<Listed>(
        `/api/transfers?state=delivered&least=100000&most=300000&limit=40&order=${order}${after}`,
      )
      seen.push(...body.items.map(({ id }) => fromWireId('transfer', id)))
      after = `&after=${body.next ?? ''}`
    }
    const expected = await world.runtime.work({ kind: 'anyone' }, ({ tx }) =>
      tx.many<{ id: string }>(sql`
      select id from transfers.transfer
      where state = 'delivered' and send_minor between 100000 and 300000 order by ${orderedBy[order]} limit 160`),
    )
    expect(expected.length).toBe(160)
    expect(seen).toEqual(expected.map(({ id }) => id))
  },
)

/** The first page and a later one are read from an index. */
async function readByIndex(
  statement: (after: Key | undefined) => Sql,
  position = new Date().toISOString(),
): Promise<void> {
  for (const after of [undefined, [position, customerId]]) {
    const plan = await world.runtime.work({ kind: 'anyone' }, ({ tx }) =>
      tx.one<{ 'QUERY PLAN': { Plan: Step }[] }>(sql`explain (format json) ${statement(after)}`),
    )
    const [root] = plan['QUERY PLAN']
    if (root === undefined) throw new Error('no plan')
    const steps = stepsOf(root.Plan)
    expect(slow(steps)).toEqual([])
    expect(
      steps.some(({ 'Node Type': name }) => name.startsWith('Index')),
      'an index',
    ).toBe(true)
  }
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** Bytes in use after a garbage collection. */
function liveBytes(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

describe('the export', () => {
  const get = (query = '') =>
    fetch(new URL(`/api/transfers/export?format=csv${query}`, world.listeners.customer), {
      headers: { cookie: persona.cookie ?? '' },
    })

  it('every transfer once, within a memory limit, while other requests are answered', async () => {
    const before = liveBytes()
    let [peakBytes, turns] = [0, 0]
    const watch = setInterval(() => (turns += 1), 5)
    const response = await get()
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="envios-[0-9-]{10}[.]csv"$/,
    )
    let [lines, first, bytes] = [0, '', 0]
    const seen = new Set<string>()
    let rest = ''
    for await (const piece of response.body?.pipeThrough(
      new TextDecoderStream('utf-8', { ignoreBOM: true }),
    ) ?? []) {
      if (Math.floor(bytes / 1_000_000) < Math.floor((bytes + piece.length) / 1_000_000))
        peakBytes = Math.max(peakBytes, liveBytes() - before)
      bytes += piece.length
      const parts = (rest + piece).split('\r\n')
      rest = parts.pop() ?? ''
      for (const line of parts) {
        if (lines === 0) first = line
        else seen.add(line.split(';')[1] ?? '')
        lines += 1
      }
    }
    clearInterval(watch)
    expect(first).toBe(
      '\uFEFFFecha y hora;Referencia;Estado;Destinatario;País;Cuenta terminada en;Enviaste (CLP);' +
        'Comisión neta (CLP);IVA de la comisión (CLP);Diferencia con el mercado (CLP);Costo total (CLP);Recibe;Moneda;' +
        'Tipo de cambio (CLP por unidad);Tipo de cambio de mercado (CLP por unidad)',
    )
    expect([lines, seen.size]).toEqual([COUNT + 1, COUNT])
    expect(bytes).toBeGreaterThan(5_000_000)
    expect(peakBytes / 2 ** 20, 'MiB alive').toBeLessThan(40)
    expect(turns, 'turns of the event loop').toBeGreaterThan(COUNT / 250 / 2)
  }, 300_000)

  it('exact amounts, and harmless formulas', async () => {
    const text = await (await get('&states=refunded')).text()
    const [, line = ''] = text.split('\r\n')
    expect(line).toContain(`;"'=HYPERLINK(""http://malo.test"";""Rosa"")";Estados Unidos;6789;123457;`)
    expect(line).toMatch(/;207,54;USD;[0-9]+,[0-9]+;[0-9]+,[0-9]+$/)
    expect(text.trimEnd().split('\r\n')).toHaveLength(COUNT / 1000 + 1)
    expect(text).not.toContain('000123456789')
  })

  it('a slow reader: no open transaction; one who leaves: the export stops', async () => {
    const asked = http.get(new URL('/api/transfers/export?format=csv', world.listeners.customer), {
      headers: { cookie: persona.cookie ?? '' },
    })
    const response = await new Promise<http.IncomingMessage>((resolve) => asked.once('response', resolve))
    response.on('error', () => undefined)
    await new Promise((resolve) => response.once('readable', resolve))
    const statements = async () =>
      asOwner<{ state: string; at: Date }>(
        world,
        `select state, query_start as at from pg_stat_activity
         where datname = current_database() and application_name = 'puente' order by query_start`,
      )
    let before = await statements()
    // Once its buffers are full, it sends no more queries.
    await vi.waitFor(
      async () => {
        const now = await statements()
        const last = before
        before = now
        expect(now).toEqual(last)
        expect(new Set(now.map(({ state }) => state))).toEqual(new Set(['idle']))
      },
      { timeout: 60_000, interval: 300 },
    )
    expect(before.length).toBeGreaterThan(0)
    response.destroy()
    expect((await list('')).status).toBe(200)
  })

  it('a filter that the list refuses: a problem response and no file', async () => {
    const answer = await get('&from=2026-02-31')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
  })
})

it('staff’s list: latest order first, whatever the ids', async () => {
  // The clock was moved: ids follow the real clock, orders the other one.
  await asOwner(
    world,
    `update transfers.transfer set created_at = created_at - interval '65 minutes'
     where id in (select id from transfers.transfer order by created_at desc limit 3)`,
  )
  const staff = await world.signedIn('soporte')
  const found: TransferSummaryWire[] = []
  let next = ''
  while (found.length < 120) {
    const page = await staff.get<Listed>(`/api/transfers?limit=30${next}`)
    found.push(...page.body.items)
    next = `&after=${page.body.next}`
  }
  const moments = found.map(({ createdAt }) => createdAt)
  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
})

describe('staff’s list of more transfers than totals count', () => {
  it('totals: up to 10,000, without a sum', async () => {
    const staff = await world.signedIn('soporte')
    expect((await staff.get('/api/transfers/totals')).body).toEqual({ count: 10_000, isMore: true, sums: [] })
    const refunded = (await staff.get<ListTotals>('/api/transfers/totals?state=refunded')).body
    expect([refunded.count, refunded.isMore, refunded.sums.length]).toEqual([COUNT / 1000, false, 1])
  })

  it('the workbook: every row, harmless formulas, within a memory limit', async () => {
    const before = liveBytes()
    const { cookie = '' } = await world.signedIn('oficial')
    const response = await fetch(new URL('/api/transfers/export?format=xlsx', world.listeners.staff), {
      headers: { cookie },
    })
    let [peakBytes, bytes, seenAt] = [0, 0, 0]
    const pieces: Uint8Array[] = []
    for await (const piece of response.body ?? []) {
      bytes += piece.byteLength
      pieces.push(piece)
      if (bytes - seenAt < 300_000) continue
      seenAt = bytes
      peakBytes = Math.max(peakBytes, liveBytes() - before - bytes)
    }
    expect(peakBytes / 2 ** 20, 'MiB alive besides what was received').toBeLessThan(20)
    const [sheet] = await readSheets(Buffer.concat(pieces))
    expect(sheet?.data).toHaveLength(COUNT + 1)
    expect(sheet?.data[1]?.slice(3, 6)).toEqual([
      'Persona Demo',
      '=HYPERLINK("http://malo.test";"Rosa")',
      'Estados Unidos',
    ])
    expect(typeof sheet?.data[1]?.[6]).toBe('number')
  }, 300_000)
})
