import { toWireId } from '@puente/contract'
import type { AllowanceWire, CustomerSession, OwnLimitsWire, TaskWire } from '@puente/contract/customer'
import type { QueueWire, RestrictionRow, WaitingApproval } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, verdictOf } from '../../../../test/client.ts'
import { customerMade, expectFree, type Made } from '../../../../test/companies.ts'
import { customerPageOf, proposed, restrictionBody, restrictionSet } from '../../../../test/restrictions.ts'
import { newOrder } from '../../../../test/samples/orders.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import { addDays, santiagoDay } from '../../corridors/index.ts'

interface Page {
  readonly items: readonly RestrictionRow[]
}

let world: TestEnvironment
let [soporte, analista, oficial, admin]: Client[] = []
beforeAll(async () => {
  world = await createEnvironment()
  soporte = await world.signedIn('soporte')
  analista = await world.signedIn('analista')
  oficial = await world.signedIn('oficial')
  admin = await world.signedIn('admin')
})
afterAll(() => world.close())

const staff = (client: Client | undefined): Client => {
  if (client === undefined) throw new Error('nobody is signed in')
  return client
}
const both = () => ({ proposer: staff(analista), decider: staff(oficial) })
const person = () => customerMade(world, { kind: 'person', name: 'Rita Prueba' })
const sessionOf = async ({ client }: Made) =>
  (await client.get<CustomerSession>('/api/session')).body.actingAs
const order = async ({ client }: Made) => client.post('/api/transfers', await newOrder(client))
const emailOf = async ({ client }: Made) =>
  (await client.get<CustomerSession>('/api/session')).body.user.email
const decide = (client: Client | undefined, proposal: string, decision: 'confirm' | 'send-back') =>
  staff(client).post(`/api/approvals/${proposal}/decision`, verdictOf(decision))

it('an unpaid order of a customer whose orders are stopped: no task to pay it', async () => {
  const one = await person()
  expect((await order(one)).status).toBe(201)
  const kinds = async () =>
    (await one.client.get<{ items: readonly TaskWire[] }>('/api/tasks')).body.items.map(({ kind }) => kind)
  expect(await kinds()).toContain('pay-order')
  await restrictionSet(both(), one.customerId, 'no-new-orders')
  expect(await kinds()).not.toContain('pay-order')
})

describe('two people', () => {
  it('one person alone: proposes, cannot confirm, and nothing is stopped', async () => {
    const one = await person()
    const body = await restrictionBody(staff(oficial), 'no-new-orders')
    const proposal = await proposed(staff(analista), one.customerId, body)
    expect((await decide(analista, proposal, 'confirm')).body.code).toBe('same-person')
    await expectFree(one)
    const again = await staff(oficial).post(
      `/api/customers/${toWireId('customer', one.customerId)}/restrictions`,
      body,
    )
    expect(again.body.code).toBe('already-proposed')
    expect((await decide(oficial, proposal, 'send-back')).status).toBe(200)
    expect((await customerPageOf(staff(oficial), one.customerId)).restrictions).toEqual([])
  })

  it('a restriction set, changed and ended: every step has both people and its reason', async () => {
    const one = await person()
    const id = await restrictionSet(both(), one.customerId, 'no-new-orders', { reason: 'documents' })
    const { kind: _, ...terms } = await restrictionBody(staff(oficial), 'no-new-orders')
    const later = { ...terms, reason: 'payment', reviewOn: addDays(terms.reviewOn, 10), note: 'Sigue' }
    const change = await staff(oficial).post<{ proposal: { id: string } }>(
      `/api/restrictions/${id}/changes`,
      later,
    )
    expect((await decide(analista, change.body.proposal.id, 'confirm')).status).toBe(200)
    const end = await staff(analista).post<{ proposal: { id: string } }>(`/api/restrictions/${id}/end`, {
      note: 'Aclarado',
    })
    expect((await decide(oficial, end.body.proposal.id, 'confirm')).status).toBe(200)
    const [restriction] = (await customerPageOf(staff(oficial), one.customerId)).restrictions
    expect(restriction?.endedAt).toBeDefined()
    expect(
      restriction?.history.map(({ change: what, reason, note, proposedBy, confirmedBy }) => [
        what,
        reason,
        note,
        proposedBy !== confirmedBy,
      ]),
    ).toEqual([
      ['end', 'payment', 'Aclarado', true],
      ['change', 'payment', 'Sigue', true],
      ['set', 'documents', 'Prueba', true],
    ])
    await expectFree(one)
    const ended = await staff(oficial).post(`/api/restrictions/${id}/end`, { note: 'Otra vez' })
    expect(ended.body.code).toBe('restriction-ended')
  })

  it('a second restriction of the same kind: refused', async () => {
    const one = await person()
    await restrictionSet(both(), one.customerId, 'no-new-orders')
    const again = await staff(analista).post(
      `/api/customers/${toWireId('customer', one.customerId)}/restrictions`,
      await restrictionBody(staff(oficial), 'no-new-orders'),
    )
    expect(again.body.code).toBe('already-restricted')
  })

  it.each([
    ['a review in the past', { reviewOn: '2020-01-01' }, 'reviewOn', 'too-early'],
    ['a review after the longest interval', { reviewOn: '2099-01-01' }, 'reviewOn', 'too-far'],
    ['a day that does not exist', { reviewOn: '2027-02-31' }, 'reviewOn', 'not-a-date'],
    ['a notice for a kind without one', { effectiveOn: '2099-01-01' }, 'effectiveOn', 'unknown-field'],
    ['an exit without its day', { kind: 'exit', reason: 'documents' }, 'effectiveOn', 'missing'],
    ['a reason of another kind', { kind: 'access-suspended', reason: 'documents' }, 'reason', 'choice'],
  ])('%s: refused at its field', async (_, wrong, at, fault) => {
    const one = await person()
    const answer = await staff(analista).post(
      `/api/customers/${toWireId('customer', one.customerId)}/restrictions`,
      { ...(await restrictionBody(staff(oficial), 'no-new-orders')), ...wrong },
    )
    expect([answer.status, answer.body.fields]).toEqual([422, [{ at, fault }]])
  })

  it('an exit with less than its notice: refused', async () => {
    const one = await person()
    const body = await restrictionBody(staff(oficial), 'exit')
    const answer = await staff(analista).post(
      `/api/customers/${toWireId('customer', one.customerId)}/restrictions`,
      { ...body, effectiveOn: body.reviewOn },
    )
    expect(answer.body.fields).toEqual([{ at: 'effectiveOn', fault: 'too-early' }])
  })
})

describe('support', () => {
  it('lost credentials: proposes it, and compliance decides', async () => {
    const one = await person()
    const body = await restrictionBody(staff(oficial), 'access-suspended')
    const proposal = await proposed(staff(soporte), one.customerId, body)
    const { restrictionProposals } = await customerPageOf(staff(soporte), one.customerId)
    expect(restrictionProposals.map(({ id }) => id)).toEqual([proposal])
    expect((await decide(soporte, proposal, 'confirm')).status).toBe(403)
    expect((await decide(analista, proposal, 'confirm')).status).toBe(200)
  })

  it.each([
    ['another reason', 'no-new-orders', 'compliance'],
    ['an exit', 'exit', 'documents'],
    ['a legal hold', 'legal-hold', 'court-order'],
  ] as const)('%s: not allowed', async (_, kind, reason) => {
    const one = await person()
    const body = { ...(await restrictionBody(staff(oficial), kind)), reason }
    const path = `/api/customers/${toWireId('customer', one.customerId)}/restrictions`
    expect((await staff(soporte).post(path, body)).body.code).toBe('not-allowed')
  })

  it('a reason of compliance: reads a routine check, no note, no legal hold, no proposal of others', async () => {
    const one = await person()
    const secret = { reason: 'compliance', note: 'Alerta reservada' }
    await restrictionSet(both(), one.customerId, 'no-new-orders', secret)
    await restrictionSet(both(), one.customerId, 'legal-hold', secret)
    const exit = await restrictionBody(staff(oficial), 'exit')
    const proposal = await proposed(staff(analista), one.customerId, { ...exit, ...secret })
    const judged = await customerPageOf(staff(oficial), one.customerId)
    expect([judged.restrictions.length, judged.restrictionProposals.length]).toEqual([2, 1])
    expect(judged.standing.proposals).toBe(1)
    for (const reader of [soporte, admin]) {
      const page = await customerPageOf(staff(reader), one.customerId)
      expect(page.restrictions.map(({ kind, reason, endsBy }) => [kind, reason, endsBy])).toEqual([
        ['no-new-orders', 'routine-check', 'check-finished'],
      ])
      expect([page.restrictionProposals, page.standing.proposals]).toEqual([[], undefined])
      expect(JSON.stringify(page)).not.toMatch(/compliance|Alerta reservada|legal-hold/)
      expect((await staff(reader).get(`/api/approvals/${proposal}`)).status).toBe(404)
    }
    const trail = await staff(admin).get('/api/audit-entries?limit=100')
    expect(JSON.stringify(trail.body)).not.toMatch(/restriction|Restriction|legal-hold/)
    const queue = await staff(oficial).get<{ items: WaitingApproval[] }>('/api/approvals?limit=100')
    expect(queue.body.items).toContainEqual(
      expect.objectContaining({
        kind: 'exit',
        action: 'set-restriction',
        facts: [
          { name: 'reason', value: expect.any(String) as string },
          { name: 'effectiveOn', value: expect.any(String) as string },
        ],
      }),
    )
  })
})

describe('a customer who may not place orders', () => {
  it('cannot order by API, and reads the neutral class whatever the reason', async () => {
    const one = await person()
    await expectFree(one)
    const body = await newOrder(one.client)
    await restrictionSet(both(), one.customerId, 'no-new-orders', { reason: 'court-order' })
    const refused = await one.client.post('/api/transfers', body)
    expect([refused.status, refused.body.code]).toEqual([403, 'sending-restricted'])
    expect(refused.body.facts).toMatchObject({ class: 'routine' })
    const session = await sessionOf(one)
    expect([session.mayOrder, session.restriction?.class]).toEqual([false, 'routine'])
    expect(JSON.stringify(session)).not.toMatch(/court/)
  })

  it('the allowance is zero for that reason, with the appeal as the way', async () => {
    const one = await person()
    await restrictionSet(both(), one.customerId, 'no-new-orders')
    const { allowance } = (await one.client.get<OwnLimitsWire>('/api/allowance')).body
    expect(allowance).toMatchObject({ reason: 'restriction', ways: ['appeal'] })
    expect(allowance.maximum.amount).toBe('0')
    const priced = await one.client.post<{ allowance?: AllowanceWire }>('/api/quotes', {
      corridorId: 'us-usd',
      side: 'send',
      amount: '200000',
    })
    expect(priced.body.allowance?.reason).toBe('restriction')
  })

  it('an order that waits for payment: can still be read and cancelled', async () => {
    const one = await person()
    const made = await one.client.post<{ id: string }>('/api/transfers', await newOrder(one.client))
    await restrictionSet(both(), one.customerId, 'no-new-orders')
    expect((await one.client.get(`/api/transfers/${made.body.id}`)).status).toBe(200)
    expect((await one.client.post(`/api/transfers/${made.body.id}/cancellation`, {})).status).toBe(200)
  })

  it('an exit: stops orders at once and states its day', async () => {
    const one = await person()
    await restrictionSet(both(), one.customerId, 'exit')
    expect((await order(one)).body.code).toBe('sending-restricted')
    expect((await sessionOf(one)).restriction?.endsOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('a legal hold: stops nothing and is not shown', async () => {
    const one = await person()
    await restrictionSet(both(), one.customerId, 'legal-hold')
    await expectFree(one)
    expect(JSON.stringify(await sessionOf(one))).not.toMatch(/restriction|legal/)
  })
})

describe('a customer with suspended access', () => {
  it('sessions end and sign-in is refused, but a complaint is accepted; lifted: signs in again', async () => {
    const one = await person()
    const email = await emailOf(one)
    const id = await restrictionSet(both(), one.customerId, 'access-suspended')
    expect((await one.client.get('/api/session')).status).toBe(401)
    const browser = world.customer()
    const refused = await browser.signIn(email, world.password)
    expect([refused.status, refused.body.code]).toEqual([403, 'access-suspended'])
    expect((await browser.signIn(email, 'otra cosa del todo')).body.code).toBe('credentials-unknown')
    const complaint = { name: 'Rita Prueba', email, text: 'No puedo entrar' }
    expect((await browser.post('/api/complaints', complaint)).status).toBe(201)
    const end = await staff(analista).post<{ proposal: { id: string } }>(`/api/restrictions/${id}/end`, {
      note: 'Cambió su clave',
    })
    expect((await decide(oficial, end.body.proposal.id, 'confirm')).status).toBe(200)
    expect((await browser.signIn(email, world.password)).status).toBe(200)
  })
})

describe('the list of restrictions in force', () => {
  it('the day of review has come: counted as work and listed as due; ended: neither', async () => {
    const [soon, later] = [await person(), await person()]
    const at = Date.parse((await staff(oficial).get<{ at: string }>('/api/work-queue')).body.at)
    const inDays = (days: number) => addDays(santiagoDay(new Date(at)).day, days)
    const id = await restrictionSet(both(), soon.customerId, 'no-new-orders', { reviewOn: inDays(3) })
    await restrictionSet(both(), later.customerId, 'no-new-orders', { reviewOn: inDays(30) })
    world.clock.set(`${inDays(3)}T15:00:00Z`)
    const officer = await world.signedIn('oficial')
    const dueIn = async () =>
      (await officer.get<Page>('/api/restrictions?review=due&limit=100')).body.items.map((row) => row.id)
    const queue = async () =>
      (await officer.get<{ queues: QueueWire[] }>('/api/work-queue')).body.queues.find(
        ({ kind }) => kind === 'restrictions',
      )
    expect(await dueIn()).toEqual([id])
    expect(await queue()).toMatchObject({ count: 1, late: 0 })
    const first = (await officer.get<Page & { next: string }>('/api/restrictions?limit=1')).body
    expect(first.items[0]).toMatchObject({ id, customer: { name: 'Rita Prueba' }, reviewOn: inDays(3) })
    const rest = await officer.get<Page>(
      `/api/restrictions?limit=100&after=${encodeURIComponent(first.next)}`,
    )
    expect(rest.body.items.map((row) => row.reviewOn)).toEqual(
      rest.body.items.map((row) => row.reviewOn).sort(),
    )
    expect(rest.body.items.map((row) => row.id)).not.toContain(id)

    const again = { proposer: await world.signedIn('analista'), decider: officer }
    const end = await again.proposer.post<{ proposal: { id: string } }>(`/api/restrictions/${id}/end`, {
      note: 'Terminó la revisión',
    })
    expect((await decide(again.decider, end.body.proposal.id, 'confirm')).status).toBe(200)
    expect(await dueIn()).toEqual([])
  })
})
