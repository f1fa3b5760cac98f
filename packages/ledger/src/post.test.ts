import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AMOUNT_MINOR_MAX, balances, closeAccounts, journalsOf, type Journal } from './index.ts'
import { idOf, journal, move, openFor, endWhole, startBooks, type TestBooks } from './test-kit.ts'

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

describe('verdicts', () => {
  test('each fault: its own verdict with the leg, and nothing written', async () => {
    const ana = await openFor(books, 'verdicts')
    const dollars = await openFor(books, 'verdicts', 'USD')
    const gone = await openFor(books, 'verdicts closed')
    await books.work((work) => closeAccounts(work, [gone.client]))
    const hold = idOf('verdicts hold')
    const ended = idOf('verdicts ended')
    const start = journal([
      move(ana.bank, ana.client, 1000n),
      { ...move(ana.client, ana.bank, 300n), pending: hold },
      { ...move(ana.client, ana.bank, 100n), pending: ended },
    ])
    expect(await codes(start, journal([{ void: ended }]))).toEqual(['done', 'done'])
    const fine = move(ana.bank, ana.client, 1n)
    const unknown = { ...ana.client, owner: idOf('nobody at all') }
    const table: [Journal, object][] = [
      [start, { code: 'same-again' }],
      [{ ...start, reason: 'another' }, { code: 'same-id-other-body' }],
      [
        journal([fine, { ...move(ana.client, ana.bank, 1n), pending: hold }]),
        { code: 'same-id-other-body', leg: 1 },
      ],
      [
        journal([fine, move(ana.client, ana.bank, 702n)]),
        { code: 'floor-broken', leg: 1, account: ana.client },
      ],
      [
        journal([{ ...move(ana.client, ana.bank, 701n), pending: idOf('v1') }]),
        { code: 'floor-broken', leg: 0, account: ana.client },
      ],
      [journal([move(ana.fees, ana.vault, 1n)]), { code: 'floor-broken', leg: 0, account: ana.vault }],
      [
        journal([{ ...move(ana.fees, ana.vault, 1n), pending: idOf('v2') }]),
        { code: 'floor-broken', leg: 0, account: ana.vault },
      ],
      [
        journal([fine, move(ana.bank, gone.client, 1n)]),
        { code: 'account-closed', leg: 1, account: gone.client },
      ],
      [journal([fine, move(unknown, ana.bank, 1n)]), { code: 'unknown-account', leg: 1, account: unknown }],
      [journal([fine, move(ana.bank, unknown, 1n)]), { code: 'unknown-account', leg: 1, account: unknown }],
      [journal([move(ana.bank, dollars.client, 1n)]), { code: 'currency-mismatch', leg: 0 }],
      [
        journal([{ ...move(ana.bank, ana.client, 1n), currency: 'USD' }]),
        { code: 'currency-mismatch', leg: 0 },
      ],
      [journal([fine, { post: ended }]), { code: 'already-resolved', leg: 1 }],
      [journal([fine, { void: ended }]), { code: 'already-resolved', leg: 1 }],
      [journal([fine, { post: idOf('never held') }]), { code: 'unknown-pending', leg: 1 }],
      [journal([fine, { void: idOf('never held') }]), { code: 'unknown-pending', leg: 1 }],
      [journal([fine, { post: hold, amountMinor: 301n }]), { code: 'amount-invalid', leg: 1 }],
      [journal([fine, { post: hold, amountMinor: 0n }]), { code: 'amount-invalid', leg: 1 }],
      [journal([move(ana.bank, ana.client, 0n)]), { code: 'amount-invalid', leg: 0 }],
      [journal([move(ana.bank, ana.client, -1n)]), { code: 'amount-invalid', leg: 0 }],
      [journal([move(ana.bank, ana.client, AMOUNT_MINOR_MAX + 1n)]), { code: 'amount-invalid', leg: 0 }],
    ]
    for (const [given, verdict] of table) {
      const before = await books.work((work) => balances(work, Object.values(ana)))
      expect(await books.post(given)).toEqual([{ journal: given.id, ...verdict }])
      expect(await books.work((work) => balances(work, Object.values(ana)))).toEqual(before)
    }
    // All in one batch, each between valid neighbours: the verdicts are the same and every neighbour is done.
    const batch = table.flatMap(([given]) => [journal([move(ana.bank, ana.fees, 1n)]), given])
    const verdicts = await books.post(...batch)
    expect(verdicts.filter((_, index) => index % 2 === 1)).toEqual(
      table.map(([given, verdict]) => ({ journal: given.id, ...verdict })),
    )
    expect(new Set(verdicts.filter((_, index) => index % 2 === 0).map((verdict) => verdict.code))).toEqual(
      new Set(['done']),
    )
    expect(await balance(ana.client)).toMatchObject({ postedMinor: 1000n, availableMinor: 700n })
    expect(await balance(ana.fees)).toMatchObject({ postedMinor: BigInt(table.length) })
  })

  test('a malformed journal: the call throws and nothing of it is written', async () => {
    const { bank, client } = await openFor(books, 'malformed')
    const good = journal([move(bank, client, 1n)])
    const bad: Journal[] = [
      journal([]),
      journal([move(bank, bank, 1n)]),
      journal([move(bank, client, 1n)], { id: '1,2' }),
      journal([move(bank, client, 1n)], { subject: idOf('x').toUpperCase() }),
      journal([move(bank, client, 1n)], { reason: 'a\0b' }),
      journal([move(bank, { ...client, owner: '},{' }, 1n)]),
      journal([{ ...move(bank, client, 1n), pending: idOf('own') }, { void: idOf('own') }]),
      journal([move(bank, client, 1n)], { effectiveAt: new Date(Number.NaN) }),
    ]
    for (const journalOfABug of bad)
      await expect(books.post(good, journalOfABug)).rejects.toThrow(/^journal /)
    expect(await balance(client)).toMatchObject({ postedMinor: 0n })
  })

  test('text with characters that need quoting: stored unchanged', async () => {
    const { bank, client } = await openFor(books, 'text')
    const reason = `"quoted", {braces}, back\\slash, NULL, ñ, ', $1`
    const subject = idOf('text subject')
    expect(await codes(journal([move(bank, client, 1n)], { reason, subject }))).toEqual(['done'])
    const { rows } = await books.app.query('select reason from ledger.journal where subject = $1', [subject])
    expect(rows).toEqual([{ reason }])
  })
})

describe('many journals in one call', () => {
  test('2001 journals in one call: each is posted, wherever the call is divided', async () => {
    const { bank, client } = await openFor(books, 'many')
    const verdicts = await codes(...Array.from({ length: 2001 }, () => journal([move(bank, client, 1n)])))
    expect(verdicts).toEqual(Array.from({ length: 2001 }, () => 'done'))
    expect(await balance(client)).toMatchObject({ postedMinor: 2001n })
  })

  test('the largest allowed amount: posted', async () => {
    const { bank, client } = await openFor(books, 'largest')
    expect(await codes(journal([move(bank, client, AMOUNT_MINOR_MAX)]))).toEqual(['done'])
  })

  test('legs of several journals: each recorded with its own journal', async () => {
    const { bank, client, fees } = await openFor(books, 'several')
    const [one, two] = [idOf('several one'), idOf('several two')]
    await books.post(
      journal([move(bank, client, 5n), move(client, fees, 1n)], { subject: one }),
      journal([move(bank, client, 7n)], { subject: two }),
      journal([move(client, fees, 2n), move(bank, fees, 3n)], { subject: two }),
    )
    const amounts = async (subject: string) =>
      (await books.work((work) => journalsOf(work, subject))).map(({ legs }) =>
        legs.map(({ leg, amountMinor }) => [leg, amountMinor]),
      )
    expect(await amounts(one)).toEqual([
      [
        [0, 5n],
        [1, 1n],
      ],
    ])
    expect(await amounts(two)).toEqual([
      [[0, 7n]],
      [
        [0, 2n],
        [1, 3n],
      ],
    ])
  })
})

describe('order within a batch', () => {
  test('a journal that spends what an earlier one of the batch brought: done; what a later one brings: refused', async () => {
    const { bank, client } = await openFor(books, 'order')
    const spend = () => journal([move(client, bank, 10n)])
    const fund = () => journal([move(bank, client, 10n)])
    expect(await codes(fund(), spend(), spend(), fund())).toEqual(['done', 'done', 'floor-broken', 'done'])
    expect(await codes(spend(), spend())).toEqual(['done', 'floor-broken'])
  })

  test('a journal that fails at a late leg: none of its earlier legs is recorded', async () => {
    const { bank, client, fees, vault } = await openFor(books, 'legs')
    expect(await codes(journal([move(fees, vault, 5n), move(vault, fees, 5n)]))).toEqual(['floor-broken'])
    expect(await codes(journal([move(vault, fees, 5n), move(fees, vault, 5n)]))).toEqual(['done'])
    expect(await codes(journal([move(bank, client, 5n), move(client, fees, 5n)]))).toEqual(['done'])
    expect(await codes(journal([move(client, fees, 5n), move(bank, client, 5n)]))).toEqual(['floor-broken'])
    expect(
      await codes(
        journal([move(bank, client, 5n), move(client, fees, 6n)]),
        journal([move(client, fees, 1n)]),
      ),
    ).toEqual(['floor-broken', 'floor-broken'])
    expect(await balance(fees)).toMatchObject({ postedMinor: 5n })
  })

  test('pending transfers opened and ended by journals of one call: recorded in order; a repeated journal: done once', async () => {
    const { bank, client, fees } = await openFor(books, 'one call')
    const hold = idOf('one call hold')
    const fund = journal([move(bank, client, 100n)])
    const open = journal([{ ...move(client, fees, 60n), pending: hold }])
    const verdicts = await codes(
      fund,
      open,
      fund,
      { ...fund, kind: 'other' },
      journal([{ post: hold, amountMinor: 40n }]),
      journal([{ void: hold }]),
      open,
    )
    expect(verdicts).toEqual([
      'done',
      'done',
      'same-again',
      'same-id-other-body',
      'done',
      'already-resolved',
      'same-again',
    ])
    expect(await balance(client)).toMatchObject({
      postedMinor: 60n,
      pendingDebitMinor: 0n,
      availableMinor: 60n,
    })
    expect(await balance(fees)).toMatchObject({ postedMinor: 40n, pendingCreditMinor: 0n })
  })

  test('several currencies in one journal: all legs or none', async () => {
    const pesos = await openFor(books, 'fx')
    const dollars = await openFor(books, 'fx', 'USD')
    const exchange = () =>
      journal([move(pesos.client, pesos.fees, 900n), move(dollars.fees, dollars.client, 1n)])
    expect(await codes(exchange())).toEqual(['floor-broken'])
    expect(await codes(journal([move(pesos.bank, pesos.client, 900n)]), exchange())).toEqual(['done', 'done'])
    expect(await balance(dollars.client)).toMatchObject({ postedMinor: 1n })
    expect(await balance(dollars.fees)).toMatchObject({ postedMinor: -1n })
  })
})
