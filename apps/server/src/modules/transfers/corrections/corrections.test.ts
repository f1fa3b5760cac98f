import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import type {
  ApprovalWire,
  StaffTransfer,
  StuckTransferWire,
  TransferActionWire,
} from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, recipientBody, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf, type Outcomes } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'
import { hours } from '../../../../test/test-clock.ts'

let life: RunningEnvironment
let persona: Client
let out: Outcomes
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  out = outcomesOf(life, persona)
})
afterAll(async () => life?.close())

const days = (count: number) => hours(24 * count)
const details = () => recipientBody().details
const correct = (id: string, body: object) =>
  persona.post<TransferWire>(`/api/transfers/${id}/correction`, body)

/** Deletes earlier returns, so that each test starts without one. */
const forgetReturns = () =>
  asOwner(life, "update transfers.correction set opened_at = opened_at - interval '2 years'")

async function paid(name: string): Promise<TransferWire> {
  const ordered = await life.order(persona, { recipient: { name } })
  await life.pay(persona, ordered.id)
  return ordered
}

const recipientOf = async ({ recipient }: TransferWire) =>
  (await persona.get<RecipientWire>(`/api/recipients/${recipient.id}`)).body

/** Changes the status of the transfer's latest attempt at the sandbox rail. */
async function push(id: string, to: 'credited' | 'rejected' | 'returned', code?: string): Promise<void> {
  await life.controlSandbox(`/control/payouts/${await latestAttempt(id)}/advance`, {
    to,
    ...(code === undefined ? {} : { code }),
  })
}

async function latestAttempt(id: string): Promise<string> {
  const rows = await asOwner<{ id: string }>(
    life,
    "select id from payouts.payout where replace(transfer_id::text, '-', '') = $1 order by attempt desc limit 1",
    [id.slice(4)],
  )
  return rows[0]?.id ?? ''
}

/** A payout that the rail has accepted and keeps until the test sets its outcome. */
async function atTheRail(): Promise<TransferWire> {
  const ordered = await paid('Rosa Demora')
  await life.reaches(persona, ordered.id, 'sent-to-bank')
  return ordered
}

async function chargedMinor(): Promise<bigint> {
  const rows = await asOwner<{ sum: bigint }>(
    life,
    `select coalesce(sum(case when c.code = 'return-charges' then t.amount_minor else 0 end), 0)::bigint as sum
     from ledger.transfer t join ledger.account c on c.id = t.credit_account`,
  )
  return rows[0]?.sum ?? 0n
}

describe('a rejected payout', () => {
  it('keeps the bought money; the customer corrects it; a second attempt delivers it', async () => {
    await forgetReturns()
    const ordered = await paid('Rosa Rechazo')
    const asked = await life.reaches(persona, ordered.id, 'needs-correction')
    expect(asked.correction).toMatchObject({
      reason: 'account-closed',
      attempt: 1,
      refund: { whole: true, chargeMinor: '0' },
    })
    expect(JSON.stringify(asked)).not.toContain('beneficiary-')
    expect(asked.refunded).toBeUndefined()

    const wrong = await correct(ordered.id, { details: { ...details(), routingNumber: '021000022' } })
    expect([wrong.status, wrong.body.fields?.[0]?.at]).toEqual([422, 'details.routingNumber'])
    const fixed = await correct(ordered.id, { name: 'Rosa Corregida', details: details() })
    expect(fixed.status).toBe(200)
    expect(fixed.body.recipient).toMatchObject({ name: 'Rosa Corregida', accountEnding: '0000' })
    const delivered = await life.reaches(persona, ordered.id, 'delivered')
    expect(delivered.price).toEqual(ordered.price)
    expect(delivered.timeline.map(({ step, status }) => `${step} ${status}`)).toEqual([
      'ordered done',
      'payment-received done',
      'converted done',
      'sent-to-bank done',
      'returned problem',
      'needs-correction done',
      'sent-to-bank done',
      'delivered done',
    ])
    const soporte = await life.signedIn('soporte')
    const { body: shown } = await soporte.get<StaffTransfer>(`/api/transfers/${ordered.id}`)
    expect(shown.recipient).toMatchObject({ name: 'Rosa Corregida' })
    expect(shown.formerRecipients).toEqual([
      { name: 'Rosa Rechazo', accountEnding: '0000', until: expect.any(String) as string },
    ])
    expect((await correct(ordered.id, { details: details() })).body.code).toBe('not-in-this-state')
    await out.allQuiet()
  })

  it.each([
    ['account-closed', 'details.accountNumber'],
    ['beneficiary-unknown', 'name'],
  ])('corrected without a change after %s: refused at %s, and nothing is sent', async (code, at) => {
    await forgetReturns()
    const ordered = await atTheRail()
    await push(ordered.id, 'rejected', code)
    await life.reaches(persona, ordered.id, 'needs-correction')
    const kept = (await recipientOf(ordered)).details
    const same = await correct(ordered.id, { name: '  Rosa Demora', details: kept })
    expect([same.status, same.body.code, same.body.fields]).toEqual([
      422,
      'fields-wrong',
      [{ at, fault: 'as-rejected' }],
    ])
    expect((await correct(ordered.id, { details: kept })).status).toBe(422)
    expect((await out.seen(ordered.id)).correction?.attempt).toBe(1)
    await persona.post(`/api/transfers/${ordered.id}/refund-choice`, {})
    await life.reaches(persona, ordered.id, 'refunded')
    await out.allQuiet()
  })

  it('not corrected within five banking days: refunded in full, fee and IVA included', async () => {
    await forgetReturns()
    const ordered = await paid('Rosa Imposible')
    await life.reaches(persona, ordered.id, 'needs-correction')
    await life.moveClock(days(21))
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect([refunded.refunded?.amount, refunded.refundReason, refunded.refundCharge]).toEqual([
      '200000',
      'payout-returned',
      undefined,
    ])
    await out.allQuiet()
  })

  it('for a reason that nobody can correct: refunded automatically', async () => {
    await forgetReturns()
    const ordered = await atTheRail()
    await push(ordered.id, 'rejected', 'beneficiary-deceased')
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect(refunded.refunded?.amount).toBe('200000')
    await out.allQuiet()
  })

  it('a second time within a year: costs the partner’s charge, as disclosed to the customer', async () => {
    await forgetReturns()
    const ordered = await paid('Rosa Imposible')
    await life.reaches(persona, ordered.id, 'needs-correction')
    await correct(ordered.id, { details: details() })
    const again = await out.until(ordered.id, ({ correction }) =>
      correction?.attempt === 2 ? correction : undefined,
    )
    expect(again.refund).toEqual({ whole: false, chargeMinor: '3500' })
    const before = await chargedMinor()
    await persona.post(`/api/transfers/${ordered.id}/refund-choice`, {})
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect(refunded.refundCharge?.amount).toBe('3500')
    expect((await chargedMinor()) - before).toBe(3500n)
    expect(Number(refunded.refunded?.amount)).toBeLessThanOrEqual(200_000)
    expect(Number(refunded.refunded?.amount)).toBeGreaterThan(180_000)
    await out.allQuiet()
  })
})

describe('a correction to a recipient on a list', () => {
  const review = async (analyst: Client, id: string) =>
    (await analyst.get<{ items: { id: string; transferId: string }[] }>('/api/reviews')).body.items.find(
      ({ transferId }) => transferId === id,
    )?.id ?? ''

  it.each([
    ['release', 'delivered'],
    ['refuse', 'refunded'],
  ] as const)('reviewed by two people; %s ends %s', async (outcome, end) => {
    await forgetReturns()
    const [analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
    const ordered = await paid('Rosa Imposible')
    await life.reaches(persona, ordered.id, 'needs-correction')
    const checked = await correct(ordered.id, { name: 'Bloqueado Demo', details: details() })
    expect(checked.body.state).toBe('checking')
    expect(JSON.stringify(checked.body)).not.toMatch(/hit|screen|list|review/i)
    const path = `/api/reviews/${await review(analyst, ordered.id)}`
    await analyst.post(`${path}/proposal`, { outcome, note: 'Corregido' })
    expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
    await life.reaches(persona, ordered.id, end)
    // Only data that passed the review is stored in the recipient.
    const { name } = await recipientOf(ordered)
    expect(name).toBe(outcome === 'release' ? 'Bloqueado Demo' : 'Rosa Imposible')
    await out.allQuiet()
  })
})

describe('a payout returned after delivery', () => {
  it('after three weeks: refunded at the day’s rate less the partner’s charge; the fee stays earned', async () => {
    await forgetReturns()
    const ordered = await paid('Rosa Retorno')
    await life.reaches(persona, ordered.id, 'delivered')
    await life.moveClock(days(22))
    const asked = await life.reaches(persona, ordered.id, 'needs-correction')
    expect(asked.correction?.refund).toEqual({ whole: false, chargeMinor: '3500' })
    await persona.post(`/api/transfers/${ordered.id}/refund-choice`, {})
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect(refunded.refundCharge?.amount).toBe('3500')
    expect(Number(refunded.refunded?.amount)).toBeLessThan(200_000)
    await out.allQuiet()
  })

  it('corrected and delivered again: nothing is earned twice', async () => {
    await forgetReturns()
    const ordered = await paid('Rosa Devuelve')
    await life.reaches(persona, ordered.id, 'needs-correction')
    expect((await correct(ordered.id, { name: 'Rosa Otra', details: details() })).status).toBe(200)
    await life.reaches(persona, ordered.id, 'delivered')
    const staff = await life.signedIn('soporte')
    const { body } = await staff.get<StaffTransfer>(`/api/transfers/${ordered.id}`)
    const earned = body.journals.flatMap(({ legs }) =>
      legs.filter(({ state, credit }) => state === 'post' && credit === 'fee-income'),
    )
    expect(earned.map(({ amount }) => amount)).toEqual([ordered.price.fee.net.amount])
    await out.allQuiet()
  })

  it('the rail’s message is lost: detected within a day', async () => {
    await forgetReturns()
    const ordered = await paid('Rosa Retorno')
    await life.reaches(persona, ordered.id, 'delivered')
    await life.controlSandbox('/control/failures', { partner: 'rails', kind: 'webhooks-off' })
    await life.moveClock(days(23))
    await life.reaches(persona, ordered.id, 'needs-correction')
    await life.controlSandbox('/control/failures', { partner: 'rails', kind: 'none' })
    await persona.post(`/api/transfers/${ordered.id}/refund-choice`, {})
    await life.reaches(persona, ordered.id, 'refunded')
    await out.allQuiet()
  })
})

describe('a return that the customer cannot correct', () => {
  const propose = (client: Client, id: string, action: string) =>
    client.post<TransferActionWire>(`/api/transfers/${id}/actions`, { action, note: 'El banco ya responde' })

  it('two members of staff order it again from their queue', async () => {
    await forgetReturns()
    const [treasury, officer] = [await life.signedIn('tesoreria'), await life.signedIn('oficial')]
    const ordered = await atTheRail()
    await push(ordered.id, 'rejected', 'currency-not-supported')
    const returned = await life.reaches(persona, ordered.id, 'returned')
    expect(returned.correction).toMatchObject({ reason: 'other', attempt: 1 })
    expect((await correct(ordered.id, { details: details() })).body.code).toBe('not-in-this-state')
    const queue = await treasury.get<{ items: StuckTransferWire[] }>('/api/stuck-transfers')
    expect(queue.body.items).toContainEqual(expect.objectContaining({ id: ordered.id, why: 'returned' }))

    expect((await propose(treasury, ordered.id, 'unfreeze')).body.code).toBe('not-in-this-state')
    const proposed = await propose(treasury, ordered.id, 'retry-payout')
    expect(proposed.status).toBe(201)
    expect((await propose(officer, ordered.id, 'refund')).body.code).toBe('already-proposed')
    const path = `/api/approvals/${proposed.body.id}/decision`
    expect((await treasury.post(path, { decision: 'confirm' })).body.code).toBe('same-person')
    expect((await officer.get<StaffTransfer>(`/api/transfers/${ordered.id}`)).body.actions).toHaveLength(1)
    const confirmed = await officer.post<ApprovalWire>(path, { decision: 'confirm' })
    expect([confirmed.status, confirmed.body.state]).toEqual([200, 'confirmed'])
    expect((await officer.post(path, { decision: 'confirm' })).body.code).toBe('no-proposal')
    await life.reaches(persona, ordered.id, 'sent-to-bank')
    await push(ordered.id, 'credited')
    await life.reaches(persona, ordered.id, 'delivered')
    await out.allQuiet()
  })

  it('two people refund it; after five banking days it is refunded automatically', async () => {
    await forgetReturns()
    const [treasury, officer] = [await life.signedIn('tesoreria'), await life.signedIn('oficial')]
    const [one, other] = await Promise.all([atTheRail(), atTheRail()])
    for (const { id } of [one, other]) {
      await push(id, 'rejected', 'unknown-rail')
    }
    for (const { id } of [one, other]) await life.reaches(persona, id, 'returned')
    const proposed = await propose(officer, one.id, 'refund')
    await treasury.post(`/api/approvals/${proposed.body.id}/decision`, { decision: 'confirm' })
    await life.reaches(persona, one.id, 'refunded')
    await life.moveClock(days(21))
    await life.reaches(persona, other.id, 'refunded')
    await out.allQuiet()
  })
})
