import { mayCall, staffRoles, type Endpoint, type StaffRole } from '@puente/contract'
import { staffEndpoints, type TrialBalanceWire } from '@puente/contract/staff'
import readSheets from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { promisedStatus } from './authorisation.ts'
import type { SamplesByName } from './callers.ts'
import { authorisationTable } from './every-caller.ts'
import { asOwner } from './owner.ts'
import { staffNamed } from './samples/cast.ts'
import { listFiles } from './samples/list-files.ts'

const table = authorisationTable()
const endpoints: Readonly<Record<string, Endpoint>> = staffEndpoints
const role = (one: StaffRole) => ({ kind: 'staff', role: one }) as const
const readerOf = (name: string): StaffRole =>
  staffRoles.find((one) => endpoints[name] !== undefined && mayCall(endpoints[name], one)) ?? 'admin'

/** Cases whose requests create a row of the lists. */
const cases = [
  ...['getTransfer', 'getSuspense', 'getRefund', 'getReceivable', 'getReview', 'getApplication', 'getReturn'],
  ...['getCompanyFile', 'getLevelApplication', 'getNameRequest', 'getDataRequest', 'getThread', 'getBreach'],
  ...['getBankStatement', 'getBreak', 'getPayin', 'getPayout', 'getDocument', 'returnEscalation'],
  ...['proposeRestrictionEnd', 'proposeStaffChange', 'withdrawPendingItem', 'proposeCausePayment'],
] as const
/**
 * The address of a list. The trail is limited to what these tests do not do, and the trial balance has one instant, because
 * its heading names the minute.
 */
async function addressOf(list: string, asked: StaffRole): Promise<string> {
  const samples: SamplesByName = table.samples.staff
  const { path } = (await samples[list]?.(role(asked))) ?? { path: '' }
  if (list === 'getTrialBalance') return `${path}?at=${table.cast.life.clock.now().toISOString()}`
  return list === 'listAuditEntries' ? `${path}?action=signIn` : path
}

const fileAt = (address: string, format: string): string => {
  const [path = '', query] = address.split('?')
  return `${path}/export?${query === undefined ? '' : `${query}&`}format=${format}`
}

async function fetched(address: string, asked: StaffRole): Promise<Response> {
  const { as, life } = table.cast
  return fetch(new URL(address, life.listeners.staff), {
    headers: { cookie: as(staffNamed[asked]).cookie ?? '' },
  })
}

/** The cells of a CSV file. */
const cellsOf = (file: string): string[][] =>
  file
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain = '']) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    )

/** Every row of a list, by its pages. */
async function pagesOf<Row>(address: string, asked: StaffRole): Promise<Row[]> {
  const client = table.cast.as(staffNamed[asked])
  const joint = address.includes('?') ? '&' : '?'
  const rows: Row[] = []
  let after = ''
  do {
    const { status, body } = await client.get<{ items: Row[]; next?: string }>(
      `${address}${joint}limit=2${after}`,
    )
    expect(status).toBe(200)
    rows.push(...body.items)
    after = body.next === undefined ? '' : `&after=${encodeURIComponent(body.next)}`
  } while (after !== '')
  return rows
}

/** The number of rows of a list. The trial balance has no pages. */
async function countOf(list: string, address: string, asked: StaffRole): Promise<number> {
  if (list !== 'getTrialBalance') return (await pagesOf(address, asked)).length
  const { body } = await table.cast.as(staffNamed[asked]).get<TrialBalanceWire>(address)
  return body.accounts.length
}

/**
 * Both files of a list, and its number of rows. They are read again when rows were added between the reads, because
 * the worker records rates.
 */
async function filesOf(
  list: string,
  address: string,
  asked: StaffRole,
  readings = 3,
): Promise<{ readonly csv: Response; readonly xlsx: Response; readonly shown: number }> {
  const before = await countOf(list, address, asked)
  const csv = await fetched(fileAt(address, 'csv'), asked)
  const xlsx = await fetched(fileAt(address, 'xlsx'), asked)
  const shown = await countOf(list, address, asked)
  return shown === before || readings === 1
    ? { csv, xlsx, shown }
    : filesOf(list, address, asked, readings - 1)
}

/** A cell of a workbook as the same cell stands in the CSV file. */
function textOf(cell: unknown, inCsv: string): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) {
    // A workbook stores a fraction of a day, which is not exact to the millisecond.
    const [day = '', time = ''] = new Date(cell.getTime() + 30_000).toISOString().split('T')
    return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`
  }
  if (typeof cell === 'number')
    return Number(inCsv.replace(',', '.')) === cell ? inCsv : `not ${inCsv}: ${cell}`
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell)
  return inCsv.startsWith("'") ? `'${text}` : text
}

const codes = /^[a-z]+(-[a-z]+)*$/
/** Columns of partners' own words, of the trail's names, and of the codes of accounts. */
const withCodes = new Set([
  'Código',
  'Red',
  'Respuesta',
  'Qué',
  'Resultado',
  'Datos',
  'Quién',
  'Id del banco',
  'Movimiento',
])

const exported = listFiles('export').map((one) => [one.name, one] as const)

test('cases of every kind: every list has rows to export', async () => {
  const samples: SamplesByName = table.samples.staff
  for (const name of cases) await samples[name]?.(role(readerOf(name)))
  await table.samples.waiting.review(role('analyst'))
  const counts = new Map<string, number>()
  for (const [name, { list }] of exported) {
    const asked = readerOf(name)
    counts.set(list, await countOf(list, await addressOf(list, asked), asked))
  }
  expect(counts.size).toBeGreaterThan(30)
  expect([...counts].filter(([, count]) => count === 0)).toEqual([])
}, 300_000)

describe.each(exported)('%s', (name, { endpoint, list }) => {
  const asked = readerOf(name)

  test('both formats: the headings and rows of the list, numbers as numbers, no codes', async () => {
    const address = await addressOf(list, asked)
    const { csv, xlsx, shown } = await filesOf(list, address, asked)
    const [headings = [], ...rows] = cellsOf(await csv.text())
    const [sheet] = await readSheets(Buffer.from(await xlsx.arrayBuffer()))
    const [inBook = [], ...book] = sheet?.data ?? []
    expect(csv.headers.get('content-disposition')).toMatch(
      /filename="[a-z-]+-\d{4}-\d\d(-\d\d(-\d{4})?)?\.csv"$/,
    )
    expect(xlsx.headers.get('content-disposition')).toMatch(
      /filename="[a-z-]+-\d{4}-\d\d(-\d\d(-\d{4})?)?\.xlsx"$/,
    )
    expect(inBook).toEqual(headings)
    expect(new Set(headings).size).toBe(headings.length)
    expect(rows.length).toBe(shown)
    const text = (row: readonly unknown[], at: number) =>
      headings.map((_heading, nth) => textOf(row[nth], rows[at]?.[nth] ?? ''))
    expect(book.map(text)).toEqual(rows)
    const coded = rows.flatMap((row) =>
      row.filter((cell, nth) => codes.test(cell) && !withCodes.has(headings[nth] ?? '')),
    )
    expect(coded).toEqual([])
  })

  test('without a format: a CSV file', async () => {
    const { headers } = await fetched(
      fileAt(await addressOf(list, asked), 'csv').replace(/.format=csv$/, ''),
      asked,
    )
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  })

  test('a role without the right: refused; every download is in the audit trail', async () => {
    const address = fileAt(await addressOf(list, asked), 'xlsx')
    const action = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const recorded = async () =>
      asOwner<{ actor: string; facts: { format: string } }>(
        table.cast.life,
        `select actor, facts from platform.audit where action = $1 and outcome = 'done'`,
        [action],
      )
    const before = (await recorded()).length
    const statuses = await Promise.all(staffRoles.map(async (one) => (await fetched(address, one)).status))
    expect(statuses).toEqual(staffRoles.map((one) => promisedStatus(endpoint, role(one))))
    const after = await recorded()
    expect(after.length - before).toBe(statuses.filter((status) => status === 200).length)
    expect(after.filter(({ facts }) => facts.format === 'xlsx').length).toBeGreaterThan(0)
  })
})

interface Money {
  readonly amount: string
  readonly currency: string
}

/** The amount of a row that the totals of each list sum. */
const summed: Readonly<Record<string, string>> = {
  getTransferTotals: 'send',
  getPayinTotals: 'amount',
  getPayoutTotals: 'amount',
  getRefundTotals: 'amount',
  getSuspenseTotals: 'amount',
  getReceivableTotals: 'outstanding',
}

test('totals of lists of money: the number of rows and the sums of their pages', async () => {
  const found = listFiles('totals').filter(({ name }) => name in summed)
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(summed).toSorted())
  for (const { name, list } of found) {
    const asked = readerOf(name)
    const address = await addressOf(list, asked)
    const rows = await pagesOf<Readonly<Record<string, Money>>>(address, asked)
    const byCurrency = Map.groupBy(
      rows.flatMap((row) => row[summed[name] ?? ''] ?? []),
      ({ currency }) => currency,
    )
    const sums = [...byCurrency].map(([currency, all]) => ({
      amount: String(all.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
      currency,
    }))
    const { body } = await table.cast.as(staffNamed[asked]).get(`${address}/totals`)
    expect(body, name).toEqual({
      count: rows.length,
      isMore: false,
      sums: sums.toSorted((one, other) => (one.currency < other.currency ? -1 : 1)),
    })
    expect(rows.length, name).toBeGreaterThan(0)
  }
})
