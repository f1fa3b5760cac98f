import type { TransferWire } from '@puente/contract/customer'
import type { ReviewSummary, TransferActionWire } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { outcomesOf, type Outcomes } from '../../../test/outcomes.ts'
import { asOwner } from '../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
let analyst: Client
let officer: Client
let treasury: Client
let out: Outcomes
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  analyst = await life.signedIn('analista')
  officer = await life.signedIn('oficial')
  treasury = await life.signedIn('tesoreria')
  out = outcomesOf(life, persona)
})
afterAll(async () => life?.close())

let listed = 0
/** A paid order whose recipient was put on a list after the order. */
async function reviewedWithMoney(): Promise<TransferWire> {
  const name = `Vigilada Detenida ${'ABCDEFGH'[(listed += 1)]}`
  const ordered = await life.order(persona, { recipient: { name } })
  await life.controlSandbox('/control/names', { name, kind: 'person' })
  await life.pay(persona, ordered.id)
  return life.reaches(persona, ordered.id, 'checking')
}

const reviewOf = async (id: string) =>
  (await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')).body.items.find(
    ({ transferId }) => transferId === id,
  )?.id ?? ''

async function decide(id: string, outcome: string, by: Client = officer): Promise<string | number> {
  const path = `/api/reviews/${await reviewOf(id)}`
  await analyst.post(`${path}/proposal`, { outcome, note: 'Revisado' })
  const { status, body } = await by.decide(`${path}/decision`, 'confirm')
  return status === 200 ? status : body.code
}
const cancel = (id: string) => persona.post<TransferWire>(`/api/transfers/${id}/cancellation`, {})
const clientFunds = async () => (await life.openClearing()).filter((line) => line.startsWith('client-funds'))

describe('frozen money', () => {
  it('stays frozen, in neutral terms, until an officer and a second person release it', async () => {
    const checked = await reviewedWithMoney()
    expect(await decide(checked.id, 'freeze')).toBe(200)
    const stopped = await life.reaches(persona, checked.id, 'stopped')
    expect(JSON.stringify(stopped)).not.toMatch(/fr(ee|o)z|hit|screen|list|review/i)
    expect(await clientFunds()).toEqual(['client-funds 200000 CLP'])
    expect((await cancel(checked.id)).body.code).toBe('not-in-this-state')

    // More money for it is frozen too.
    await out.transferFor(checked, '30000')
    await expect.poll(clientFunds, { timeout: 60_000 }).toEqual(['client-funds 230000 CLP'])

    const proposed = await treasury.post<TransferActionWire>(`/api/transfers/${checked.id}/actions`, {
      action: 'unfreeze',
      note: 'La autoridad lo autorizó',
    })
    expect(proposed.body.awaitsOfficer).toBe(true)
    const path = `/api/approvals/${proposed.body.id}/decision`
    expect((await treasury.post(path, { decision: 'confirm' })).body.code).toBe('same-person')
    expect((await officer.post(path, { decision: 'confirm' })).status).toBe(200)
    const refunded = await life.reaches(persona, checked.id, 'refunded')
    expect([refunded.refunded?.amount, refunded.refundReason]).toEqual(['230000', 'stopped'])
    await out.allQuiet()
  })

  it('two analysts: cannot freeze; an officer is needed', async () => {
    const checked = await reviewedWithMoney()
    const [second] = await asOwner<{ id: string }>(
      life,
      "update access.staff set role = 'analyst' where role = 'admin' returning id",
    )
    const other = await life.signedIn('admin')
    expect(await decide(checked.id, 'freeze', other)).toBe('officer-needed')
    await asOwner(life, "update access.staff set role = 'admin' where id = $1", [second?.id])
    // The proposal is still open, and an officer may confirm it.
    const path = `/api/reviews/${await reviewOf(checked.id)}/decision`
    expect((await officer.decide(path, 'send-back')).status).toBe(200)
    expect(await decide(checked.id, 'refuse')).toBe(200)
    await life.reaches(persona, checked.id, 'refunded')
    await out.allQuiet()
  })
})

describe('a cancellation during a review', () => {
  it('without money: ends immediately, and the review with it', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Bloqueado Demo' } })
    expect(ordered.state).toBe('checking')
    expect((await cancel(ordered.id)).body.state).toBe('cancelled')
    expect(await reviewOf(ordered.id)).toBe('')
    await out.allQuiet()
  })

  it.each([
    ['release', 'cancelled'],
    ['refuse', 'stopped'],
  ] as const)('with money: waits for the review; %s refunds it', async (outcome, reason) => {
    const checked = await reviewedWithMoney()
    const asked = await cancel(checked.id)
    expect([asked.status, asked.body.state]).toEqual([200, 'checking'])
    expect(asked.body.cancelAskedAt).toBeDefined()
    expect(await decide(checked.id, outcome)).toBe(200)
    const refunded = await life.reaches(persona, checked.id, 'refunded')
    expect(refunded.refundReason).toBe(reason)
    await out.allQuiet()
  })
})

describe('a recall', () => {
  const recall = (id: string) => persona.post<TransferWire>(`/api/transfers/${id}/recall`, {})

  it('requested once, listed in the queue, answered by two people; returned money is refunded', async () => {
    const ordered = await life.order(persona, { recipient: { name: 'Rosa Demora' } })
    expect((await recall(ordered.id)).body.code).toBe('not-in-this-state')
    await life.pay(persona, ordered.id)
    const sent = await life.reaches(persona, ordered.id, 'sent-to-bank')
    expect(sent.mayRecall).toBe(true)
    const asked = await recall(ordered.id)
    expect(asked.body.recall?.outcome).toBeUndefined()
    expect(asked.body.mayRecall).toBeUndefined()
    expect((await recall(ordered.id)).body.recall).toEqual(asked.body.recall)
    const queue = await life.signedIn('soporte')
    expect((await queue.get<{ items: unknown[] }>('/api/stuck-transfers')).body.items).toContainEqual(
      expect.objectContaining({ id: ordered.id, why: 'recall' }),
    )
    const proposed = await treasury.post<TransferActionWire>(`/api/transfers/${ordered.id}/actions`, {
      action: 'recall-asked-bank',
      note: 'Llamamos al banco',
    })
    await officer.post(`/api/approvals/${proposed.body.id}/decision`, { decision: 'confirm' })
    expect((await out.seen(ordered.id)).recall?.outcome).toBe('asked-bank')
    const [payout] = await asOwner<{ id: string }>(
      life,
      "select id from payouts.payout where replace(transfer_id::text, '-', '') = $1",
      [ordered.id.slice(4)],
    )
    await life.controlSandbox(`/control/payouts/${payout?.id}/advance`, {
      to: 'rejected',
      code: 'account-closed',
    })
    const refunded = await life.reaches(persona, ordered.id, 'refunded')
    expect(refunded.refunded?.amount).toBe('200000')
    await out.allQuiet()
  })
})
