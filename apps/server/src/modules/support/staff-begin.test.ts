import { fromWireId } from '@puente/contract'
import type { CustomerSession, ThreadWire } from '@puente/contract/customer'
import type { StaffThread } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
let soporte: Client
let customerId: string

beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  soporte = await life.signedIn('soporte')
  customerId = (await persona.get<CustomerSession>('/api/session')).body.actingAs.id
})
afterAll(async () => life?.close())

const write = (client: Client, to: string, text = 'Buen día') =>
  client.post<StaffThread>(`/api/customers/${to}/threads`, { text })

describe('a message that staff begin', () => {
  it('opens a thread that waits for the customer, is assigned to the writer, and can be answered', async () => {
    const { status, body } = await write(soporte, customerId)
    expect([status, body.state, body.answerBy]).toEqual([201, 'waiting-customer', undefined])
    const assigned = await asOwner<{ count: number }>(
      life,
      'select count(*)::int as count from assignments.assignment where subject = $1',
      [fromWireId('thread', body.id)],
    )
    expect(assigned).toEqual([{ count: 1 }])
    const answered = await persona.post<ThreadWire>(`/api/threads/${body.id}/messages`, { text: 'Hola' })
    expect([
      answered.body.state,
      answered.body.messages.map(({ author, text }) => `${author}: ${text}`),
    ]).toEqual(['waiting-operator', ['staff: Buen día', 'customer: Hola']])
  })

  it('is mailed to the customer', async () => {
    const { body } = await write(soporte, customerId, 'Su dinero ya llegó')
    const mails = () =>
      asOwner<{ count: number }>(
        life,
        `select count(*)::int as count from notifications.message
         where subject_id = $1 and channel = 'mail' and template = 'staff-wrote'`,
        [fromWireId('thread', body.id)],
      )
    await expect.poll(mails).toEqual([{ count: 1 }])
  })

  it('to nobody, or by a role that answers nobody: refused', async () => {
    const analyst = await life.signedIn('analista')
    expect((await write(soporte, `cus_${'0'.repeat(32)}`)).status).toBe(404)
    expect((await write(analyst, customerId)).status).toBe(403)
  })
})
