import { afterAll, beforeAll, expect, test } from 'vitest'
import { balances, closePeriods, correctPeriods, periodChanges, post, type Journal } from './index.ts'
import { endWhole, idOf, journal, move, openFor, startBooks, type TestBooks } from './test-kit.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
}, 60_000)
afterAll(() => endWhole(books))

const decision = { actor: 'ana', reason: 'the month is over' }
const day = (text: string) => new Date(`2026-${text}T00:00:00Z`)
const close = (before: Date) => books.work((work) => closePeriods(work, before, decision))
const correct = (before: Date | null) => books.work((work) => correctPeriods(work, before, decision))
const codes = async (...journals: Journal[]) => (await books.post(...journals)).map((verdict) => verdict.code)

test('a journal effective in a closed period: refused as period-closed; other journals of the batch are posted', async () => {
  const { bank, client } = await openFor(books, 'closed')
  const effective = (at: Date | undefined) =>
    journal([move(bank, client, 1n)], at === undefined ? {} : { effectiveAt: at })
  const kept = effective(day('01-31'))
  expect(await codes(kept)).toEqual(['done'])
  expect(await close(day('02-01'))).toBe('done')
  const late = effective(new Date(day('02-01').getTime() - 1))
  expect(await books.post(effective(undefined), late, effective(day('02-01')))).toEqual([
    expect.objectContaining({ code: 'done' }),
    { journal: late.id, code: 'period-closed', closedBefore: day('02-01') },
    expect.objectContaining({ code: 'done' }),
  ])
  expect(await codes(late)).toEqual(['period-closed'])
  // A journal recorded before the close is still recognised, and its id cannot be used for another.
  expect(await codes(kept, { ...kept, kind: 'other' })).toEqual(['same-again', 'same-id-other-body'])
  const [left] = await books.work((work) => balances(work, [client]))
  expect(left).toMatchObject({ postedMinor: 3n })
})

test('a journal without an effective date in a transaction dated before the close: refused', async () => {
  const { bank, client } = await openFor(books, 'closed now')
  expect(await close(books.now)).toBe('done')
  const earlier = { ...books, now: new Date(books.now.getTime() - 1) }
  const verdicts = await books.work(({ tx }) =>
    post({ tx, now: earlier.now }, [journal([move(bank, client, 1n)])]),
  )
  expect(verdicts).toMatchObject([{ code: 'period-closed' }])
  expect(await codes(journal([move(bank, client, 1n)]))).toEqual(['done'])
})

test('a period that is not over, or an earlier one: not closed; a correction: one more row, only backwards', async () => {
  expect(await close(new Date(books.now.getTime() + 1))).toBe('not-over-yet')
  expect(await close(books.now)).toBe('same-again')
  expect(await close(day('02-01'))).toBe('already-closed')
  const count = async () => (await books.work((work) => periodChanges(work))).length
  const before = await count()
  expect(await correct(new Date(books.now.getTime() + 1))).toBe('not-closed')
  expect(await correct(day('03-01'))).toBe('done')
  expect(await correct(day('03-01'))).toBe('same-again')
  const { bank, client } = await openFor(books, 'corrected')
  expect(
    await codes(
      journal([move(bank, client, 1n)], { effectiveAt: day('03-01') }),
      journal([move(bank, client, 1n)], { effectiveAt: day('02-27') }),
    ),
  ).toEqual(['done', 'period-closed'])
  expect(await correct(null)).toBe('done')
  expect(await correct(day('01-01'))).toBe('not-closed')
  expect(await codes(journal([move(bank, client, 1n)], { effectiveAt: day('02-27') }))).toEqual(['done'])
  const changes = await books.work((work) => periodChanges(work))
  expect(changes).toHaveLength(before + 2)
  expect(changes[0]).toEqual({ action: 'correct', closedBefore: null, recordedAt: books.now, ...decision })
})

test('closing during a posting: waits for it; a posting during the close: waits for the close', async () => {
  const { bank, client } = await openFor(books, 'close waits')
  const inApril = () => journal([move(bank, client, 1n)], { effectiveAt: day('04-15') })
  const order: string[] = []
  let closing: Promise<unknown> = Promise.resolve()
  await books.work(async (work) => {
    await post(work, [inApril()])
    closing = close(day('05-01')).then((verdict) => order.push(`close ${verdict}`))
    await new Promise((resolve) => setTimeout(resolve, 100))
    order.push('posted')
  })
  await closing
  expect(order).toEqual(['posted', 'close done'])
  expect(await codes(inApril())).toEqual(['period-closed'])
})

test('closing and posting at once: nothing is recorded into the closed period', async () => {
  const { bank, client } = await openFor(books, 'close races')
  for (let round = 0; round < 12; round++) {
    const before = new Date(day('06-01').getTime() + round * 86_400_000)
    const journals = Array.from({ length: 8 }, (_, nth) =>
      journal([move(bank, client, 1n)], {
        id: idOf(`close races ${round} ${nth}`),
        effectiveAt: new Date(before.getTime() - 1000),
      }),
    )
    const [closed] = await Promise.all([close(before), ...journals.map((one) => codes(one))])
    expect(closed).toBe('done')
  }
  // The verification at the end of this file checks the order from the rows themselves.
})
