/* long: one test environment covers every way in which a debtor pays */
import { toWireId } from '@puente/contract'
import type { DebtWire } from '@puente/contract/customer'
import type { PayinWire, ReceivableCaseWire, SuspenseWire } from '@puente/contract/staff'
import fc from 'fast-check'
import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { faultsAfter } from '../../../../test/aftermath.ts'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { unmatchedMoneyOf, uuidOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'

let life: RunningEnvironment
let kit: UnmatchedMoney
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 100 }
const own = { rut: '11.222.333-9', name: 'Persona Demo' }
const outsider = { rut: '12.345.678-5', name: 'Otra Persona Ficticia' }
const quiet = () =>
  expect
    .poll(() => faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }), PATIENCE)
    .toEqual([])
afterEach(quiet)

interface Owed {
  readonly id: string
  readonly outstanding: number
  readonly orderId: string
  readonly orderReference: string
}

/** A delivered order whose payment the bank reversed: the customer's debt is the full amount. */
async function debtOf(amount: string): Promise<Owed> {
  const ordered = await life.order(persona, { amount })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'delivered')
  await kit.reverse(amount)
  const find = async () =>
    (
      await life.pool.query<{ id: string; outstanding: number }>(
        `select id, outstanding_minor::int as outstanding from payins.receivable where order_id = $1`,
        [uuidOf(ordered.id)],
      )
    ).rows[0]
  await expect.poll(find, PATIENCE).toBeDefined()
  const row = await find()
  return {
    id: row?.id ?? '',
    outstanding: row?.outstanding ?? 0,
    orderId: uuidOf(ordered.id),
    orderReference: ordered.payment?.reference ?? '',
  }
}

const outstanding = async (id: string) =>
  (
    await life.pool.query<{ left: number }>(
      'select outstanding_minor::int as left from payins.receivable where id = $1',
      [id],
    )
  ).rows[0]?.left
const referenceOf = async (id: string) => (await debtAt(id)).reference
const debtAt = async (id: string) =>
  (await persona.get<DebtWire>(`/api/debts/${toWireId('receivable', id)}`)).body
/** Amount refunded to this RUT for payments with this text, once the bank has settled it. */
const sentBack = async (bankPayments: readonly string[]) =>
  (
    await life.pool.query<{ minor: number }>(
      `select coalesce(sum(r.amount_minor), 0)::int as minor from payins.refund r
       join payins.payment p on p.id = r.payment_id
       where p.id = any($1::uuid[]) and r.status = 'settled'`,
      [bankPayments],
    )
  ).rows[0]?.minor
const paymentsSince = async (at: Date) =>
  (
    await life.pool.query<{ id: string }>('select id from payins.payment where received_at > $1', [at])
  ).rows.map(({ id }) => id)
const lastReceived = async () =>
  (await life.pool.query<{ at: Date | null }>('select max(received_at) as at from payins.payment')).rows[0]
    ?.at ?? new Date(0)

/** Amount received since then without a reference and suspended, because no debt was left. */
const suspendedSince = async (at: Date) =>
  (
    await life.pool.query<{ minor: number }>(
      `select coalesce(sum(amount_minor), 0)::int as minor from payins.payment
       where received_at > $1 and why = 'no-reference' and status = 'suspense'`,
      [at],
    )
  ).rows[0]?.minor ?? 0

describe('a debtor who pays with the order’s reference', () => {
  it('two payments: both reduce the debt, and the excess is refunded', async () => {
    const debt = await debtOf('201101')
    await life.transferTo({ ...own, amount: '100000', reference: debt.orderReference })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(101101)
    expect(await debtAt(debt.id)).toMatchObject({
      status: 'open',
      received: { amount: '100000' },
      remaining: { amount: '101101' },
      parts: [{ source: 'order', amount: { amount: '100000' } }],
      account: { bank: expect.any(String) as string },
    })
    const before = await lastReceived()
    await life.transferTo({ ...own, amount: '110000', reference: debt.orderReference })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
    await expect.poll(async () => sentBack(await paymentsSince(before)), PATIENCE).toBe(8899)
  })
})

describe('a debtor who pays with the debt’s reference', () => {
  it('several payments: each is recorded, the excess is refunded, and the receipt lists them', async () => {
    const debt = await debtOf('201102')
    const reference = await referenceOf(debt.id)
    expect(reference).toMatch(/^PD[2-9A-HJ-NP-Z]{8}$/)
    const path = `/api/debts/${toWireId('receivable', debt.id)}/receipt`
    expect((await persona.get(path)).body.code).toBe('not-in-this-state')
    await life.transferTo({ ...own, amount: '1102', reference: `pago ${reference.toLowerCase()} gracias` })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(200000)
    await life.transferTo({ ...own, amount: '200500', reference })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
    const paid = await debtAt(debt.id)
    expect(paid).toMatchObject({
      status: 'paid',
      received: { amount: '201102' },
      sentBack: { amount: '500' },
      parts: [
        { source: 'payment', amount: { amount: '1102' } },
        { source: 'payment', amount: { amount: '200000' } },
      ],
    })
    expect(paid.account).toBeUndefined()
    const file = await fetch(new URL(path, persona.url), { headers: { cookie: persona.cookie ?? '' } })
    const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true })
    const said = text.replaceAll(/\s+/g, ' ')
    for (const words of [reference, '$201.102', '$1.102', '$200.000', 'Pagaste $500 CLP de más'])
      expect(said).toContain(words)
    const seen = (
      await kit.treasury.get<ReceivableCaseWire>(`/api/receivables/${toWireId('receivable', debt.id)}`)
    ).body
    expect(seen).toMatchObject({ reference, received: paid.received, sentBack: paid.sentBack })
    expect(seen.parts.map(({ amount }) => amount)).toEqual(paid.parts.map(({ amount }) => amount))
  })

  it('the debt is paid already: the full payment is refunded', async () => {
    const debt = await debtOf('201103')
    const reference = await referenceOf(debt.id)
    await life.transferTo({ ...own, amount: '201103', reference })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
    const before = await lastReceived()
    await life.transferTo({ ...own, amount: '33333', reference })
    await expect.poll(async () => sentBack(await paymentsSince(before)), PATIENCE).toBe(33333)
  })

  it('another RUT: the debt stays and the payment is suspended', async () => {
    const debt = await debtOf('201104')
    const reference = await referenceOf(debt.id)
    const item = await kit.suspended({ ...outsider, amount: '201104', reference })
    expect(item.why).toBe('other-rut')
    expect(await outstanding(debt.id)).toBe(201104)
    await life.transferTo({ ...own, amount: '201104', reference })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
  })

  it('a payment that the bank reverses: the debt is open again, and can be paid again', async () => {
    const debt = await debtOf('201105')
    await life.transferTo({ ...own, amount: '201205', reference: await referenceOf(debt.id) })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
    await kit.reverse('201205')
    const open = async () =>
      (await persona.get<{ items: DebtWire[] }>('/api/debts')).body.items.filter(
        ({ status }) => status === 'open',
      )
    await expect.poll(async () => (await open()).length, PATIENCE).toBe(1)
    const [again] = await open()
    await life.transferTo({
      ...own,
      amount: again?.remaining.amount ?? '',
      reference: again?.reference ?? '',
    })
    await expect.poll(open, PATIENCE).toEqual([])
  })
})

describe('a debtor who pays without a reference', () => {
  it('one debt and no open order: a part reduces it, and the excess of the rest is refunded', async () => {
    const debt = await debtOf('201107')
    await life.transferTo({ ...own, amount: '1107', reference: 'hola' })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(200000)
    const before = await lastReceived()
    await life.transferTo({ ...own, amount: '200300', reference: '' })
    await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
    await expect.poll(async () => sentBack(await paymentsSince(before)), PATIENCE).toBe(300)
    const [paid] = await paymentsSince(before)
    const seen = await kit.treasury.get<PayinWire>(`/api/payins/${toWireId('payment', paid ?? '')}`)
    expect(seen.body).toMatchObject({ status: 'applied', why: 'only-debt' })
  })

  it('several debts or an open order: staff choose among them, and the excess is refunded', async () => {
    const orders = [
      await life.order(persona, { amount: '201108' }),
      await life.order(persona, { amount: '201109' }),
    ]
    const open = await life.order(persona, { amount: '50500' })
    for (const { id } of orders) {
      await life.pay(persona, id)
      await life.reaches(persona, id, 'delivered')
    }
    for (const amount of ['201108', '201109']) await kit.reverse(amount)
    const owed = async () =>
      (
        await life.pool.query<{ id: string; amount: number }>(
          `select id, amount_minor::int as amount from payins.receivable where status = 'open' order by amount_minor`,
        )
      ).rows
    await expect.poll(async () => (await owed()).length, PATIENCE).toBe(2)
    const [first, second] = await owed()
    const choose = async (amount: string, receivableId: string | undefined) => {
      const item = await kit.suspended({ ...own, amount, reference: 'hola' })
      const { receivables } = (await kit.treasury.get<SuspenseWire>(`/api/suspense/${item.id}`)).body
      const body = { action: 'match', receivableId, note: 'Paga su deuda' }
      expect((await kit.decided(`/api/suspense/${item.id}`, body)).status).toBe(200)
      return receivables.map(({ id }) => id)
    }
    const wire = (one: typeof first) => toWireId('receivable', one?.id ?? '')
    expect((await choose('101108', wire(first))).toSorted()).toEqual([wire(first), wire(second)].toSorted())
    expect(await outstanding(first?.id ?? '')).toBe(100000)
    const before = await lastReceived()
    await choose('100400', wire(first))
    expect(await outstanding(first?.id ?? '')).toBe(0)
    await expect.poll(async () => sentBack(await paymentsSince(before)), PATIENCE).toBe(400)
    // One debt is left. The open order of another amount could be meant too.
    expect(await choose('1109', wire(second))).toEqual([wire(second)])
    await persona.post(`/api/transfers/${open.id}/cancellation`, {})
    await life.transferTo({ ...own, amount: '200000', reference: 'hola' })
    await expect.poll(owed, PATIENCE).toEqual([])
  })
})

test('a company’s debt: users of other customers cannot read it', async () => {
  const debt = await debtOf('201106')
  const empresa = await life.signedIn('empresa')
  expect((await empresa.get(`/api/debts/${toWireId('receivable', debt.id)}`)).status).toBe(404)
  expect((await empresa.get<{ items: DebtWire[] }>('/api/debts')).body.items).toEqual([])
  await life.transferTo({ ...own, amount: '201106', reference: debt.orderReference })
  await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
})

const part = fc.record({
  // Amounts that end in 99 and two more digits trigger special behaviour of the sandbox bank.
  amount: fc
    .integer({ min: 500, max: 60_000 })
    .filter((amount) => Math.floor((amount % 10_000) / 100) !== 99),
  names: fc.constantFrom('debt', 'order', 'order in words', 'debt of another RUT', 'nothing'),
})

test('any payments in any order, concurrently: the debt is reduced once by what its debtor paid, and the rest is refunded', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 1, maxLength: 7 }),
      fc.boolean(),
      async (parts, batchedQuery) => {
        run += 1
        const debt = await debtOf(String(90_000 + run))
        const reference = await referenceOf(debt.id)
        const before = await lastReceived()
        const pay = ({ amount, names }: (typeof parts)[number]) =>
          life.transferTo({
            ...(names === 'debt of another RUT' ? outsider : own),
            amount: String(amount),
            reference: {
              debt: reference,
              order: debt.orderReference,
              'order in words': `para ${debt.orderReference.toLowerCase()} gracias`,
              'debt of another RUT': reference,
              nothing: 'hola',
            }[names],
          })
        if (batchedQuery) await Promise.all(parts.map(pay))
        else for (const one of parts) await pay(one)
        const sum = (of: typeof parts) => of.reduce((total, { amount }) => total + amount, 0)
        const owed = debt.outstanding
        await expect.poll(async () => (await paymentsSince(before)).length, PATIENCE).toBe(parts.length)
        // Without a reference a payment reduces the debt until it is paid; later ones are suspended.
        const suspended = await suspendedSince(before)
        const repaid = sum(parts.filter(({ names }) => names !== 'debt of another RUT')) - suspended
        await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(Math.max(0, owed - repaid))
        await expect
          .poll(async () => sentBack(await paymentsSince(before)), PATIENCE)
          .toBe(Math.max(0, repaid - owed))
        const { parts: kept } = await debtAt(debt.id)
        expect(kept.reduce((total, { amount }) => total + Number(amount.amount), 0)).toBe(
          Math.min(repaid, owed),
        )
        // The next run starts without a debt.
        const left = owed - Math.min(repaid, owed)
        if (left > 0) await life.transferTo({ ...own, amount: String(left), reference })
        await expect.poll(() => outstanding(debt.id), PATIENCE).toBe(0)
        await quiet()
      },
    ),
    { numRuns: 8 },
  )
}, 300_000)
