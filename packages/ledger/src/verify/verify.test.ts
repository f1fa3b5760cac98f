import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePeriods, foldBalances, snapshotsOf, verify, type AccountRef, type Since } from '../index.ts'
import { corruptions } from '../test-corruptions.ts'
import { idOf, journal, move, openFor, endWhole, startBooks, tamper, type TestBooks } from '../test-kit.ts'
import { checks } from './verify-checks.store.ts'

let books: TestBooks
let newest: readonly [bank: AccountRef, client: AccountRef]
beforeAll(async () => {
  books = await startBooks()
  const { bank, client, fees, vault } = await openFor(books, 'verify')
  newest = [bank, client]
  const [posted, voided, open] = [idOf('posted'), idOf('voided'), idOf('open')]
  const timeoutAt = new Date(books.now.getTime() + 1e6)
  await books.post(
    journal([move(bank, client, 1000n), move(vault, fees, 50n)]),
    journal([
      { ...move(client, fees, 300n), pending: posted },
      { ...move(client, fees, 200n), pending: voided, timeoutAt },
      { ...move(client, fees, 100n), pending: open, timeoutAt },
    ]),
    journal([{ post: posted, amountMinor: 250n }, { void: voided }]),
  )
  await books.work((work) => foldBalances(work))
  await books.work((work) =>
    closePeriods(work, new Date('2026-01-01T00:00:00Z'), { actor: 'ana', reason: 'the year is over' }),
  )
  // The last ones are not folded.
  await books.post(journal([move(bank, client, 7n)]), journal([move(client, fees, 3n)]))
}, 60_000)
afterAll(() => endWhole(books))

const faults = (since?: Since) => verify(snapshotsOf(books.app), { since })
test('posted books: no faults; the list of corruptions: covers every check', async () => {
  expect(await faults()).toEqual([])
  expect(new Set(corruptions.flatMap((corrupted) => corrupted.checks))).toEqual(
    new Set(checks.map(({ check }) => check)),
  )
})

describe.each(corruptions)('$name', ({ corruption, checks: named, first, onlyWhole }) => {
  test(`is caught by ${named.join(', ')}`, async () => {
    const { found, foundSince } = await corrupted(corruption)
    expect(found.map((fault) => fault.check)).toEqual(named)
    expect(found.every((fault) => fault.wrongRows > 0n)).toBe(true)
    expect(
      found.some((fault) => first.test(fault.first)),
      found.map((fault) => fault.first).join('\n'),
    ).toBe(true)
    expect(foundSince.length > 0, 'found by the checks of what was written since').toBe(onlyWhole !== true)
  })
})

/** The faults found with the corruption in place. The corruption is undone afterwards from a copy. */
async function corrupted(corruption: string) {
  await tamper(books, (run) =>
    run(
      'create schema kept; ' +
        TABLES.map((name) => `create table kept.${name} as table ledger.${name}`).join('; '),
    ),
  )
  try {
    await tamper(books, (run) => run(corruption))
    return { found: await faults(), foundSince: await faults({ xid: 0n, transfers: 0n }) }
  } finally {
    const restore = TABLES.map(
      (name) =>
        `truncate ledger.${name}; insert into ledger.${name} overriding system value table kept.${name}`,
    )
    await tamper(books, (run) => run([...restore, 'drop schema kept cascade'].join('; ')))
  }
}

test('since a later moment: what was written since is checked, and the number of all entries', async () => {
  const since = await sinceNow()
  expect(await faults(since)).toEqual([])
  await books.post(journal([move(...newest, 11n)]), journal([move(...newest, 12n)]))
  await books.work((work) => foldBalances(work))
  expect(await faults(since)).toEqual([])
  const checksFound = async (text: string, undo: string) => {
    await tamper(books, (run) => run(text))
    const found = await faults(since)
    await tamper(books, (run) => run(undo))
    return found.map(({ check }) => check)
  }
  const change = (from: number, to: number) =>
    `update ledger.transfer set amount_minor = ${to} where amount_minor = ${from}`
  expect(await checksFound(change(11, 13), change(13, 11)), 'a transfer of since').toEqual([
    'sides-match-transfers',
  ])
  expect(await checksFound(change(1000, 1001), change(1001, 1000)), 'an older transfer').toEqual([])
  const counted = (by: number) => `update ledger.account set version = version + ${by} where code = 'vault'`
  expect(await checksFound(counted(1), counted(-1)), 'an account without transfers since').toEqual([
    'sides-counted',
  ])
})

/** What a verification that ends now has covered. */
async function sinceNow(): Promise<Since> {
  const { rows } = await books.owner.query<{ xid: bigint; transfers: bigint }>(
    `select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as xid, (select count(*) from ledger.transfer) as transfers`,
  )
  const [since] = rows
  if (since === undefined) throw new Error('no snapshot')
  return since
}

const TABLES = ['account', 'journal', 'transfer', 'resolution', 'entry', 'lot', 'pending_due', 'unsettled']

describe('the command', () => {
  const run = async (url: string) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../verify-cli.ts'), url])
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, output }
  }

  test('whole books: exit code 0; a wrong row: 1 with the row; no connection: 2', async () => {
    expect(await run(books.ownerUrl)).toMatchObject({
      code: 0,
      output: expect.stringContaining('the ledger is whole'),
    })
    const orphan = `insert into ledger.resolution values ('${idOf('cli')}', '${idOf('cli')}', 0, 'post')`
    await tamper(books, (corruption) => corruption(orphan))
    const broken = await run(books.ownerUrl)
    await tamper(books, (undo) => undo(`delete from ledger.resolution where pending_id = '${idOf('cli')}'`))
    expect(broken.code).toBe(1)
    expect(broken.output).toMatch(new RegExp(`BROKEN resolutions: .*; 1 wrong, the first: .*${idOf('cli')}`))
    expect(await run('postgres://nobody@127.0.0.1:1/none')).toMatchObject({ code: 2 })
  })
})

test('postings during the verification: no faults', async () => {
  const { bank, client: ref } = await openFor(books, 'meanwhile')
  let going = true
  const posting = (async () => {
    while (going) await books.post(journal([move(bank, ref, 1n), move(ref, bank, 1n)]))
  })()
  for (let round = 0; round < 5; round++) expect(await faults()).toEqual([])
  going = false
  await posting
})
