import type { TrialBalanceWire } from '@puente/contract/staff'
import readSheets from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { derivedId } from '../../platform/ids.ts'
import { account, book, move } from './index.ts'

const DAY_MS = 86_400_000

let life: RunningEnvironment
let treasury: Client
let now: number
beforeAll(async () => {
  life = await startEnvironment()
  treasury = await life.signedIn('tesoreria')
  now = life.runtime.clock.now().getTime()
  // Recorded now: capital of three days ago.
  await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    book(work, [
      {
        id: derivedId('late-capital', 'test'),
        kind: 'capital-contribution',
        subject: derivedId('late-capital-subject', 'test'),
        effectiveAt: new Date(now - 3 * DAY_MS),
        legs: move(account('operator-bank', 'CLP'), account('operator-capital', 'CLP'), 7_654_321n),
      },
    ]),
  )
}, 60_000)
afterAll(async () => life?.close())

const queryOf = (daysAgo: number, by?: string) =>
  `at=${new Date(now - daysAgo * DAY_MS).toISOString()}${by === undefined ? '' : `&by=${by}`}`
async function capitalAt(daysAgo: number, by?: string) {
  const { body } = await treasury.get<TrialBalanceWire>(`/api/trial-balance?${queryOf(daysAgo, by)}`)
  expect(body.currencies.every(({ difference }) => difference === '0')).toBe(true)
  return [body.by, body.accounts.find(({ code }) => code === 'operator-capital')?.credits ?? '0']
}
async function exported(query: string) {
  const url = new URL(`/api/trial-balance/export?${query}`, treasury.url)
  const response = await fetch(url, { headers: { cookie: treasury.cookie ?? '' } })
  return {
    name: response.headers.get('content-disposition') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

test('capital of three days ago, recorded today: in the past balance by effective day only', async () => {
  expect(await capitalAt(2)).toEqual(['recorded', '0'])
  expect(await capitalAt(2, 'recorded')).toEqual(['recorded', '0'])
  expect(await capitalAt(2, 'effective')).toEqual(['effective', '7654321'])
  expect(await capitalAt(4, 'effective')).toEqual(['effective', '0'])
  const today = (await treasury.get<TrialBalanceWire>('/api/trial-balance?by=effective')).body
  expect(today.accounts.find(({ code }) => code === 'operator-capital')?.credits).toBe('7654321')
  expect((await treasury.get('/api/trial-balance?by=week')).status).toBe(422)
})

test('the file: its name and heading state the instant and the basis, its figures are those of the screen', async () => {
  const csv = await exported(queryOf(2, 'effective'))
  expect(csv.name).toMatch(/balance-de-comprobacion-por-dia-de-vigencia-\d{4}-\d\d-\d\d-\d{4}[.]csv/)
  const [headings = [], ...rows] = csv.bytes
    .toString('utf8')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  expect(headings[0]).toMatch(/^Cuenta, al \d\d\/\d\d\/\d{4} \d\d:\d\d, por día de vigencia$/)
  const of = (code: string) => rows.find((row) => row[1] === code)
  expect(of('operator-capital')?.slice(2)).toEqual(['CLP', '1', '0', '7654321', '0', '0'])
  expect(of('operator-bank')?.slice(2)).toEqual(['CLP', '1', '7654321', '0', '0', '0'])
  const [sheet] = await readSheets((await exported(`${queryOf(2, 'effective')}&format=xlsx`)).bytes)
  expect(sheet?.data.map((row) => row.length)).toEqual([headings, ...rows].map((row) => row.length))
  const recorded = await exported(queryOf(2))
  expect(recorded.name).toContain('por-dia-de-registro')
  expect(recorded.bytes.toString('utf8')).not.toContain('7654321')
})
