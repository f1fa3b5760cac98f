import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accountSpec,
  balances,
  closeAccounts,
  closePeriods,
  correctPeriods,
  expirePendings,
  foldBalances,
  openAccounts,
  post,
  trialBalance,
  snapshotsOf,
  verify,
  type AccountRef,
  type Journal,
} from './index.ts'
import { draw, journalDrafts, stage } from './test-commands.ts'
import { CODES, endWhole, startBooks, type TestBooks } from './test-kit.ts'
import { ModelLedger, nameOf } from './test-model.ts'

const RUNS = 150
const CONCURRENT_RUNS = 15

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
}, 60_000)
afterAll(() => endWhole(books))

let salts = 0
async function freshStage() {
  const salt = `run ${(salts += 1)}`
  const { open, named } = stage(salt)
  await books.work((work) =>
    openAccounts(
      work,
      open.map((ref) => accountSpec(CODES, { ...ref, code: ref.code as keyof typeof CODES })),
    ),
  )
  const model = new ModelLedger(
    new Map(open.map((ref) => [nameOf(ref), CODES[ref.code as keyof typeof CODES].floor])),
  )
  return { salt, open, named, model }
}

/** Expects the model's totals of these accounts to equal the ledger's balances. */
async function expectBalances(open: readonly AccountRef[], model: ModelLedger): Promise<void> {
  const found = await books.work((work) => balances(work, open))
  expect(
    found.map((balance) => [balance.postedMinor, balance.pendingDebitMinor, balance.pendingCreditMinor]),
  ).toEqual(
    open.map((ref) => {
      const account = model.state.accounts.get(nameOf(ref))
      const sign = CODES[ref.code as keyof typeof CODES].normalSide === 'credit' ? 1n : -1n
      return [sign * (account?.posted ?? 0n) + 0n, account?.pendingDebits, account?.pendingCredits]
    }),
  )
}

const decision = { actor: 'model', reason: 'a walk' }

/** Closes or reopens a period in the ledger and the model; the boundary is in seconds before now. */
async function changePeriod(
  model: ModelLedger,
  { do: what, ago }: { readonly do: 'close-period' | 'correct-period'; readonly ago: number },
): Promise<void> {
  const before = new Date(books.now.getTime() - ago * 1000)
  const standing = model.closedBefore
  let expected = 'done'
  if (what === 'close-period') {
    if (before > books.now) expected = 'not-over-yet'
    else if (standing !== null && before <= standing)
      expected = before < standing ? 'already-closed' : 'same-again'
  } else if (standing === null || before >= standing)
    expected = standing?.getTime() === before.getTime() ? 'same-again' : 'not-closed'
  const change = what === 'close-period' ? closePeriods : correctPeriods
  expect(await books.work<string>((work) => change(work, before, decision))).toBe(expected)
  if (expected === 'done') model.closedBefore = before
}

const expectWhole = async () => expect(await verify(snapshotsOf(books.app))).toEqual([])

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      drafts: journalDrafts(40, 6),
      again: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('fold' as const), limit: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  {
    weight: 2,
    // Mostly accounts that are often at zero.
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      which: fc.constantFrom(0, 1, 1, 2, 2, 4, 4, 6),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('close-period' as const), ago: fc.constantFrom(0, 0, 2, 8, -1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('correct-period' as const), ago: fc.constantFrom(1, 5, 30) }),
  },
)

test('random journals in random batches: the same results as the model', async () => {
  const seed = Number(process.env['PUENTE_SEED'] ?? 900_001)
  console.log(`model seed ${seed}`)
  const seen = new Set<string>()
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
    const { salt, open, named, model } = await freshStage()
    await books.work((work) => correctPeriods(work, null, decision))
    let last: Journal[] = []
    for (const command of steps) {
      books.now = new Date(books.now.getTime() + 1000)
      if (command.do === 'post') {
        const timeoutAt = new Date(books.now.getTime() + 1500)
        const batch = [
          ...command.drafts.map((draft) => draw(salt, named, draft, { now: books.now, timeoutAt })),
          ...(command.again ? last : []),
        ]
        const verdicts = await books.post(...batch)
        expect(
          verdicts.map((verdict) => ('leg' in verdict ? `${verdict.code}@${verdict.leg}` : verdict.code)),
        ).toEqual(batch.map((journal) => model.post(journal, books.now)))
        for (const verdict of verdicts) seen.add(verdict.code)
        last = batch
      } else if (command.do === 'fold') {
        await books.work((work) => foldBalances(work, command.limit))
      } else if (command.do === 'close') {
        const ref = named[command.which]
        if (ref === undefined) throw new Error('unreachable')
        while ((await books.work((work) => foldBalances(work))) > 0);
        expect(await books.work((work) => closeAccounts(work, [ref]))).toEqual([model.close(ref)])
      } else if (command.do === 'close-period' || command.do === 'correct-period') {
        await changePeriod(model, command)
      } else {
        const expired = await books.work((work) => expirePendings(work))
        expect(expired.every((verdict) => verdict.code === 'done')).toBe(true)
        model.expire(books.now)
      }
      await expectBalances(open, model)
    }
    await expectWhole()
    const { totals } = await books.work((work) => trialBalance(work))
    expect(totals.every((total) => total.differenceMinor === 0n)).toBe(true)
  })
  await fc.assert(property, {
    seed,
    numRuns: RUNS,
    interruptAfterTimeLimit: 100_000,
    markInterruptAsFailure: false,
  })
  // Every verdict must have occurred, otherwise the run did not test it.
  expect([...seen].sort()).toEqual([
    'account-closed',
    'already-resolved',
    'amount-invalid',
    'currency-mismatch',
    'done',
    'floor-broken',
    'period-closed',
    'same-again',
    'same-id-other-body',
    'unknown-account',
    'unknown-pending',
  ])
}, 120_000)

test('random journals from six connections at once: each recorded once, totals add up, no floor is broken', async () => {
  const seed = Number(process.env['PUENTE_SEED'] ?? 900_001)
  console.log(`concurrent seed ${seed}`)
  const callers = fc.array(fc.array(journalDrafts(25, 4), { minLength: 1, maxLength: 6 }), {
    minLength: 6,
    maxLength: 6,
  })
  const property = fc.asyncProperty(callers, async (scripts) => {
    const { salt, open, named, model } = await freshStage()
    await books.work((work) => correctPeriods(work, null, decision))
    const timeoutAt = new Date(books.now.getTime() + 1e9)
    const done = new Map<string, Journal>()
    await Promise.all(
      scripts.map(async (batches) => {
        for (const drafts of batches) {
          const batch = drafts.map((draft) => draw(salt, named, draft, { now: books.now, timeoutAt }))
          const verdicts = await books.work((work) => post(work, batch))
          verdicts.forEach((verdict, index) => {
            const posted = batch[index]
            if (verdict.code !== 'done' || posted === undefined) return
            expect(done.has(posted.id), `journal ${posted.id} was done twice`).toBe(false)
            done.set(posted.id, posted)
          })
          await books.work((work) => foldBalances(work, 3))
        }
      }),
    )
    // Sequence numbers are taken under the locks, so dependent journals are numbered in the order they happened.
    // Replayed in that order, the model must agree with every journal.
    const { rows } = await books.app.query<{ id: string }>(
      'select id from ledger.journal where id = any ($1) order by sequence',
      [[...done.keys()]],
    )
    const inOrder = rows.flatMap((row) => done.get(row.id) ?? [])
    expect(inOrder).toHaveLength(done.size)
    expect(inOrder.map((taken) => model.post(taken, books.now)).filter((code) => code !== 'done')).toEqual([])
    await expectBalances(open, model)
    await expectWhole()
  })
  await fc.assert(property, {
    seed,
    numRuns: CONCURRENT_RUNS,
    interruptAfterTimeLimit: 100_000,
    markInterruptAsFailure: false,
  })
}, 120_000)
