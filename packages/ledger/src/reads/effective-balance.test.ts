import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  balanceAt,
  effectiveBalanceAt,
  effectiveTrialBalanceAt,
  foldBalances,
  trialBalanceAt,
  type AccountRef,
  type Leg,
} from '../index.ts'
import { endWhole, idOf, journal, move, openFor, startBooks, type TestBooks } from '../test-kit.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
  books.now = new Date(start)
}, 60_000)
afterAll(() => endWhole(books))

const start = new Date('2026-03-01T00:00:00Z').getTime()
const at = (hour: number) => new Date(start + hour * 3_600_000)
const by = (ref: AccountRef, hour: number) => books.work((work) => effectiveBalanceAt(work, ref, at(hour)))

test('an effective date before or after the recording: counts from the effective date', async () => {
  const { bank, client } = await openFor(books, 'effective')
  books.now = at(10)
  await books.post(journal([move(bank, client, 100n)], { effectiveAt: at(2) }))
  books.now = at(11)
  await books.post(
    journal([move(bank, client, 7n)]),
    journal([move(client, bank, 30n)], { effectiveAt: at(20) }),
  )
  const posted = async (ref: AccountRef) => {
    const hours = [1, 2, 10, 11, 19, 20].map(async (hour) => (await by(ref, hour)).postedMinor)
    return Promise.all(hours)
  }
  const expected = [0n, 100n, 100n, 107n, 107n, 77n]
  expect(await posted(client)).toEqual(expected)
  expect(await posted(bank)).toEqual(expected)
  await books.work((work) => foldBalances(work))
  expect(await posted(bank)).toEqual(expected)
  const known = await books.work((work) => balanceAt(work, client, at(9)))
  expect(known.postedMinor).toBe(0n)
  await expect(by({ ...client, owner: idOf('nobody') }, 1)).rejects.toThrow('no account client')
})

test('a trial balance by effective date: the accounts of late and early journals, and each currency nets to zero', async () => {
  const linesAt = async (hour: number) => {
    const { lines, totals } = await books.work((work) => effectiveTrialBalanceAt(work, at(hour)))
    expect(totals.every(({ differenceMinor }) => differenceMinor === 0n)).toBe(true)
    return Object.fromEntries(
      lines.map(({ code, accounts, debitMinor, creditMinor, pendingDebitMinor }) => [
        code,
        [accounts, debitMinor, creditMinor, pendingDebitMinor],
      ]),
    )
  }
  const before = await linesAt(40)
  books.now = at(50)
  const { bank, client } = await openFor(books, 'late')
  const hold = idOf('late hold')
  await books.post(
    journal([move(bank, client, 1000n), { ...move(client, bank, 40n), pending: hold }], {
      effectiveAt: at(41),
    }),
    journal([move(client, bank, 300n)], { effectiveAt: at(60) }),
  )
  const changed = async (hour: number) => {
    const now = await linesAt(hour)
    const was = before['client'] ?? [0n, 0n, 0n, 0n]
    return now['client']?.map((figure, index) => BigInt(figure) - BigInt(was[index] ?? 0n))
  }
  expect(await linesAt(40)).toEqual(before)
  expect(await changed(41)).toEqual([1n, 0n, 1000n, 40n])
  expect(await changed(59)).toEqual([1n, 0n, 1000n, 40n])
  expect(await changed(60)).toEqual([1n, 0n, 700n, 40n])
  await books.work((work) => foldBalances(work))
  expect(await changed(41)).toEqual([1n, 0n, 1000n, 40n])
  const recorded = await books.work((work) => trialBalanceAt(work, at(45)))
  expect(recorded.lines.find(({ code }) => code === 'client')?.accounts).toBe(before['client']?.[0])
})

test('any instant: the sum of what is effective by then, including pending transfers and their ends', async () => {
  const seed = Number(process.env['PUENTE_SEED'] ?? 900_001)
  console.log(`effective seed ${seed}`)
  let runs = 0
  const step = fc.record({
    what: fc.constantFrom('fund', 'spend', 'hold', 'post', 'void', 'fold'),
    amount: fc.integer({ min: 1, max: 50 }),
    recorded: fc.integer({ min: 0, max: 3 }),
    displaced: fc.constantFrom(0, 0, -5, -1, 1, 4),
  })
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
    const name = `effective run ${(runs += 1)}`
    const { bank, client } = await openFor(books, name)
    const facts: { effective: number; posted: bigint; held: bigint }[] = []
    const holds: { id: string; amount: bigint }[] = []
    let hour = 100
    for (const [nth, { what, amount, recorded, displaced }] of steps.entries()) {
      hour += recorded
      books.now = at(hour)
      if (what === 'fold') {
        await books.work((work) => foldBalances(work))
        continue
      }
      const minor = BigInt(amount)
      const id = idOf(`${name} ${nth}`)
      const ending = what === 'post' || what === 'void' ? holds.shift() : undefined
      let leg: Leg = move(bank, client, minor)
      let fact = { posted: minor, held: 0n }
      if (what === 'spend') [leg, fact] = [move(client, bank, minor), { posted: -minor, held: 0n }]
      if (what === 'hold')
        [leg, fact] = [
          { ...move(client, bank, minor), pending: id },
          { posted: 0n, held: minor },
        ]
      if (ending !== undefined)
        [leg, fact] =
          what === 'post'
            ? [
                { post: ending.id, amountMinor: 1n },
                { posted: -1n, held: -ending.amount },
              ]
            : [{ void: ending.id }, { posted: 0n, held: -ending.amount }]
      const [verdict] = await books.post(journal([leg], { effectiveAt: at(hour + displaced) }))
      if (verdict?.code !== 'done') {
        if (ending !== undefined) holds.unshift(ending)
        continue
      }
      if (what === 'hold') holds.push({ id, amount: minor })
      facts.push({ effective: hour + displaced, ...fact })
    }
    for (let moment = 94; moment <= hour + 5; moment++) {
      const counted = facts.filter(({ effective }) => effective <= moment)
      const posted = counted.reduce((sum, fact) => sum + fact.posted, 0n)
      const held = counted.reduce((sum, fact) => sum + fact.held, 0n)
      const [ofClient, ofBank] = await Promise.all([by(client, moment), by(bank, moment)])
      expect([ofClient.postedMinor, ofClient.pendingDebitMinor]).toEqual([posted, held])
      expect([ofBank.postedMinor, ofBank.pendingCreditMinor]).toEqual([posted, held])
    }
  })
  await fc.assert(property, {
    seed,
    numRuns: 25,
    interruptAfterTimeLimit: 20_000,
    markInterruptAsFailure: false,
  })
}, 60_000)
