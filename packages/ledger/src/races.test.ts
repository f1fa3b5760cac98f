import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accountSpec,
  balances,
  closeAccounts,
  foldBalances,
  openAccounts,
  post,
  type Journal,
} from './index.ts'
import { CODES, idOf, journal, move, openFor, endWhole, startBooks, type TestBooks } from './test-kit.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
}, 60_000)
afterAll(() => endWhole(books))

const codes = async (...journals: Journal[]) => (await books.post(...journals)).map((verdict) => verdict.code)
const balance = async (ref: Parameters<typeof balances>[1][number]) => {
  const [found] = await books.work((work) => balances(work, [ref]))
  return found
}

test('16 connections spend the whole balance at once: one is done', async () => {
  const { bank, client } = await openFor(books, 'overdraft')
  for (let round = 0; round < 10; round++) {
    await books.post(journal([move(bank, client, 1000n)]))
    const spends = Array.from({ length: 16 }, (_, index) =>
      index % 2 === 0
        ? journal([move(client, bank, 1000n)])
        : journal([{ ...move(client, bank, 1000n), pending: idOf(`overdraft ${round} ${index}`) }]),
    )
    const verdicts = await Promise.all(
      spends.map(async (spend) => ({ spend, code: (await codes(spend))[0] })),
    )
    expect(verdicts.map(({ code }) => code).sort()).toEqual([
      'done',
      ...Array.from({ length: 15 }, () => 'floor-broken'),
    ])
    const held = verdicts.find(({ code }) => code === 'done')?.spend.legs[0]
    if (held !== undefined && 'pending' in held) await books.post(journal([{ post: held.pending }]))
    expect(await balance(client)).toMatchObject({
      postedMinor: 0n,
      availableMinor: 0n,
      pendingDebitMinor: 0n,
    })
  }
})

test('concurrent refunds of one payment, under one id or several: paid back once', async () => {
  const { bank, client } = await openFor(books, 'double refund')
  for (let round = 0; round < 5; round++) {
    await books.post(journal([move(bank, client, 500n)]))
    const one = journal([move(client, bank, 500n)], { kind: 'refund' })
    const other = journal([move(client, bank, 500n)], { kind: 'refund' })
    const verdicts = (await Promise.all([one, one, other, other].map((refund) => codes(refund)))).flat()
    expect(verdicts.sort()).toEqual(['done', 'floor-broken', 'floor-broken', 'same-again'])
    expect(await balance(client)).toMatchObject({ postedMinor: 0n })
  }
})

test('one journal id from 16 connections at once: one done, fifteen same-again, with floors and without', async () => {
  const { bank, client, fees } = await openFor(books, 'same id')
  for (const ref of [client, fees]) {
    const same = journal([move(bank, ref, 7n)])
    const verdicts = (await Promise.all(Array.from({ length: 16 }, () => codes(same)))).flat()
    expect(verdicts.sort()).toEqual(['done', ...Array.from({ length: 15 }, () => 'same-again')])
    expect(await balance(ref)).toMatchObject({ postedMinor: 7n })
  }
})

test('one pending transfer ended by 16 connections at once: one done, fifteen already-resolved, even without locks', async () => {
  const { bank, client, fees } = await openFor(books, 'resolve')
  for (const ref of [client, fees]) {
    const hold = idOf(`resolve ${ref.code}`)
    await books.post(
      journal([{ ...move(bank, ref, 7n), pending: hold, timeoutAt: new Date(books.now.getTime() + 1e6) }]),
    )
    const verdicts = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        codes(journal([index % 2 === 0 ? { post: hold } : { void: hold }])),
      ),
    )
    expect(verdicts.flat().sort()).toEqual([...Array.from({ length: 15 }, () => 'already-resolved'), 'done'])
  }
})

test('batches that cross over the same accounts and ids, judged and unjudged: no deadlock', async () => {
  const people = await Promise.all(['cross a', 'cross b', 'cross c'].map((name) => openFor(books, name)))
  const [a, b, c] = people.map((refs) => refs.client)
  const bank = people[0]?.bank
  if (!a || !b || !c || !bank) throw new Error('unreachable')
  await books.post(...[a, b, c].map((ref) => journal([move(bank, ref, 1_000_000n)])))
  const shared = Array.from({ length: 20 }, () => journal([move(bank, a, 1n)]))
  const callers = Array.from({ length: 8 }, async (_, caller) => {
    const done: string[] = []
    for (let round = 0; round < 10; round++) {
      const mine = [journal([move(a, b, 3n)]), journal([move(b, c, 2n)]), journal([move(c, a, 1n)])]
      // A journal with an invalid amount sends the whole batch to the judge.
      if ((caller + round) % 3 === 0) mine.push(journal([move(a, b, 0n)]))
      const batch = [...shared.slice(round * 2, round * 2 + 2), ...mine]
      done.push(...(await codes(...(caller % 2 === 0 ? batch : batch.reverse()))))
    }
    return done
  })
  const all = (await Promise.all(callers)).flat()
  expect(all.filter((code) => code === 'done')).toHaveLength(8 * 30 + 20)
  expect(all.filter((code) => code === 'same-again')).toHaveLength(8 * 20 - 20)
  expect(books.log().match(/deadlock detected/g) ?? []).toEqual([])
})

test('several folds and posters on busy system accounts: nothing is lost or recorded twice', async () => {
  const { bank, fees } = await openFor(books, 'fold race')
  let folding = true
  const folders = Array.from({ length: 3 }, async () => {
    while (folding) await books.work((work) => foldBalances(work, 7))
  })
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let round = 0; round < 15; round++)
        await books.post(...Array.from({ length: 5 }, () => journal([move(bank, fees, 2n)])))
    }),
  )
  expect(await balance(fees)).toMatchObject({ postedMinor: 1200n })
  folding = false
  await Promise.all(folders)
  while ((await books.work((work) => foldBalances(work))) > 0);
  expect(await balance(fees)).toMatchObject({ postedMinor: 1200n })
})

test('a fold beside another on the same account: skips it without waiting', async () => {
  const { bank, fees } = await openFor(books, 'fold skip')
  while ((await books.work((work) => foldBalances(work))) > 0);
  await books.post(journal([move(bank, fees, 1n)]))
  await books.work(async (first) => {
    expect(await foldBalances(first)).toBe(2)
    await books.post(journal([move(bank, fees, 1n)]))
    expect(await books.work((second) => foldBalances(second))).toBe(0)
  })
  expect(await books.work((work) => foldBalances(work))).toBe(2)
})

test('judging a batch while its accounts change: waits, then sees the change', async () => {
  const { bank, client } = await openFor(books, 'judging')
  await books.post(journal([move(bank, client, 100n)]))
  // The first journal is invalid by itself, so this batch is judged from the start.
  const batch = [journal([move(bank, client, 0n)]), journal([move(client, bank, 120n)])]
  let verdicts: Promise<string[]> | undefined
  await books.work(async (funding) => {
    await post(funding, [journal([move(bank, client, 50n)])])
    verdicts = codes(...batch)
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
  expect(await verdicts).toEqual(['amount-invalid', 'done'])
})

test('closing an account during a posting to it: waits, then sees the posting', async () => {
  const { bank, client } = await openFor(books, 'closing waits')
  let closed: Promise<unknown> | undefined
  await books.work(async (work) => {
    await post(work, [journal([move(bank, client, 1n)])])
    closed = books.work((closing) => closeAccounts(closing, [client]))
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
  expect(await closed).toEqual(['not-empty'])
})

test('posting during the close of the account: waits, then sees that it is closed', async () => {
  const { bank, client } = await openFor(books, 'closed meanwhile')
  let posted: Promise<string[]> | undefined
  await books.work(async (work) => {
    expect(await closeAccounts(work, [client])).toEqual(['done'])
    posted = codes(journal([move(bank, client, 1n)]))
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
  expect(await posted).toEqual(['account-closed'])
})

test('closing and posting at once: no money is left in a closed account', async () => {
  const bankOf = await openFor(books, 'close race')
  for (let round = 0; round < 20; round++) {
    const ref = { ...bankOf.client, owner: idOf(`close race ${round}`) }
    await books.work((work) => openAccounts(work, [accountSpec(CODES, ref)]))
    const [posted, closed] = await Promise.all([
      codes(journal([move(bankOf.bank, ref, 1n)])),
      books.work((work) => closeAccounts(work, [ref])),
    ])
    expect([`${posted[0]} ${closed[0]}`]).toContain(
      posted[0] === 'done' ? 'done not-empty' : 'account-closed done',
    )
  }
})
