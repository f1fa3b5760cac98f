import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TransferWire } from '@puente/contract/customer'
import { derivedId } from '../../platform/ids.ts'
import { faultsAfter } from '../../../test/aftermath.ts'
import type { Answer, Client } from '../../../test/client.ts'
import { appPool } from '../../../test/database.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { readOutside } from '../../../test/outside.ts'
import { asOwner } from '../../../test/owner.ts'
import { createRuntime, type Runtime } from '../../platform/work.ts'
import { account, availableMinor, book, move } from '../books/index.ts'
import { payinJobs } from '../payins/index.ts'
import { payoutJobs } from '../payouts/index.ts'
import { convertFunded } from './funding/convert.ts'
import { sweepCorrections } from './refunds/refund-instead.ts'

/* Race conditions known to lose money, each by its name. Cancel against pay is in concurrency.test.ts. */

let life: RunningEnvironment
let persona: Client
/** A second worker's runtime with its own connections. */
let other: Runtime
let pool: ReturnType<typeof appPool>
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  pool = appPool(life.databaseUrl)
  other = createRuntime({ ...life.runtime, pool })
})
afterAll(async () => {
  await pool?.end()
  await life?.close()
})
afterEach(async () => {
  const place = { databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }
  await expect.poll(() => faultsAfter(place), { timeout: 60_000, interval: 250 }).toEqual([])
}, 40_000)

const system = { kind: 'system', name: 'race' } as const
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const uuid = (id: string) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const received = (answers: readonly Answer<unknown>[]) =>
  answers.map(({ status, body }) => (status < 300 ? String(status) : body.code)).toSorted()

/** Runs a job once on a given runtime. */
function rounds(name: string): (runtime: Runtime) => Promise<unknown> {
  const jobs = [...payinJobs(life.ports), ...payoutJobs(life.ports.rails)]
  const job = jobs.find((one) => one.name === name)
  if (job === undefined) throw new Error(`no job ${name}`)
  return (runtime) => job.round(runtime)
}

async function partlyPaid(amount: string): Promise<TransferWire> {
  const ordered = await life.order(persona)
  await life.pay(persona, ordered.id, { amount })
  await expect
    .poll(
      async () =>
        (await persona.get<TransferWire>(`/api/transfers/${ordered.id}`)).body.payment?.receivedMinor,
      {
        timeout: 60_000,
      },
    )
    .toBe(amount)
  return ordered
}

describe('the overdraft race', () => {
  it('sixteen concurrent withdrawals of a transfer’s full balance: one succeeds, the others are refused', async () => {
    const ordered = await partlyPaid('50000')
    const funds = account('client-funds', 'CLP', uuid(ordered.id))
    const suspense = account('suspense', 'CLP')
    const spend = (nth: number) =>
      (nth % 2 === 0 ? life.runtime : other).work(system, (work) =>
        book(work, [
          {
            id: derivedId('race', ordered.id, String(nth)),
            kind: 'race',
            subject: uuid(ordered.id),
            legs: move(funds, suspense, 50_000n),
          },
        ]),
      )
    const settled = await Promise.allSettled(times(16, spend))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const available = await life.runtime.work(system, (work) =>
      availableMinor(work, 'client-funds', 'CLP', uuid(ordered.id)),
    )
    expect(available).toBe(0n)
    await life.runtime.work(system, (work) =>
      book(work, [
        {
          id: derivedId('race back', ordered.id),
          kind: 'race',
          subject: uuid(ordered.id),
          legs: move(suspense, funds, 50_000n),
        },
      ]),
    )
    expect((await persona.post(`/api/transfers/${ordered.id}/cancellation`, {})).status).toBe(200)
    await life.reaches(persona, ordered.id, 'refunded')
  })
})

describe('the double refund', () => {
  it('ordered by the customer, a deadline and staff concurrently, with two workers: the bank pays it once', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Rosa Rechazo' } })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'needs-correction')
    await asOwner(
      life,
      "update transfers.correction set due_at = opened_at + interval '1 microsecond' where closed_at is null",
    )
    const choose = () => persona.copy().post(`/api/transfers/${ordered.id}/refund-choice`, {})
    const settle = rounds('payins.refunds')
    const [answers, swept] = await Promise.all([
      Promise.all(times(6, choose)),
      Promise.all([life.runtime, other, life.runtime, other].map((runtime) => sweepCorrections(runtime))),
    ])
    const wins = received(answers).filter((code) => code === '200').length
    for (const code of received(answers)) expect(['200', 'not-in-this-state']).toContain(code)
    // The worker's own run may have refunded it.
    expect(wins + swept.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(1)
    await Promise.all(
      times(8, async (nth) => {
        await asOwner(life, "update payins.refund set due_at = '-infinity' where status = 'ready'")
        await settle(nth % 2 === 0 ? life.runtime : other)
      }),
    )
    await life.reaches(persona, ordered.id, 'refunded')
    const refunds = await asOwner<{ id: string }>(life, 'select id from payins.refund where order_id = $1', [
      uuid(ordered.id),
    ])
    const paid = readOutside(life.config.dataDir).refunds.filter(({ id }) =>
      refunds.some((one) => one.id === id),
    )
    expect(paid.map(({ amount, status }) => [amount, status])).toEqual([['200000', 'settled']])
  })
})

describe('two workers, one transfer', () => {
  it('converted once, and its payout submitted once', async () => {
    const ordered = await life.order(persona)
    await life.pay(persona, ordered.id)
    const submit = rounds('payouts.submit')
    const state = async () => (await persona.get<TransferWire>(`/api/transfers/${ordered.id}`)).body.state
    const until = Date.now() + 15_000
    while ((await state()) !== 'delivered' && Date.now() < until)
      await Promise.all(
        times(8, async (nth) => {
          const runtime = nth % 2 === 0 ? life.runtime : other
          // Their leases are removed: only locks protect against double work.
          await asOwner(
            life,
            "update transfers.transfer set lease_until = '-infinity' where state = 'funded'",
          )
          await convertFunded(runtime, life.ports.names)
          await asOwner(life, "update payouts.payout set due_at = '-infinity' where status = 'ready'")
          await submit(runtime)
        }),
      )
    await life.reaches(persona, ordered.id, 'delivered')
    const [journals] = await asOwner<{ converted: bigint; submitted: bigint; attempts: bigint }>(
      life,
      `select count(*) filter (where kind = 'transfer-converted') as converted,
              count(*) filter (where kind = 'transfer-payout-submitted') as submitted,
              (select count(*) from payouts.payout where transfer_id = $1) as attempts
       from ledger.journal where subject = $1`,
      [uuid(ordered.id)],
    )
    expect(journals).toEqual({ converted: 1n, submitted: 1n, attempts: 1n })
  })
})

describe('a webhook before the answer', () => {
  it('of a payout: the rail reports the credit before it answers the submission; delivered once', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Rosa Adelantado' } })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    const [came] = await asOwner<{ first: boolean; events: bigint }>(
      life,
      `select m.received_at < c.at + c.duration_ms * interval '1 millisecond' as first,
              (select count(*) from transfers.event where transfer_id = $1::uuid and to_state = 'delivered') as events
       from platform.partner_call c, platform.partner_message m, payouts.payout p
       where c.subject::text = $1::text and c.operation = 'submit-payout' and p.transfer_id = $1::uuid
         and m.type = 'payout.credited' and convert_from(m.body, 'utf8') like '%' || p.id || '%'`,
      [uuid(ordered.id)],
    )
    expect(came).toEqual({ first: true, events: 1n })
  })

  it('of a payment: the bank reports it before the customer’s browser has an answer; it counts once', async () => {
    const ordered = await life.order(persona, { amount: '209914' })
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    const payments = await asOwner(life, 'select from payins.payment where order_id = $1', [uuid(ordered.id)])
    expect(payments).toHaveLength(1)
  })
})
