import type { RecipientWire, TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, recipientBody, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf, type Outcomes } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
let out: Outcomes
beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  out = outcomesOf(life, persona)
})
afterAll(async () => life?.close())

const details = () => recipientBody().details
const correct = (id: string, body: object) =>
  persona.post<TransferWire>(`/api/transfers/${id}/correction`, body)
/** Deletes earlier returns, so that each test starts without one. */
const forgetReturns = () =>
  asOwner(life, "update transfers.correction set opened_at = opened_at - interval '2 years'")
const recipientOf = async ({ recipient }: TransferWire) =>
  (await persona.get<RecipientWire>(`/api/recipients/${recipient.id}`)).body

async function paid(name: string): Promise<TransferWire> {
  const ordered = await life.order(persona, { recipient: { name } })
  await life.pay(persona, ordered.id)
  return ordered
}

describe('a recipient whose account was rejected', () => {
  it('a corrected payout: the recipient gets the corrected account and keeps its id', async () => {
    await forgetReturns()
    const ordered = await paid('Rosa Rechazo')
    await life.reaches(persona, ordered.id, 'needs-correction')
    const accountNumber = '990077001234'
    await correct(ordered.id, { name: 'Rosa Puesta al Día', details: { ...details(), accountNumber } })
    await life.reaches(persona, ordered.id, 'delivered')
    const kept = await recipientOf(ordered)
    expect(kept).toMatchObject({
      id: ordered.recipient.id,
      name: 'Rosa Puesta al Día',
      accountEnding: '1234',
    })
    expect(kept.details['accountNumber']).toBe(accountNumber)
    const again = await life.orderTo(persona, kept.id)
    expect(again.recipient).toMatchObject({ name: 'Rosa Puesta al Día', accountEnding: '1234' })
    await persona.post(`/api/transfers/${again.id}/cancellation`, {})
  })

  it('a correction to an account that another recipient has: the rejected account is no longer offered', async () => {
    await forgetReturns()
    const other = await persona.post<RecipientWire>('/api/recipients', recipientBody())
    const ordered = await paid('Rosa Rechazo')
    await life.reaches(persona, ordered.id, 'needs-correction')
    const closed = await recipientOf(ordered)
    await correct(ordered.id, { name: 'Rosa Una', details: other.body.details })
    await life.reaches(persona, ordered.id, 'delivered')
    expect(await recipientOf(ordered)).toMatchObject({ id: other.body.id, name: 'Rosa Una' })
    const { body } = await persona.get<{ items: RecipientWire[] }>('/api/recipients')
    expect(body.items.map(({ id }) => id)).not.toContain(closed.id)
    const again = await life.orderTo(persona, closed.id)
    expect(again.recipient.id).toBe(other.body.id)
    await persona.post(`/api/transfers/${again.id}/cancellation`, {})
    // The user types the rejected account again on purpose.
    const { corridorId, kind, relationship } = closed
    const typed = { corridorId, kind, relationship, name: 'Rosa Otra Vez', details: closed.details }
    const revived = await persona.post<RecipientWire>('/api/recipients', typed)
    expect([revived.status, revived.body.id, revived.body.name]).toEqual([201, closed.id, 'Rosa Otra Vez'])
    // The encrypted value is bound to the row that stores it, not to the id generated for the insert.
    expect((await persona.get<RecipientWire>(`/api/recipients/${closed.id}`)).body).toMatchObject({
      name: 'Rosa Otra Vez',
      details: closed.details,
    })
  })

  it('a second return for data that were never corrected: the full amount is refunded', async () => {
    await forgetReturns()
    const first = await paid('Rosa Imposible')
    await life.reaches(persona, first.id, 'needs-correction')
    await persona.post(`/api/transfers/${first.id}/refund-choice`, {})
    await life.reaches(persona, first.id, 'refunded')
    const second = await life.orderTo(persona, first.recipient.id)
    await life.pay(persona, second.id)
    const asked = await life.reaches(persona, second.id, 'needs-correction')
    expect(asked.correction?.refund).toEqual({ whole: true, chargeMinor: '0' })
    await persona.post(`/api/transfers/${second.id}/refund-choice`, {})
    const refunded = await life.reaches(persona, second.id, 'refunded')
    expect([refunded.refunded?.amount, refunded.refundCharge]).toEqual(['200000', undefined])
    await out.allQuiet()
  })

  it('a later order returned from the corrected account: the customer pays the disclosed charge', async () => {
    await forgetReturns()
    const first = await paid('Rosa Rechazo')
    await life.reaches(persona, first.id, 'needs-correction')
    await correct(first.id, { name: 'Rosa Imposible', details: details() })
    await out.until(first.id, ({ correction }) => (correction?.attempt === 2 ? true : undefined))
    await persona.post(`/api/transfers/${first.id}/refund-choice`, {})
    await life.reaches(persona, first.id, 'refunded')
    const second = await life.orderTo(persona, first.recipient.id)
    await life.pay(persona, second.id)
    const asked = await life.reaches(persona, second.id, 'needs-correction')
    expect(asked.correction?.refund).toEqual({ whole: false, chargeMinor: '3500' })
    await persona.post(`/api/transfers/${second.id}/refund-choice`, {})
    await life.reaches(persona, second.id, 'refunded')
  })
})
