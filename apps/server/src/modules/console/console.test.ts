import { toWireId, uuidOf, type Id } from '@puente/contract'
import type { CustomerSession, TransferWire } from '@puente/contract/customer'
import type {
  ApprovalWire,
  AuditEntry,
  CustomerSummary,
  Found,
  QueueWire,
  StaffCustomer,
  WaitingApproval,
} from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { proposed, restrictionBody } from '../../../test/restrictions.ts'
import { unmatchedMoneyOf, type UnmatchedMoney } from '../../../test/unmatched-money.ts'

let life: RunningEnvironment
let misfits: UnmatchedMoney
let persona: Client
let soporte: Client
let analista: Client
let oficial: Client
let tesoreria: Client
let admin: Client
let customerId: string
let ordered: TransferWire

beforeAll(async () => {
  life = await startEnvironment()
  misfits = await unmatchedMoneyOf(life)
  ;[persona, soporte, analista, oficial, tesoreria, admin] = (await Promise.all(
    (['persona', 'soporte', 'analista', 'oficial', 'tesoreria', 'admin'] as const).map((name) =>
      life.signedIn(name),
    ),
  )) as [Client, Client, Client, Client, Client, Client]
  customerId = (await persona.get<CustomerSession>('/api/session')).body.actingAs.id
  ordered = await life.order(persona)
})
afterAll(async () => life?.close())

type Items<Item> = { items: Item[]; next?: string }
const found = async (client: Client, text: string) =>
  (await client.get<Items<Found>>(`/api/search?text=${encodeURIComponent(text)}`)).body.items
const kindsFound = async (client: Client, text: string) =>
  (await found(client, text)).map(({ kind, id }) => `${kind} ${id}`)
const queueOf = async (client: Client, kind: string) =>
  (await client.get<{ queues: QueueWire[] }>('/api/work-queue')).body.queues.find((one) => one.kind === kind)
const audit = async (client: Client, query: string) =>
  (await client.get<Items<AuditEntry>>(`/api/audit-entries?${query}`)).body.items

describe('search', () => {
  it.each([
    ['a RUT with dots', '11.222.333-9'],
    ['a RUT without', '112223339'],
    ['an e-mail, whatever its case', 'PERSONA@demo.puente.test'],
    ['the beginning of a name', 'pers'],
    ['beginnings of several words without marks, in any order', 'dém persona'],
  ])('by %s: finds the customer', async (_how, text) => {
    expect(await kindsFound(soporte, text)).toContain(`customer ${customerId}`)
  })

  it('the middle of a name, a wrong check digit or another e-mail: finds no customer', async () => {
    for (const text of ['ersona', '11.222.333-K', 'nadie@demo.puente.test', 'persona inexistente'])
      expect(await kindsFound(soporte, text)).not.toContain(`customer ${customerId}`)
  })

  it('a reference, its beginning, or an id: finds the transfer', async () => {
    const { id } = ordered
    const reference = ordered.payment?.reference ?? ''
    for (const text of [reference, reference.toLowerCase(), reference.slice(0, 6), id])
      expect(await kindsFound(soporte, text)).toContain(`transfer ${id}`)
  })

  it('our reference at the bank or the bank’s own: finds the payment', async () => {
    const paid = await life.order(persona, { amount: '61234' })
    await life.pay(persona, paid.id)
    await life.reaches(persona, paid.id, 'delivered')
    const { rows } = await life.pool.query<{ ours: string; theirs: string }>(
      `select q.client_reference as ours, p.bank_payment_id as theirs from payins.payment_request q
       join payins.payment p on p.order_id = q.order_id where replace(p.order_id::text, '-', '') = $1`,
      [paid.id.slice(4)],
    )
    expect(rows).toHaveLength(1)
    for (const text of [rows[0]?.ours ?? '', rows[0]?.theirs ?? ''])
      expect(await kindsFound(soporte, text)).toContain(`payment ${paid.id}`)
  })

  it('the last digits of an account: finds the recipient', async () => {
    const { rows } = await life.pool.query<{ id: Id<'recipient'>; ending: string }>(
      'select id, account_ending as ending from recipients.recipient order by created_at desc limit 1',
    )
    const id = toWireId('recipient', rows[0]?.id ?? '')
    expect(await kindsFound(soporte, `000${rows[0]?.ending}`)).toContain(`recipient ${id}`)
  })

  it('a result that the role may not open: not returned', async () => {
    const item = await misfits.suspended({ amount: '71231' })
    expect(await kindsFound(tesoreria, item.id)).toEqual([`case ${item.id}`])
    expect(await kindsFound(analista, item.id)).toEqual([])
    const application = customerId.replace('cus_', 'app_')
    expect(await kindsFound(soporte, application)).toEqual([])
  })
})

describe('the work queue', () => {
  it('counts the work of a role, and shows it to no other role', async () => {
    const before = (await queueOf(tesoreria, 'suspense'))?.count ?? 0
    const item = await misfits.suspended({ amount: '71232' })
    const queue = await queueOf(tesoreria, 'suspense')
    expect(queue).toMatchObject({ count: before + 1, isMore: false })
    expect(new Date(queue?.oldestAt ?? '').getTime()).toBeLessThanOrEqual(new Date(item.waitsSince).getTime())
    expect(await queueOf(soporte, 'suspense')).toBeUndefined()
    expect(await queueOf(admin, 'suspense')).toBeUndefined()
  })

  it('a proposal: listed for those who may decide it, and not for its proposer', async () => {
    const item = await misfits.suspended({ amount: '71233' })
    await tesoreria.post(`/api/suspense/${item.id}/proposal`, { action: 'return', note: 'De otra persona' })
    const listed = (client: Client) =>
      client
        .get<Items<WaitingApproval>>('/api/approvals')
        .then(({ body }) => body.items.filter(({ subjectId }) => subjectId === item.id))
    expect(await listed(oficial)).toMatchObject([
      { kind: 'suspense', action: 'return', by: 'Tesorería Demo' },
    ])
    expect(await listed(tesoreria)).toEqual([])
    expect(await listed(analista)).toEqual([])
    expect((await queueOf(oficial, 'proposals'))?.count).toBe(1)
    expect((await queueOf(tesoreria, 'proposals'))?.count).toBe(0)
  })

  it('a proposal about a customer: the list and its page have the name of the customer', async () => {
    const body = await restrictionBody(oficial, 'no-new-orders')
    const id = await proposed(analista, uuidOf('customer', customerId), body)
    const { body: list } = await oficial.get<Items<WaitingApproval>>('/api/approvals')
    expect(list.items.find((one) => one.id === id)?.subjectName).toBe('Persona Demo')
    const page = await oficial.get<ApprovalWire>(`/api/approvals/${id}`)
    expect(page.body.subjectName).toBe('Persona Demo')
    await analista.post(`/api/approvals/${id}/withdrawal`, {})
  })
})

describe('customers', () => {
  it('list: paged, filtered by kind and status; the export has the same rows', async () => {
    const read = async (query: string) =>
      (await soporte.get<Items<CustomerSummary>>(`/api/customers?${query}`)).body
    const first = await read('limit=1')
    const second = await read(`limit=1&after=${first.next}`)
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id)
    expect((await read('kind=company')).items.map(({ name }) => name)).toEqual(['Empresa Demo SpA'])
    expect((await read('status=closed')).items).toEqual([])
    const file = await oficial.get<string>('/api/customers/export?format=csv&kind=company')
    expect(file.body.split('\r\n').slice(1, -1)).toEqual([expect.stringContaining('Empresa Demo SpA')])
    expect(await audit(admin, 'action=export-customers')).toMatchObject([{ actor: { name: 'Oficial Demo' } }])
  })

  it('page: returned, and every view is recorded in the audit trail', async () => {
    const { body } = await soporte.get<StaffCustomer>(`/api/customers/${customerId}`)
    expect(body).toMatchObject({
      rut: '11222333-9',
      members: [{ email: 'persona@demo.puente.test', emailVerified: true, secondFactor: false }],
      recipients: expect.arrayContaining([expect.objectContaining({ name: 'Rosa Ejemplo' })]),
    })
    expect(body.members[0]?.accepted.map(({ kind }) => kind).toSorted()).toEqual([
      'privacy-notice',
      'terms-of-use',
    ])
    expect(body.transfers.map(({ id }) => id)).toContain(ordered.id)
    // Open orders count against the limits, so the used amount is above zero.
    expect(BigInt(body.limits.day.used.amount)).toBeGreaterThan(0n)
    const views = await audit(admin, `action=look-at-customer&subject=${customerId}`)
    expect(views).toMatchObject([{ actor: { name: 'Soporte Demo' }, subject: customerId }])
  })

  it('notes: those of compliance are readable by compliance only', async () => {
    const note = (client: Client, text: string, audience: string) =>
      client.post(`/api/customers/${customerId}/notes`, { text, audience })
    expect((await note(soporte, 'Llamó por su envío', 'everyone')).status).toBe(201)
    expect((await note(oficial, 'Coincidencia descartada', 'compliance')).status).toBe(201)
    expect((await note(soporte, 'No debo', 'compliance')).body.code).toBe('not-allowed')
    const read = async (client: Client) =>
      (await client.get<StaffCustomer>(`/api/customers/${customerId}`)).body.notes.map(({ text }) => text)
    expect(await read(soporte)).toEqual(['Llamó por su envío'])
    expect(await read(analista)).toEqual(['Coincidencia descartada', 'Llamó por su envío'])
    const { rows } = await life.pool.query<{ body: Buffer }>('select body from customers.note')
    expect(rows.some(({ body }) => body.includes('envío'))).toBe(false)
  })

  it('holds: shown as a routine check to roles outside compliance, whatever the cause', async () => {
    const hit = await life.order(persona, {
      amount: '52341',
      recipient: { name: 'Pedro Lista Ejemplo' },
    })
    const held = await life.pay(persona, hit.id).then(async () => {
      return (await soporte.get<StaffCustomer>(`/api/customers/${customerId}`)).body.holds
    })
    for (const hold of held) expect(hold).toMatchObject({ class: 'routine' })
    expect(JSON.stringify(held)).not.toMatch(/screening|hit|rev_/)
  })
})

describe('the audit trail', () => {
  it('a line: who did what; filtered by actor, action, subject and day', async () => {
    const mine = await audit(admin, 'action=export-customers')
    const { actor, at } = mine[0] ?? { actor: { id: '' }, at: '' }
    const today = at.slice(0, 10)
    expect((await audit(admin, `actor=${actor.id}&action=export-customers`)).length).toBe(1)
    expect(await audit(admin, `actor=${actor.id}&action=look-at-customer&subject=${ordered.id}`)).toEqual([])
    expect(await audit(admin, `action=export-customers&to=2020-01-01`)).toEqual([])
    expect((await audit(admin, `action=export-customers&from=2020-01-01`)).length).toBe(1)
    expect(today).toMatch(/^\d{4}/)
    const wrong = await admin.get('/api/audit-entries?from=2026-02-31')
    expect(wrong.body.fields).toEqual([{ at: 'from', fault: 'format' }])
  })

  it('pages: no line appears twice', async () => {
    const seen: string[] = []
    let after = ''
    do {
      const { body } = await admin.get<Items<AuditEntry>>(`/api/audit-entries?limit=7${after}`)
      seen.push(...body.items.map(({ id }) => id))
      after = body.next === undefined ? '' : `&after=${encodeURIComponent(body.next)}`
    } while (after !== '' && seen.length < 200)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(14)
  })

  it('an administrator: does not see the actions of compliance', async () => {
    await oficial.get('/api/applications')
    await life.runtime.work({ kind: 'system', name: 'test' }, async (work) => {
      for (const action of ['look-at-review', 'proposeReview', 'decide-application'])
        await work.audit({ action, subject: 'x' })
    })
    for (const action of ['look-at-review', 'proposeReview', 'decide-application']) {
      expect(await audit(admin, `action=${action}`)).toEqual([])
      expect((await audit(oficial, `action=${action}`)).length).toBe(1)
    }
    const file = await admin.get<string>('/api/audit-entries/export?format=csv')
    expect(file.body).toContain('Exportó clientes')
    expect(file.body).not.toContain('Propuso sobre una alerta')
  })
})
