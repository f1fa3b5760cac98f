import { toWireId } from '@puente/contract'
import type {
  ClosureWire,
  CustomerSession,
  OwnLimitsWire,
  StatementWire,
  TransferWire,
} from '@puente/contract/customer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { customerMade, type Made } from '../../../test/companies.ts'
import { recipientBody, startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { arrives } from '../../../test/inbox.ts'
import { asOwner } from '../../../test/owner.ts'
import { customerPageOf, proposed, restrictionBody, restrictionSet } from '../../../test/restrictions.ts'
import { newOrder } from '../../../test/samples/orders.ts'
import { documentJobs, seedDocument } from '../documents/index.ts'
import { pendingRules } from '../../wiring/rules/pending-rules.ts'
import { santiagoDay } from '../corridors/index.ts'
import { reconcile } from '../pending-items/index.ts'
import { createClosureSweep } from './complete-closures.ts'

const PATIENCE = { timeout: 30_000 }

let life: RunningEnvironment
beforeAll(async () => {
  life = await startEnvironment()
})
afterAll(async () => life?.close())

const person = () => customerMade(life, { kind: 'person', name: 'Cora Prueba' })
const closureOf = async ({ client }: Pick<Made, 'client'>) =>
  (await client.get<ClosureWire>('/api/closure')).body
const close = ({ client }: Pick<Made, 'client'>) => client.post<ClosureWire>('/api/closure', {})
const sessionOf = async (client: Client) => (await client.get<CustomerSession>('/api/session')).body
const stateOf = async ({ client }: Pick<Made, 'client'>, id: string) =>
  (await client.get<TransferWire>(`/api/transfers/${id}`)).body.state
const signInAgain = async (email: string) => {
  const client = life.customer()
  const answer = await client.signIn<CustomerSession>(email, life.password)
  return { client, status: answer.status, actingAs: answer.body.actingAs }
}
const inYears = (years: number) => {
  const today = santiagoDay(life.clock.now()).day
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
}

describe('a customer closes the account', () => {
  it('nothing open: closed at once, sessions end, and sign-in states what is kept and until when', async () => {
    const one = await person()
    const { email } = (await sessionOf(one.client)).user
    const body = await newOrder(one.client)
    expect(await closureOf(one)).toMatchObject({ state: 'open', open: [], keptYears: 5 })
    const closed = await close(one)
    expect([closed.status, closed.body.state, closed.body.keptUntil]).toEqual([200, 'closed', inYears(5)])
    expect((await one.client.get('/api/session')).status).toBe(401)
    const again = await signInAgain(email)
    expect([again.status, again.actingAs.mayOrder]).toEqual([200, false])
    expect(again.actingAs.closed?.keptUntil).toBe(inYears(5))
    expect((await again.client.get('/api/transfers')).status).toBe(200)
    expect((await again.client.post('/api/transfers', body)).body.code).toBe('account-closed')
    const { allowance } = (await again.client.get<OwnLimitsWire>('/api/allowance')).body
    expect([allowance.maximum.amount, allowance.reason]).toEqual(['0', 'restriction'])
  })

  it('closed: has a last statement up to that day, and stores no recipients', async () => {
    const one = await person()
    const { email } = (await sessionOf(one.client)).user
    const { recipientId } = await newOrder(one.client)
    await close(one)
    const { client } = await signInAgain(email)
    const statements = () => client.get<{ items: StatementWire[] }>('/api/statements')
    await expect.poll(async () => (await statements()).body.items.length, { timeout: 30_000 }).toBe(1)
    expect((await statements()).body.items[0]).toMatchObject({
      to: santiagoDay(life.clock.now()).day,
      totals: { transfers: 0 },
    })
    await life.prove(client)
    const { status, body } = await client.post('/api/recipients', recipientBody())
    expect([status, body.code]).toEqual([409, 'account-closed'])
    const { details } = recipientBody()
    const data = { name: 'Otro Nombre', relationship: 'friend', details }
    const changed = await client.put(`/api/recipients/${recipientId}`, data)
    expect([changed.status, changed.body.code]).toEqual([409, 'account-closed'])
  })

  it('without step-up: refused', async () => {
    const one = await person()
    const { email } = (await sessionOf(one.client)).user
    const { client } = await signInAgain(email)
    expect((await close({ client })).body.code).toBe('step-up-required')
    expect((await closureOf(one)).state).toBe('open')
  })

  it('an order without a payment: cancelled by the closing', async () => {
    const one = await person()
    const { id } = (await one.client.post<TransferWire>('/api/transfers', await newOrder(one.client))).body
    expect((await closureOf(one)).open).toMatchObject([{ kind: 'unpaid-order', id }])
    const { email } = (await sessionOf(one.client)).user
    expect((await close(one)).body.state).toBe('closed')
    const { client } = await signInAgain(email)
    expect(await stateOf({ client }, id)).toBe('cancelled')
  })

  it('a transfer under way: stays open until its delivery, takes no orders, and completes by itself', async () => {
    const one = await person()
    await life.controlSandbox('/control/failures', { partner: 'rails', kind: 'off' })
    const order = await life.order(one.client)
    await life.pay(one.client, order.id)
    await expect.poll(() => stateOf(one, order.id), { timeout: 60_000 }).toBe('converting')
    const { email } = (await sessionOf(one.client)).user
    const asked = await close(one)
    expect([asked.body.state, asked.body.open.map(({ kind }) => kind)]).toEqual(['closing', ['transfer']])
    expect((await sessionOf(one.client)).actingAs.closingSince).toBeDefined()
    const refused = await one.client.post('/api/transfers', await newOrder(one.client))
    expect(refused.body.code).toBe('account-closing')
    expect((await close(one)).body.code).toBe('account-closing')
    await createClosureSweep()(life.runtime)
    expect((await closureOf(one)).state).toBe('closing')
    await life.controlSandbox('/control/failures', { partner: 'rails', kind: 'none' })
    await expect
      .poll(async () => (await one.client.get('/api/session')).status, { timeout: 60_000 })
      .toBe(401)
    const { client, actingAs } = await signInAgain(email)
    expect(actingAs.closed).toBeDefined()
    expect(await stateOf({ client }, order.id)).toBe('delivered')
  })

  it('an open complaint: listed, does not delay the closing, and goes on after it', async () => {
    const one = await person()
    const opened = await one.client.post<{ id: string; folio: string }>('/api/threads', {
      kind: 'complaint',
      text: 'No estoy de acuerdo con un cobro.',
    })
    const { id, folio } = opened.body
    const { open, complaints } = await closureOf(one)
    expect([open, complaints]).toEqual([[], [{ id, folio, dueAt: expect.any(String) }]])
    const { email } = (await sessionOf(one.client)).user
    expect((await close(one)).body.state).toBe('closed')
    const { client } = await signInAgain(email)
    const thread = await client.get<{ state: string }>(`/api/threads/${id}`)
    expect([thread.status, thread.body.state]).toEqual([200, 'waiting-operator'])
    const more = await client.post(`/api/threads/${id}/messages`, { text: 'Agrego un dato.' })
    expect(more.status).toBe(201)
  })

  it('money of theirs without an order: listed, and the account closes once it is returned', async () => {
    const one = await person()
    await life.transferTo({ rut: one.rut, name: 'Cora Prueba', amount: '43210', reference: '' })
    const kinds = async () => (await closureOf(one)).open.map(({ kind, amount }) => [kind, amount?.amount])
    await expect.poll(kinds, { timeout: 60_000 }).toEqual([['received-money', '43210']])
    const soporte = await life.signedIn('soporte')
    const since = async () => (await customerPageOf(soporte, one.customerId)).standing.closingSince
    expect(await since()).toBeUndefined()
    expect((await close(one)).body.state).toBe('closing')
    expect(await since()).toBeDefined()
    const { email } = (await sessionOf(one.client)).user
    const { text } = await arrives(life, email, 'Estamos cerrando tu cuenta')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'El dinero que recibimos de ti sin un envío vuelve a la cuenta',
    )
  })

  it('a closing that waits: can be withdrawn; without one: refused', async () => {
    const one = await person()
    const become = (status: string, identity: string) =>
      asOwner(life, 'update customers.customer set status = $2, identity = $3 where id = $1', [
        one.customerId,
        status,
        identity,
      ])
    await become('quote-only', 'submitted')
    expect((await close(one)).body.open).toEqual([{ kind: 'application' }])
    expect((await one.client.delete('/api/closure')).status).toBe(204)
    expect((await one.client.delete('/api/closure')).body.code).toBe('no-closure')
    await become('active', 'confirmed')
    const order = await one.client.post('/api/transfers', await newOrder(one.client))
    expect(order.status).toBe(201)
  })

  it('its pending items: withdrawn, and no rule opens another one', async () => {
    const company = await customerMade(life, { kind: 'company', name: 'Cierra SpA', papers: false })
    expect((await close(company)).body.state).toBe('closed')
    for (const rule of pendingRules)
      expect([rule.kind, (await reconcile(life.runtime, rule)).superfluous]).toEqual([rule.kind, 0])
    const open = await asOwner(
      life,
      'select from pending_items.item where subject = $1 and closed_at is null',
      [company.customerId],
    )
    expect(open).toEqual([])
  })
})

describe('restrictions of an account that closes', () => {
  it('a stop of orders ends with it and cannot be set again; a freeze stays, and its lifting writes no mail', async () => {
    const one = await person()
    const people = { proposer: await life.signedIn('analista'), decider: await life.signedIn('oficial') }
    const { decider } = people
    await restrictionSet(people, one.customerId, 'no-new-orders')
    const freeze = await restrictionSet(people, one.customerId, 'freeze')
    const notices = async () => {
      const rows = await asOwner<{ template: string }>(
        life,
        'select template from notifications.notice where user_id = $1 order by template',
        [one.userId],
      )
      return rows.map(({ template }) => template).filter((template) => template.startsWith('account-'))
    }
    const [restricted, closed] = ['account-restricted', 'account-closed']
    await expect.poll(notices, PATIENCE).toEqual([restricted, restricted])
    const exit = await proposed(people.proposer, one.customerId, await restrictionBody(decider, 'exit'))
    expect((await close(one)).body.state).toBe('closed')
    const inForce = (await customerPageOf(decider, one.customerId)).restrictions.filter(
      ({ endedAt }) => endedAt === undefined,
    )
    expect(inForce.map(({ id }) => id)).toEqual([freeze])
    for (const kind of ['no-new-orders', 'exit'] as const) {
      const path = `/api/customers/${toWireId('customer', one.customerId)}/restrictions`
      const again = await decider.post(path, await restrictionBody(decider, kind))
      expect([again.status, again.body.code]).toEqual([409, 'customer-closed'])
    }
    const late = await decider.post(`/api/approvals/${exit}/decision`, { decision: 'confirm' })
    expect(late.body.code).toBe('customer-closed')
    const end = await people.proposer.post<{ proposal: { id: string } }>(`/api/restrictions/${freeze}/end`, {
      note: 'Alzada',
    })
    const lifted = await decider.post(`/api/approvals/${end.body.proposal.id}/decision`, {
      decision: 'confirm',
    })
    expect(lifted.status).toBe(200)
    await restrictionSet(people, one.customerId, 'access-suspended')
    await expect.poll(notices, PATIENCE).toEqual([closed, restricted, restricted, restricted])
  })
})

describe('an exit', () => {
  it('its notice has ended: orders without a payment are cancelled, and the account closes', async () => {
    const one = await person()
    const { email } = (await sessionOf(one.client)).user
    const { id } = (await one.client.post<TransferWire>('/api/transfers', await newOrder(one.client))).body
    const people = { proposer: await life.signedIn('analista'), decider: await life.signedIn('oficial') }
    await restrictionSet(people, one.customerId, 'exit')
    await createClosureSweep()(life.runtime)
    expect((await closureOf(one)).state).toBe('open')
    await asOwner(
      life,
      `update customers.restriction set effective_on = $2 where customer_id = $1 and kind = 'exit'`,
      [one.customerId, santiagoDay(life.clock.now()).day],
    )
    await createClosureSweep()(life.runtime)
    const { client, actingAs } = await signInAgain(email)
    expect(actingAs.closed).toBeDefined()
    expect(await stateOf({ client }, id)).toBe('cancelled')
    const left = await asOwner(
      life,
      'select from customers.restriction where customer_id = $1 and ended_at is null',
      [one.customerId],
    )
    expect(left).toEqual([])
  })
})

describe('a legal hold', () => {
  it('documents past their retention: kept until it ends, then dropped', async () => {
    const one = await person()
    await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
      seedDocument(work, {
        ...{ customerId: one.customerId, userId: one.userId, kind: 'identity', side: 'front' },
        ...{ fileName: 'cedula.pdf', bytes: Buffer.from('%PDF-1.4 prueba'), files: life.ports.files },
      }),
    )
    const people = { proposer: await life.signedIn('analista'), decider: await life.signedIn('oficial') }
    const id = await restrictionSet(people, one.customerId, 'legal-hold')
    const drop = documentJobs(life.ports.files).find(({ name }) => name === 'documents.tidy')
    const kept = async () => {
      await drop?.round(life.runtime)
      const rows = await asOwner(
        life,
        'select from documents.document where customer_id = $1 and content_id is not null',
        [one.customerId],
      )
      return rows.length
    }
    await asOwner(life, 'update documents.document set keep_until = $2 where customer_id = $1', [
      one.customerId,
      new Date(0),
    ])
    expect((await close(one)).body.state).toBe('closed')
    expect(await kept()).toBe(1)
    const end = await people.proposer.post<{ proposal: { id: string } }>(`/api/restrictions/${id}/end`, {
      note: 'Alzada',
    })
    const path = `/api/approvals/${end.body.proposal.id}/decision`
    expect((await people.decider.post(path, { decision: 'confirm' })).status).toBe(200)
    expect(await kept()).toBe(0)
  })
})
