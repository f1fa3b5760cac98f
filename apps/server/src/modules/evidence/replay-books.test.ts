import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { appUrlOf } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bankRef,
  clearingRef,
  openChained,
  testKeys,
  type ChainedDatabase,
} from '../../../test/chained-database.ts'
import { registry } from '../../platform/telemetry/metrics.ts'
import { book } from '../books/index.ts'
import { countReplay, currentKey, publicKeyOf, evidenceJobs } from './index.ts'

const DAY_MS = 24 * 3_600_000
const command = path.resolve(import.meta.dirname, '../../ledger.ts')

let books: ChainedDatabase
beforeAll(async () => {
  books = await openChained()
  await books.pay(10n)
  await books.note('seen')
  await books.addBlocks()
})
afterAll(() => books?.close())

const round = (name: string) =>
  evidenceJobs(testKeys, appUrlOf(books.url))
    .find((job) => job.name === name)
    ?.round(books.runtime)

const replays = async () =>
  (
    await books.owner.query<{ faults: number; first: string | null }>(
      'select faults, first from evidence.verification order by began_at, id',
    )
  ).rows

test('each night: one replay; its faults are alarms, stored and counted', async () => {
  await round('evidence.replay')
  await round('evidence.replay')
  expect(await replays()).toEqual([{ faults: 0, first: null }])
  await books.tamper(`update platform.audit set action = 'unseen' where action = 'seen'`)
  books.clock.advance(DAY_MS)
  await round('evidence.replay')
  await books.tamper(`update platform.audit set action = 'seen' where action = 'unseen'`)
  expect((await replays()).at(-1)).toEqual({
    faults: 1,
    first: expect.stringMatching(/^chained-audit: .*"what":"changed"/),
  })
  const { rows } = await books.owner.query(
    `select facts ->> 'check' as check from platform.audit where action = 'books-wrong'`,
  )
  expect(rows).toEqual([{ check: 'chained-audit' }])
  await countReplay(books.runtime)
  expect(await registry.metrics()).toMatch(/puente_books_wrong 1\n/)
  books.clock.advance(DAY_MS)
  await round('evidence.replay')
  await countReplay(books.runtime)
  expect(await registry.metrics()).toMatch(/puente_books_wrong 0\n/)
})

test('a journal that the ledger refuses: its audit line stays although its work is rolled back', async () => {
  const subject = '00000000-0000-7000-8000-000000000077'
  const unknown = { ...clearingRef, currency: 'XXX' }
  const legs = [{ debit: { ...bankRef, currency: 'XXX' }, credit: unknown, amountMinor: 1n, currency: 'XXX' }]
  const booking = books.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    book(work, [{ id: work.id(), kind: 'impossible', subject, legs }]),
  )
  await expect(booking).rejects.toThrow('was not booked')
  const { rows } = await books.owner.query(
    `select outcome, subject, facts ->> 'kind' as kind from platform.audit where action = 'book'`,
  )
  expect(rows).toEqual([{ outcome: 'refused:unknown-account', subject, kind: 'impossible' }])
})

test('the command: verifies, writes roots and proofs, and prints the public key', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-ledger-'))
  const asked = async (...args: string[]) => {
    const ring = (keys: typeof testKeys.evidenceKeys) =>
      keys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',')
    const child = spawn(process.execPath, [command, ...args], {
      env: {
        DATABASE_URL: books.url,
        SEAL_KEYS: ring(testKeys.evidenceKeys),
        ROOT_KEYS: ring(testKeys.rootKeys),
        LOG_LEVEL: 'error',
      },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, said }
  }
  const journal = await books.pay(77n)
  await books.addBlocks()
  const [whole, proven, key, none, unknown, unreadable] = await Promise.all([
    asked('verify'),
    asked('proof', journal.id, path.join(folder, 'proof.json')),
    asked('key'),
    asked('root', '2001-01-01'),
    asked('nonsense'),
    asked('proof', 'nonsense'),
  ])
  expect(whole).toMatchObject({
    code: 0,
    said: expect.stringMatching(/chained-audit[^]*whole, and recorded up to block \d/),
  })
  expect(proven.code).toBe(0)
  const proof = JSON.parse(readFileSync(path.join(folder, 'proof.json'), 'utf8')) as { entries: unknown[] }
  expect(proof.entries).toHaveLength(1)
  expect(key.said.trim()).toBe(publicKeyOf(currentKey(testKeys.rootKeys)))
  expect([none.code, unknown.code, unreadable.code]).toEqual([1, 2, 1])
  rmSync(folder, { recursive: true, force: true })
})
