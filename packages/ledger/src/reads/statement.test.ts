import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceAt, foldBalances, statement } from '../index.ts'
import { idOf, journal, move, openFor, endWhole, startBooks, type TestBooks } from '../test-kit.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
}, 60_000)
afterAll(() => endWhole(books))

const start = new Date('2026-11-23T12:00:00Z').getTime()
const at = (minutes: number) => new Date(start + minutes * 60_000)
const fold = () => books.work((work) => foldBalances(work))

test('a past balance: what was recorded at or before the instant, folded or not', async () => {
  const { bank, client } = await openFor(books, 'past')
  for (let minute = 1; minute <= 40; minute++) {
    books.now = at(minute)
    await books.post(journal([move(bank, client, 1n)]))
    // Uneven steps and many lengths, so that the binary search ends at every possible position.
    if (minute % 3 === 0)
      await books.post(journal([{ ...move(client, bank, 1n), pending: idOf(`past ${minute}`) }]))
    if (minute === 20) await fold()
  }
  for (const ref of [client, bank]) {
    for (let minutes = 0; minutes <= 41; minutes += 0.5) {
      const found = await books.work((work) => balanceAt(work, ref, at(minutes)))
      const passed = Math.min(Math.floor(minutes), 40)
      expect(found.postedMinor, `${ref.code} at ${minutes}`).toBe(BigInt(passed))
      expect(found.pendingDebitMinor + found.pendingCreditMinor).toBe(BigInt(Math.floor(passed / 3)))
    }
    const justBefore = await books.work((work) => balanceAt(work, ref, new Date(at(40).getTime() - 1)))
    expect(justBefore.postedMinor).toBe(39n)
  }
})

test('a clock that runs backwards: recording times of an account never decrease', async () => {
  const { bank, client } = await openFor(books, 'clock')
  for (const minute of [5, 3, 6, 1]) {
    books.now = at(minute)
    await books.post(journal([move(bank, client, 1n)]))
  }
  books.now = at(50)
  const { lines } = await books.work((work) => statement(work, client, { limit: 10 }))
  expect(lines.map((line) => line.recordedAt)).toEqual([at(5), at(5), at(6), at(6)])
  expect((await books.work((work) => balanceAt(work, client, at(5)))).postedMinor).toBe(2n)
})

test('paging a statement: every line once, with its effect, limited by time', async () => {
  const { bank, client, fees } = await openFor(books, 'statement')
  const [hold, subject] = [idOf('statement hold'), idOf('statement subject')]
  const acts = [
    [move(bank, client, 100n)],
    [{ ...move(client, fees, 40n), pending: hold }],
    [{ post: hold, amountMinor: 25n }],
    [move(bank, client, 5n), move(client, fees, 1n)],
  ]
  for (const [minute, legs] of acts.entries()) {
    books.now = at(60 + minute)
    await books.post(
      journal(legs, { subject, kind: `act-${minute}`, reason: 'because', effectiveAt: at(minute) }),
    )
  }
  const all = await books.work((work) => statement(work, client, { limit: 100 }))
  expect(all.next).toBe(undefined)
  expect(
    all.lines.map((line) => [
      line.version,
      line.kind,
      line.action,
      line.side,
      line.postedMinor,
      line.pendingMinor,
      line.balanceMinor,
      line.pendingDebitMinor,
    ]),
  ).toEqual([
    [1n, 'act-0', 'posted', 'credit', 100n, 0n, 100n, 0n],
    [2n, 'act-1', 'pending', 'debit', 0n, 40n, 100n, 40n],
    [3n, 'act-2', 'post', 'debit', 25n, -40n, 75n, 0n],
    [4n, 'act-3', 'posted', 'credit', 5n, 0n, 80n, 0n],
    [5n, 'act-3', 'posted', 'debit', 1n, 0n, 79n, 0n],
  ])
  expect(all.lines[2]).toMatchObject({
    counter: fees,
    leg: 0,
    subject,
    reason: 'because',
    effectiveAt: at(2),
    recordedAt: at(62),
  })
  const paged = []
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const page: Awaited<ReturnType<typeof statement>> = await books.work((work) =>
      statement(work, client, { after: after ?? 0n, limit: 2 }),
    )
    paged.push(...page.lines)
    after = page.next
  }
  expect(paged).toEqual(all.lines)
  const cut = await books.work((work) => statement(work, client, { limit: 100, from: at(61), to: at(63) }))
  expect(cut).toEqual({
    lines: all.lines.slice(1, 3),
    next: undefined,
    openingMinor: 100n,
    closingMinor: 75n,
    count: 2n,
  })
  const cutPage = await books.work((work) => statement(work, client, { limit: 1, from: at(61), to: at(63) }))
  expect(cutPage).toMatchObject({ lines: all.lines.slice(1, 2), next: 2n, closingMinor: 75n, count: 2n })
  const newest = { limit: 2, order: 'newest', from: at(61) } as const
  const page = await books.work((work) => statement(work, client, newest))
  expect(page).toMatchObject({ lines: all.lines.toReversed().slice(0, 2), next: 4n, closingMinor: 79n })
  const rest = await books.work((work) => statement(work, client, { ...newest, after: 4n }))
  expect(rest).toMatchObject({ lines: all.lines.slice(1, 3).toReversed(), next: undefined })
  const before = await books.work((work) => statement(work, client, { limit: 9, to: at(60) }))
  expect(before).toEqual({ lines: [], next: undefined, openingMinor: 0n, closingMinor: 0n, count: 0n })
  await fold()
  const bankLines = (await books.work((work) => statement(work, bank, { limit: 100 }))).lines
  expect(bankLines.map((line) => line.balanceMinor)).toEqual([100n, 105n])
})

test("opening and closing balance of a range: on the account's normal side, debit or credit", async () => {
  const { bank, client } = await openFor(books, 'ends')
  books.now = at(5000)
  await books.post(journal([move(bank, client, 30n)]))
  books.now = at(5010)
  await books.post(journal([move(bank, client, 12n)]))
  await fold()
  for (const ref of [bank, client]) {
    const page = await books.work((work) => statement(work, ref, { limit: 5, from: at(5005) }))
    expect([page.openingMinor, page.closingMinor, page.count]).toEqual([30n, 42n, 1n])
  }
})

test('several sides of one batch on an account without a floor: in the order of the batch', async () => {
  const { bank, client } = await openFor(books, 'in-order')
  const amounts = [5n, 7n, 11n, 13n]
  await books.post(...amounts.map((amount) => journal([move(bank, client, amount)])))
  await fold()
  const { lines } = await books.work((work) => statement(work, bank, { limit: 9 }))
  expect(lines.map((line) => line.postedMinor)).toEqual(amounts)
})
