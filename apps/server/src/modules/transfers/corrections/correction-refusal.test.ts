import type { RecipientWire, SignatureRequestWire, TransferWire } from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Made } from '../../../../test/companies.ts'
import { recipientBody, startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { newOrder } from '../../../../test/samples/orders.ts'
import { bothSign, requested, sign, signingCompany } from '../../../../test/signing-company.ts'

let life: RunningEnvironment
beforeAll(async () => {
  life = await startEnvironment()
})
afterAll(() => life.close())

const typed = () => ({
  name: 'Rosa Corregida',
  details: { ...recipientBody().details, accountNumber: '990077001234' },
})
const correct = ({ client }: Pick<Made, 'client'>, id: string) =>
  client.post<TransferWire>(`/api/transfers/${id}/correction`, typed())
const transferOf = async ({ client }: Pick<Made, 'client'>, id: string) =>
  (await client.get<TransferWire>(`/api/transfers/${id}`)).body

/** A paid order of the company whose recipient's account the rail rejects. */
async function returned(one: Made, rut: string, order: (id: string) => Promise<string>): Promise<string> {
  const body = { ...recipientBody(), name: 'Rosa Rechazo' }
  const { body: recipient } = await one.client.post<RecipientWire>('/api/recipients', body)
  const id = await order(recipient.id)
  const reference = (await transferOf(one, id)).payment?.reference ?? ''
  await life.transferTo({ rut, name: 'Firmas de Prueba SpA', amount: '200000', reference })
  await life.reaches(one.client, id, 'needs-correction')
  return id
}

describe('the correction of a company whose members sign together', () => {
  it('is refused to each member alone, who reads it beforehand; the refund is not', async () => {
    const { members, rut } = await signingCompany(life, { size: 3, rules: [bothSign] })
    const [one, other, third] = members as [Made, Made, Made]
    const id = await returned(one, rut, async (recipientId) => {
      const asked = await requested(one, { ...(await newOrder(one.client)), recipientId })
      const signed: { body: SignatureRequestWire } = await sign(other, asked.body.id)
      return signed.body.transferId ?? ''
    })
    for (const member of [one, other, third]) {
      await life.prove(member.client)
      expect((await transferOf(member, id)).correction?.needsSignatures).toBe(true)
      expect((await correct(member, id)).body).toMatchObject({ code: 'correction-needs-signatures' })
    }
    expect((await transferOf(one, id)).state).toBe('needs-correction')
    await third.client.post(`/api/transfers/${id}/refund-choice`, {})
    await life.reaches(one.client, id, 'refunded')
  })

  it('is allowed to a member who may sign the amount alone, and every member is notified', async () => {
    const { members, rut } = await signingCompany(life, { size: 2, rules: [{ signers: [0], signatures: 1 }] })
    const [one, other] = members as [Made, Made]
    const id = await returned(one, rut, async (recipientId) => {
      const order = { ...(await newOrder(one.client)), recipientId }
      return (await one.client.post<TransferWire>('/api/transfers', order)).body.id
    })
    expect((await transferOf(one, id)).correction?.needsSignatures).toBeUndefined()
    await life.prove(other.client)
    expect((await correct(other, id)).body).toMatchObject({ code: 'correction-needs-signatures' })
    await life.prove(one.client)
    await correct(one, id)
    await life.reaches(one.client, id, 'delivered')
    const notified = () =>
      asOwner<{ to: string }>(
        life,
        `select distinct user_id as to from notifications.message where template = 'recipient-corrected'`,
      )
    await expect.poll(async () => (await notified()).length).toBe(members.length)
  })
})

it('a correction within 24 hours of a change of the contact: refused, and the refund stays possible', async () => {
  const persona = await life.signedIn('persona')
  const ordered = await life.order(persona, { recipient: { name: 'Rosa Rechazo' } })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'needs-correction')
  await life.prove(persona)
  await asOwner(life, 'update access."user" set contact_changed_at = $1', [life.clock.now()])
  expect((await correct({ client: persona }, ordered.id)).body).toMatchObject({
    code: 'contact-just-changed',
  })
  expect((await transferOf({ client: persona }, ordered.id)).state).toBe('needs-correction')
})
