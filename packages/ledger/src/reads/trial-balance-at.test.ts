import { sql } from '@puente/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldBalances, post, trialBalance, trialBalanceAt } from '../index.ts'
import { endWhole, idOf, journal, move, openFor, startBooks, type TestBooks } from '../test-kit.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
}, 60_000)
afterAll(() => endWhole(books))

const start = new Date('2026-11-23T12:00:00Z').getTime()
const at = (seconds: number) => new Date(start + seconds * 1000)

/** The sums by code of the journals recorded up to an instant, computed from the legs without running totals. */
async function legsUntil(moment: Date) {
  return books.work(({ tx }) =>
    tx.many<{ code: string; posted: bigint }>(sql`
      with side as (
        select transfer.debit_account as account, - amount_minor as posted, journal_id, action from ledger.transfer
        union all select credit_account, amount_minor, journal_id, action from ledger.transfer)
      select account.code, coalesce(sum(side.posted) filter (where side.action in ('posted', 'post')), 0)::bigint as posted
      from side join ledger.journal on journal.id = side.journal_id join ledger.account on account.id = side.account
      where journal.recorded_at <= ${moment} group by account.code order by account.code`),
  )
}

test('any instant in a sequence of journals: the sums recorded until then, and each currency nets to zero', async () => {
  const rounds = 9
  for (let round = 0; round < rounds; round++) {
    books.now = at(round * 10)
    const { bank, client, fees, vault } = await openFor(books, `owner ${round}`)
    const system = await openFor(books, 'the operator')
    const hold = idOf(`hold ${round}`)
    await books.post(journal([move(system.bank, client, 100n), { ...move(client, fees, 7n), pending: hold }]))
    // Overlapping transactions: the later instant is recorded before the earlier one, on accounts that both share.
    for (const [seconds, minor] of [
      [6, 3n],
      [2, 5n],
      [4, 11n],
    ] as const)
      await books.work(({ tx }) =>
        post({ tx, now: at(round * 10 + seconds) }, [
          journal([move(client, system.fees, minor)]),
          journal([move(vault, bank, minor)]),
        ]),
      )
    books.now = at(round * 10 + 8)
    await books.post(journal([round % 2 === 0 ? { post: hold } : { void: hold }]))
    if (round % 3 === 0) await books.work((work) => foldBalances(work))
  }
  const check = async () => {
    for (let seconds = -1; seconds < rounds * 10; seconds += 1) {
      const { lines, totals } = await books.work((work) => trialBalanceAt(work, at(seconds)))
      const posted = Object.fromEntries(lines.map((line) => [line.code, line.creditMinor - line.debitMinor]))
      const wanted = Object.fromEntries((await legsUntil(at(seconds))).map((row) => [row.code, row.posted]))
      expect(
        { ...Object.fromEntries(lines.map(({ code }) => [code, 0n])), ...wanted },
        `at ${seconds} s`,
      ).toEqual(posted)
      expect(totals.every(({ differenceMinor }) => differenceMinor === 0n)).toBe(true)
    }
  }
  await check()
  await books.work((work) => foldBalances(work))
  await check()
  const now = await books.work((work) => trialBalance(work))
  expect(await books.work((work) => trialBalanceAt(work, at(rounds * 10)))).toEqual(now)
  expect(await books.work((work) => trialBalanceAt(work, at(-10)))).toEqual({ lines: [], totals: [] })
  const half = await books.work((work) => trialBalanceAt(work, at(45)))
  expect(half.lines.find(({ code }) => code === 'client')?.accounts).toBe(6n)
})
