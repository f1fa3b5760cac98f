/* long: one environment with a delivered transfer, which is costly to create, serves all tests of the whole customer */
import { fromWireId } from '@puente/contract'
import type { CustomerSession, TransferWire } from '@puente/contract/customer'
import type {
  PayerRecord,
  RecipientRecord,
  StaffCustomer,
  StaffDevice,
  StaffTransfer,
  StaffUser,
  TimelineEntry,
} from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { detailsFor, startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'

let life: RunningEnvironment
let persona: Client
let empresa: Client
let soporte: Client
let analista: Client
let oficial: Client
let tesoreria: Client
let customerId: string
let companyId: string
let ordered: TransferWire

beforeAll(async () => {
  life = await startEnvironment()
  ;[persona, empresa, soporte, analista, oficial, tesoreria] = (await Promise.all(
    (['persona', 'empresa', 'soporte', 'analista', 'oficial', 'tesoreria'] as const).map((name) =>
      life.signedIn(name),
    ),
  )) as [Client, Client, Client, Client, Client, Client]
  customerId = (await persona.get<CustomerSession>('/api/session')).body.actingAs.id
  companyId = (await empresa.get<CustomerSession>('/api/session')).body.actingAs.id
  ordered = await life.order(persona, { amount: '54321', recipient: { name: 'Edelmira Quilodrán' } })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'delivered')
  await oficial.post(`/api/customers/${customerId}/notes`, {
    text: 'De cumplimiento',
    audience: 'compliance',
  })
  await soporte.post(`/api/customers/${customerId}/notes`, { text: 'De todos' })
})
afterAll(async () => life?.close())

const customer = async (client: Client): Promise<StaffCustomer> =>
  (await client.get<StaffCustomer>(`/api/customers/${customerId}`)).body

/** All pages of a timeline. */
async function timeline(client: Client, query = '', limit = 100): Promise<TimelineEntry[]> {
  const found: TimelineEntry[] = []
  let after = ''
  do {
    const { body } = await client.get<{ items: TimelineEntry[]; next?: string }>(
      `/api/customers/${customerId}/timeline?limit=${limit}${query}${after}`,
    )
    found.push(...body.items)
    after = body.next === undefined ? '' : `&after=${encodeURIComponent(body.next)}`
  } while (after !== '')
  return found
}

describe('the timeline', () => {
  it('shows everything once, the latest first, whatever the size of its pages', async () => {
    const all = await timeline(oficial)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
    expect((await timeline(oficial, '', 3)).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(all.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['transfer-ordered', 'transfer-state', 'note', 'account-opened', 'device-seen']),
    )
  })

  it('names the transfer with its amount and last state, and who wrote a note', async () => {
    const of = (await timeline(soporte)).filter(({ subjectId }) => subjectId === ordered.id)
    expect(of).toContainEqual(
      expect.objectContaining({
        kind: 'transfer-ordered',
        reference: ordered.payment?.reference,
        amount: { amount: '54321', currency: 'CLP' },
      }),
    )
    expect(of).toContainEqual(expect.objectContaining({ kind: 'transfer-state', code: 'delivered' }))
    expect(await timeline(soporte, '&group=notes')).toContainEqual(
      expect.objectContaining({ kind: 'note', code: 'everyone', by: 'Soporte Demo' }),
    )
  })

  it('every state of a transfer, its payment and its payout: entries that link to their own rows', async () => {
    const all = await timeline(soporte)
    const states = all.filter(({ kind, subjectId }) => kind === 'transfer-state' && subjectId === ordered.id)
    expect(states.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['funded', 'payout-submitted', 'delivered']),
    )
    const reference = ordered.payment?.reference
    expect(await timeline(soporte, '&group=payouts')).toContainEqual(
      expect.objectContaining({
        kind: 'payout-made',
        reference,
        detail: 'credited',
        subjectId: expect.stringMatching(/^pyo_/) as string,
        amount: { amount: expect.stringMatching(/^\d+$/) as string, currency: 'USD' },
      }),
    )
    expect(await timeline(soporte, '&group=payments')).toContainEqual(
      expect.objectContaining({
        kind: 'payment-received',
        code: 'matched',
        subjectId: expect.stringMatching(/^pay_/) as string,
        amount: { amount: '54321', currency: 'CLP' },
      }),
    )
    expect(await timeline(analista, '&group=payments')).toEqual([])
    expect(await timeline(analista, '&group=payouts')).toEqual([])
    expect(await timeline(soporte, '&group=payouts', 1)).toEqual(await timeline(soporte, '&group=payouts'))
  })

  it('mails to the users of the customer: by template and version, without the text that they had', async () => {
    await expect
      .poll(async () => (await timeline(soporte, '&group=notices')).length, { timeout: 30_000 })
      .toBeGreaterThan(0)
    const [notice] = await timeline(soporte, '&group=notices')
    expect(notice).toMatchObject({
      kind: 'mail-sent',
      code: expect.stringMatching(/^[a-z-]+$/) as string,
      detail: expect.stringMatching(/^(waiting|sent|failed|bounced)$/) as string,
      version: expect.any(Number) as number,
      title: expect.stringMatching(/./) as string,
    })
    expect(JSON.stringify(await timeline(soporte, '&group=notices'))).not.toContain('Quilodrán')
  })

  it('a group: only its kinds, and all groups together are the whole', async () => {
    const groups = [
      'transfers',
      'payments',
      'payouts',
      'notices',
      'conversations',
      'recipients',
      'documents',
      'decisions',
      'account',
      'debts',
      'access',
      'notes',
    ]
    const parts = await Promise.all(groups.map((group) => timeline(oficial, `&group=${group}`)))
    expect(new Set(parts[0]?.map(({ kind }) => kind))).toEqual(
      new Set(['transfer-ordered', 'transfer-state']),
    )
    expect(new Set(parts.flat().map(({ id }) => id))).toEqual(
      new Set((await timeline(oficial)).map(({ id }) => id)),
    )
  })

  it('notes, scores and decisions of compliance, freezes and legal holds: not shown to support', async () => {
    await asOwner(
      life,
      `with held as (
         insert into customers.restriction (id, customer_id, kind, reason, ends_by, owner_id, review_on, since)
         select gen_random_uuid(), $1::uuid, kind, 'compliance', 'check-finished', gen_random_uuid(), '2030-01-01', now()
         from unnest(array['freeze', 'legal-hold']) as kind returning id, kind)
       insert into customers.restriction_step (id, restriction_id, change, reason, ends_by, owner_id, review_on, at)
       select gen_random_uuid(), id, 'set', 'compliance', 'check-finished', gen_random_uuid(), '2030-01-01', now() from held`,
      [fromWireId('customer', customerId)],
    )
    const secret = (entries: readonly TimelineEntry[]) =>
      entries.filter(
        ({ kind, code }) =>
          kind === 'risk-scored' ||
          kind === 'decision' ||
          ['compliance', 'freeze', 'legal-hold'].includes(code ?? ''),
      )
    expect(secret(await timeline(soporte))).toEqual([])
    expect(secret(await timeline(analista)).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['compliance', 'freeze', 'legal-hold']),
    )
    await asOwner(life, `delete from customers.restriction_step`, [])
    await asOwner(life, `delete from customers.restriction`, [])
  })
})

describe('the standing', () => {
  it('counts transfers under way and open debts, and names the last conversation', async () => {
    const before = (await customer(soporte)).standing
    const open = await life.order(persona, { amount: '61111' })
    const { body: thread } = await persona.post<{ id: string }>('/api/threads', {
      kind: 'question',
      text: '¿Cuánto tarda?',
    })
    const after = (await customer(soporte)).standing
    expect(after.underWay).toBe(before.underWay + 1)
    expect(after.lastContact).toMatchObject({ threadId: thread.id })
    await soporte.post(`/api/threads/${thread.id}/closure`, {})
    const [closed] = await timeline(soporte, '&group=conversations')
    expect(closed).toMatchObject({ kind: 'thread-changed', code: 'closed', subjectId: thread.id })
    expect(after.debts).toEqual({ count: 0, outstanding: { amount: '0', currency: 'CLP' } })
    await persona.post(`/api/transfers/${open.id}/cancellation`, {})
    await life.reaches(persona, open.id, 'cancelled')
    expect((await customer(soporte)).standing.underWay).toBe(before.underWay)
  })

  it('risk and hits: for compliance only; a hit is open until two people decide it', async () => {
    expect((await customer(soporte)).standing).not.toHaveProperty('risk')
    expect((await customer(tesoreria)).standing).not.toHaveProperty('hits')
    const { standing } = await customer(analista)
    expect(standing.risk).toMatchObject({ risk: 'normal', isSet: false })
    const { open, decided } = standing.hits ?? { open: 0, decided: 0 }
    const hit = await life.order(persona, { recipient: { name: 'Bloqueado Demo' } })
    expect((await customer(analista)).standing.hits).toEqual({ open: open + 1, decided })
    const { body } = await analista.get<{ items: { id: string; transferId: string }[] }>('/api/reviews')
    const review = body.items.find(({ transferId }) => transferId === hit.id)?.id
    await analista.post(`/api/reviews/${review}/proposal`, { outcome: 'refuse', note: 'Es la misma persona' })
    await oficial.decide(`/api/reviews/${review}/decision`, 'confirm')
    expect((await customer(analista)).standing.hits).toEqual({ open, decided: decided + 1 })
  })

  it('texts that changed since they were accepted: former', async () => {
    expect((await customer(soporte)).standing.consents).toContainEqual({
      text: 'terms-of-use',
      standing: 'current',
    })
    await asOwner(
      life,
      `update terms.acceptance set version = version - 1 where kind = 'terms-of-use' and version > 1`,
      [],
    )
    await asOwner(life, `delete from terms.acceptance where kind = 'privacy-notice'`, [])
    const { consents } = (await customer(soporte)).standing
    expect(consents.find(({ text }) => text === 'privacy-notice')?.standing).toBe('missing')
  })
})

describe('a recipient', () => {
  it('shows its whole account to compliance and treasury, and its transfers to everyone', async () => {
    const { recipients } = await customer(soporte)
    const id = recipients.find(({ name }) => name === 'Edelmira Quilodrán')?.id
    const shown = (await soporte.get<RecipientRecord>(`/api/recipients/${id}`)).body
    expect(shown.transfers.map((one) => one.id)).toContain(ordered.id)
    expect(shown).not.toHaveProperty('details')
    expect(shown).not.toHaveProperty('sameAccount')
    const whole = (await tesoreria.get<RecipientRecord>(`/api/recipients/${id}`)).body
    expect(JSON.stringify(whole.details)).toContain(shown.accountEnding)
  })

  it('an account that another customer also pays: shown to compliance with that customer', async () => {
    const account = { recipient: { name: 'Cuenta Compartida', details: detailsFor('us-usd') } }
    await life.order(persona, { amount: '51111', ...account })
    await life.order(empresa, { amount: '51112', ...account })
    const { recipients } = await customer(analista)
    const id = recipients.find(({ name }) => name === 'Cuenta Compartida')?.id
    const { body } = await analista.get<RecipientRecord>(`/api/recipients/${id}`)
    expect(body.sameAccount?.map((one) => one.customer.id)).toEqual([companyId])
  })

  it('an unknown one: not found', async () => {
    expect((await soporte.get(`/api/recipients/rcp_${'0'.repeat(32)}`)).status).toBe(404)
  })
})

describe('a user and their browsers', () => {
  it('shows the customers they act for and the browsers they signed in from', async () => {
    const [member] = (await customer(soporte)).members
    const { body } = await soporte.get<StaffUser>(`/api/users/${member?.id}`)
    expect(body.memberships.map((one) => one.customer.id)).toContain(customerId)
    expect(body.devices.length).toBeGreaterThan(0)
    const { body: device } = await soporte.get<StaffDevice>(`/api/user-devices/${body.devices[0]?.id}`)
    expect(device.user).toEqual({ id: member?.id, name: member?.name })
    expect(device).not.toHaveProperty('alsoUsedBy')
  })

  it('a browser that two users signed in from: shown to compliance with the other one', async () => {
    const [member] = (await customer(analista)).members
    const { body } = await analista.get<StaffUser>(`/api/users/${member?.id}`)
    const [device] = body.devices
    const [other] = (await analista.get<StaffCustomer>(`/api/customers/${companyId}`)).body.members
    await asOwner(
      life,
      `insert into access.user_device (id, holder_id, token_hash, first_seen_at, seen_at)
       select gen_random_uuid(), $2::uuid, token_hash, now(), now() from access.user_device where id = $1::uuid`,
      [fromWireId('device', device?.id ?? ''), fromWireId('user', other?.id ?? '')],
    )
    const { body: shown } = await analista.get<StaffDevice>(`/api/user-devices/${device?.id}`)
    expect(shown.alsoUsedBy?.map(({ user }) => user.id)).toEqual([other?.id])
  })
})

describe('a payer', () => {
  it('shows the payments and accounts of one RUT and the customers they paid for; masked for support', async () => {
    const { body: transfer } = await tesoreria.get<StaffTransfer>(`/api/transfers/${ordered.id}`)
    const payment = transfer.payments[0]?.id
    const { body } = await tesoreria.get<PayerRecord>(`/api/payers/${payment}`)
    expect(body.payments.map(({ id }) => id)).toContain(payment)
    expect(body.customers.map(({ id }) => id)).toEqual([customerId])
    const counted = body.accounts.reduce((sum, one) => sum + one.payments, 0)
    expect(counted).toBe(body.payments.length)
    const masked = (await soporte.get<PayerRecord>(`/api/payers/${payment}`)).body
    expect(masked.payer.rut).not.toBe(body.payer.rut)
  })
})
