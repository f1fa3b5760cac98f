import { afterAll, beforeAll, expect, test } from 'vitest'
import { agedBalances, balances, expirePendings, foldBalances, journalsOf, trialBalance } from '../index.ts'
import { idOf, journal, move, openFor, endWhole, startBooks, type TestBooks } from '../test-kit.ts'

let books: TestBooks
beforeAll(async () => {
  books = await startBooks()
}, 60_000)
afterAll(() => endWhole(books))

const start = new Date('2026-11-23T12:00:00Z').getTime()
const at = (minutes: number) => new Date(start + minutes * 60_000)
const fold = () => books.work((work) => foldBalances(work))

test('balances: on the normal side, equal before and after the fold, in the order of the input', async () => {
  const { bank, client, fees, vault } = await openFor(books, 'balances')
  await books.post(
    journal([
      move(bank, client, 100n),
      { ...move(client, fees, 30n), pending: idOf('b1') },
      { ...move(fees, bank, 4n), pending: idOf('b2') },
    ]),
    journal([move(vault, fees, 9n)]),
  )
  const read = () => books.work((work) => balances(work, [fees, bank, client, vault]))
  const before = await read()
  expect(before).toEqual([
    {
      ...fees,
      postedMinor: 9n,
      pendingDebitMinor: 4n,
      pendingCreditMinor: 30n,
      availableMinor: 5n,
      closedAt: null,
    },
    {
      ...bank,
      postedMinor: 100n,
      pendingDebitMinor: 0n,
      pendingCreditMinor: 4n,
      availableMinor: 96n,
      closedAt: null,
    },
    {
      ...client,
      postedMinor: 100n,
      pendingDebitMinor: 30n,
      pendingCreditMinor: 0n,
      availableMinor: 70n,
      closedAt: null,
    },
    {
      ...vault,
      postedMinor: 9n,
      pendingDebitMinor: 0n,
      pendingCreditMinor: 0n,
      availableMinor: 9n,
      closedAt: null,
    },
  ])
  expect(await fold()).toBe(5)
  expect(await read()).toEqual(before)
  await expect(books.work((work) => balances(work, [{ ...fees, currency: 'EUR' }]))).rejects.toThrow(
    'no account fees',
  )
})

test('the trial balance: each code once per currency in its column, with pending amounts and no difference', async () => {
  const { bank, client, fees } = await openFor(books, 'trial', 'KWD')
  const { bank: other } = await openFor(books, 'trial two', 'KWD')
  await books.post(
    journal([move(bank, client, 70n), { ...move(client, fees, 9n), pending: idOf('trial hold') }]),
    journal([move(other, client, 5n)]),
  )
  const held = { pendingDebitMinor: 0n, pendingCreditMinor: 0n }
  for (let round = 0; round < 2; round++) {
    const { lines, totals } = await books.work((work) => trialBalance(work))
    expect(lines.filter((line) => line.currency === 'KWD')).toEqual([
      { currency: 'KWD', code: 'bank', accounts: 2n, debitMinor: 75n, creditMinor: 0n, ...held },
      {
        currency: 'KWD',
        code: 'client',
        accounts: 2n,
        debitMinor: 0n,
        creditMinor: 75n,
        ...held,
        pendingDebitMinor: 9n,
      },
      {
        currency: 'KWD',
        code: 'fees',
        accounts: 2n,
        debitMinor: 0n,
        creditMinor: 0n,
        ...held,
        pendingCreditMinor: 9n,
      },
      { currency: 'KWD', code: 'vault', accounts: 2n, debitMinor: 0n, creditMinor: 0n, ...held },
    ])
    expect(totals.find((total) => total.currency === 'KWD')).toEqual({
      currency: 'KWD',
      debitMinor: 75n,
      creditMinor: 75n,
      differenceMinor: 0n,
    })
    expect(totals.every((total) => total.differenceMinor === 0n)).toBe(true)
    await fold()
  }
})

test('the money trail of a subject: its journals in order, named accounts, and the state of each pending transfer', async () => {
  const { bank, client, fees } = await openFor(books, 'trail')
  const subject = idOf('trail subject')
  const holds = ['trail open', 'trail posted', 'trail voided'].map(idOf)
  const [open, posted, voided] = holds
  if (!open || !posted || !voided) throw new Error('unreachable')
  const timeoutAt = at(9000)
  const first = journal([move(bank, client, 100n), { ...move(client, fees, 1n), pending: open, timeoutAt }], {
    subject,
    kind: 'fund',
  })
  const second = journal(
    [
      { ...move(client, fees, 20n), pending: posted },
      { ...move(client, fees, 30n), pending: voided },
    ],
    { subject, kind: 'hold' },
  )
  const third = journal([{ post: posted, amountMinor: 15n }, { void: voided }], {
    subject,
    kind: 'end',
    reason: 'asked',
  })
  await books.post(first, journal([move(bank, client, 1n)]), second, third)
  const trail = await books.work((work) => journalsOf(work, subject))
  expect(trail.map((found) => [found.id, found.kind, found.reason])).toEqual([
    [first.id, 'fund', null],
    [second.id, 'hold', null],
    [third.id, 'end', 'asked'],
  ])
  expect(
    trail.flatMap((found) =>
      found.legs.map((leg) => [leg.action, leg.amountMinor, leg.pending, leg.pendingState]),
    ),
  ).toEqual([
    ['posted', 100n, null, null],
    ['pending', 1n, open, 'open'],
    ['pending', 20n, posted, 'posted'],
    ['pending', 30n, voided, 'voided'],
    ['post', 15n, posted, null],
    ['void', 30n, voided, null],
  ])
  expect(trail[0]?.legs[1]).toMatchObject({ leg: 1, debit: client, credit: fees, currency: 'CLP', timeoutAt })
  expect(await books.work((work) => journalsOf(work, idOf('no such subject')))).toEqual([])
})

test('a pending transfer past its timeout: voided once by a journal, and never before the timeout', async () => {
  const { bank, client, fees } = await openFor(books, 'expiry')
  const [due, later, ended] = ['expiry due', 'expiry later', 'expiry ended'].map(idOf)
  if (!due || !later || !ended) throw new Error('unreachable')
  books.now = at(1000)
  await books.post(
    journal([move(bank, client, 100n)]),
    journal([{ ...move(client, fees, 10n), pending: due, timeoutAt: at(1010) }], {
      subject: idOf('expiry subject'),
    }),
    journal([{ ...move(client, fees, 20n), pending: later, timeoutAt: at(1020) }]),
    journal([{ ...move(client, fees, 30n), pending: ended, timeoutAt: at(1005) }]),
    journal([{ post: ended }]),
  )
  const expire = () => books.work((work) => expirePendings(work))
  books.now = new Date(at(1010).getTime() - 1)
  expect(await expire()).toEqual([])
  books.now = at(1010)
  const both = await Promise.all([expire(), expire()])
  expect(
    both
      .flat()
      .map((verdict) => verdict.code)
      .filter((code) => code === 'done'),
  ).toHaveLength(1)
  expect(await expire()).toEqual([])
  const [balance] = await books.work((work) => balances(work, [client]))
  expect(balance).toMatchObject({ postedMinor: 70n, pendingDebitMinor: 20n })
  const [, expiry] = await books.work((work) => journalsOf(work, idOf('expiry subject')))
  expect(expiry).toMatchObject({ kind: 'expiry', legs: [{ action: 'void', pending: due, amountMinor: 10n }] })
})

test('a batch that ends one pending transfer and opens another: the other keeps its timeout', async () => {
  const { bank, client, fees } = await openFor(books, 'end and open')
  const [old, fresh] = [idOf('end and open old'), idOf('end and open fresh')]
  books.now = at(1500)
  const held = (pending: string) => journal([{ ...move(client, fees, 1n), pending, timeoutAt: at(1510) }])
  await books.post(journal([move(bank, client, 5n)]), held(old))
  await books.post(journal([{ void: old }]), held(fresh))
  books.now = at(1510)
  const [before] = await books.work((work) => balances(work, [client]))
  await books.work((work) => expirePendings(work))
  const [after] = await books.work((work) => balances(work, [client]))
  expect([before?.pendingDebitMinor, after?.pendingDebitMinor]).toEqual([1n, 0n])
})

test('a clearing account not at zero: listed with its owner and the time it left zero', async () => {
  const people = await Promise.all(
    ['aged a', 'aged b', 'aged c', 'aged d'].map((name) => openFor(books, name, 'XTS')),
  )
  const [a, b, c, d] = people
  if (!a || !b || !c || !d) throw new Error('unreachable')
  const play = async (minute: number, from: typeof a, amount: bigint) => {
    books.now = at(minute)
    await books.post(
      journal([amount > 0n ? move(from.bank, from.fees, amount) : move(from.fees, from.bank, -amount)]),
    )
  }
  await play(2000, a, 5n)
  await play(2001, a, -5n)
  await play(2002, a, 7n)
  await play(2003, a, 1n)
  await play(2004, b, 9n)
  await play(2005, b, -9n)
  await fold()
  await play(2006, b, 3n)
  await play(2007, c, 4n)
  await fold()
  await play(2008, c, -4n)
  await play(2009, c, -6n)
  await play(2010, d, 1n)
  await play(2011, d, -1n)
  await play(2012, d, 2n)
  books.now = at(2020)
  const read = async () =>
    (await books.work((work) => agedBalances(work, ['fees'])))
      .filter((aged) => aged.currency === 'XTS')
      .map((aged) => [aged.owner, aged.postedMinor, aged.since, aged.ageInMs / 60_000])
  const expected = [
    [a.fees.owner, 8n, at(2002), 18],
    [b.fees.owner, 3n, at(2006), 14],
    [c.fees.owner, -6n, at(2009), 11],
    [d.fees.owner, 2n, at(2012), 8],
  ]
  expect(await read()).toEqual(expected)
  await fold()
  expect(await read()).toEqual(expected)
  expect(await books.work((work) => agedBalances(work, ['no-such-code']))).toEqual([])
})
