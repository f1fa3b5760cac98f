import { spawn } from 'node:child_process'
import path from 'node:path'
import { transaction } from '@puente/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePeriods, foldBalances, verify } from './index.ts'
import { corruptions } from './test-corruptions.ts'
import { idOf, journal, move, openFor, endWhole, startBooks, tamper, type TestBooks } from './test-kit.ts'
import { checks } from './verify-checks.store.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
  const { bank, client, fees, vault } = await openFor(books, 'verify')
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

const faults = () => transaction(books.app, (tx) => verify(tx))
test('posted books: no faults; the list of corruptions: covers every check', async () => {
  expect(await faults()).toEqual([])
  expect(new Set(corruptions.flatMap((corrupted) => corrupted.checks))).toEqual(
    new Set(checks.map(({ check }) => check)),
  )
})

describe.each(corruptions)('$name', ({ corruption, checks: named, first }) => {
  test(`is caught by ${named.join(', ')}`, async () => {
    const found = await corrupted(corruption)
    expect(found.map((fault) => fault.check)).toEqual(named)
    expect(found.every((fault) => fault.wrongRows > 0n)).toBe(true)
    expect(
      found.some((fault) => first.test(fault.first)),
      found.map((fault) => fault.first).join('\n'),
    ).toBe(true)
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
    return await faults()
  } finally {
    const restore = TABLES.map(
      (name) =>
        `truncate ledger.${name}; insert into ledger.${name} overriding system value table kept.${name}`,
    )
    await tamper(books, (run) => run([...restore, 'drop schema kept cascade'].join('; ')))
  }
}
const TABLES = ['account', 'journal', 'transfer', 'resolution', 'entry', 'lot', 'pending_due', 'unsettled']

describe('the command', () => {
  const run = async (url: string) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'verify-cli.ts'), url])
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
