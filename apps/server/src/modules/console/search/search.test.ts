import { fromWireId } from '@puente/contract'
import type { CustomerSession, RecipientWire, TransferWire } from '@puente/contract/customer'
import type { AuditEntry, Found, RecipientRecord } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { unmatchedMoneyOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { customerJobs } from '../../customers/index.ts'
import { payinJobs } from '../../payins/index.ts'
import { recipientJobs } from '../../recipients/index.ts'

let life: RunningEnvironment
let misfits: UnmatchedMoney
let persona: Client
let soporte: Client
let analista: Client
let oficial: Client
let tesoreria: Client
let customerId: string
let paid: TransferWire

beforeAll(async () => {
  life = await startEnvironment()
  misfits = await unmatchedMoneyOf(life)
  ;[persona, soporte, analista, oficial, tesoreria] = (await Promise.all(
    (['persona', 'soporte', 'analista', 'oficial', 'tesoreria'] as const).map((name) => life.signedIn(name)),
  )) as [Client, Client, Client, Client, Client]
  customerId = (await persona.get<CustomerSession>('/api/session')).body.actingAs.id
  paid = await life.order(persona, { amount: '209917', recipient: { name: 'Filomena Ñancupil' } })
  await life.pay(persona, paid.id)
  await life.reaches(persona, paid.id, 'delivered')
})
afterAll(async () => life?.close())

const found = async (client: Client, text: string): Promise<Found[]> =>
  (await client.get<{ items: Found[] }>(`/api/search?text=${encodeURIComponent(text)}`)).body.items
const kindsFound = async (client: Client, text: string): Promise<string[]> =>
  (await found(client, text)).map(({ kind, id }) => `${kind} ${id}`)
const titles = async (client: Client, kind: string, text: string): Promise<string[]> =>
  (await found(client, text)).filter((one) => one.kind === kind).map(({ title }) => title)

describe('an amount', () => {
  it.each(['209.917', '$ 209.917', '209917', 'CLP 209.917'])('%s sent: finds the transfer', async (text) => {
    expect(await found(soporte, text)).toContainEqual(
      expect.objectContaining({
        kind: 'transfer',
        id: paid.id,
        amount: { amount: '209917', currency: 'CLP' },
      }),
    )
  })

  it('received, with or without its currency: finds the transfer with that amount', async () => {
    const { amount } = paid.price.receive
    const units = `${amount.slice(0, -2)},${amount.slice(-2)}`
    for (const text of [units, `USD ${units}`, `${units} USD`, `US$ ${units}`])
      expect(await found(soporte, text)).toContainEqual(
        expect.objectContaining({ id: paid.id, amount: { amount, currency: 'USD' } }),
      )
    expect(await kindsFound(soporte, `EUR ${units}`)).not.toContain(`transfer ${paid.id}`)
  })

  it('of a payment: found by who may read payments', async () => {
    const payments = async (client: Client) =>
      (await found(client, '$ 209.917')).filter(({ kind }) => kind === 'payment')
    expect(await payments(tesoreria)).toMatchObject([{ amount: { amount: '209917', currency: 'CLP' } }])
    expect(await payments(analista)).toEqual([])
  })

  it('in suspense: finds the case, for who may open it', async () => {
    const item = await misfits.suspended({ amount: '81231' })
    expect(await kindsFound(tesoreria, '81.231')).toContain(`case ${item.id}`)
    expect(await kindsFound(analista, '81.231')).toEqual([])
  })
})

describe('people', () => {
  it.each(['filom', 'nancupil', 'Ñancupil filomena'])(
    'a recipient by %s: found, and its page opens',
    async (text) => {
      const one = (await found(soporte, text)).find(({ kind }) => kind === 'recipient')
      expect(one?.title).toBe('Filomena Ñancupil')
      const page = await soporte.get<RecipientRecord>(`/api/recipients/${one?.id}`)
      expect(page.body).toMatchObject({ name: 'Filomena Ñancupil', customer: { id: customerId } })
    },
  )

  it('a recipient whose name was corrected: found by the new name only', async () => {
    const { body } = await persona.get<{ items: RecipientWire[] }>('/api/recipients')
    const one = body.items.find(({ name }) => name === 'Filomena Ñancupil')
    const { name: _, details, relationship } = one ?? { name: '', details: {}, relationship: 'friend' }
    const changed = await persona.put(`/api/recipients/${one?.id}`, {
      name: 'Hortensia Ñancupil',
      details,
      relationship,
    })
    expect(changed.status).toBe(200)
    expect(await titles(soporte, 'recipient', 'horten')).toEqual(['Hortensia Ñancupil'])
    expect(await titles(soporte, 'recipient', 'filomena')).toEqual([])
  })

  it.each(['11.222.333', '11222333', '1122233', '11.222'])(
    'the beginning %s of a RUT: finds the customer',
    async (text) => {
      expect(await kindsFound(soporte, text)).toContain(`customer ${customerId}`)
    },
  )

  it('fewer than five digits, or the beginning of another RUT: finds no customer', async () => {
    for (const text of ['1122', '11.222.334', '22.233'])
      expect(await kindsFound(soporte, text)).not.toContain(`customer ${customerId}`)
  })

  it.each(['otra fict', '12.345.678-5', '12345678', '123456'])(
    'a payer by %s: found by who may read payments',
    async (text) => {
      const payments = async (client: Client) =>
        (await found(client, text)).filter(({ kind }) => kind === 'payment')
      expect((await payments(tesoreria)).map(({ title, detail }) => [title, detail])).toContainEqual([
        'Otra Persona Ficticia',
        '12345678-5',
      ])
      expect(await payments(analista)).toEqual([])
    },
  )

  it('staff by name or e-mail: found by who may open them', async () => {
    for (const text of ['tesorería', 'demo tesor', 'tesoreria@demo'])
      expect(await titles(oficial, 'staff', text)).toEqual(['Tesorería Demo'])
    expect(await titles(soporte, 'staff', 'tesorería')).toEqual([])
  })
})

describe('what belongs to a customer', () => {
  it('threads: found by the customer’s name, for who may read them', async () => {
    const thread = await persona.post<{ id: string }>('/api/threads', {
      kind: 'question',
      text: 'Una pregunta',
    })
    expect(await kindsFound(soporte, 'persona demo')).toContain(`thread ${thread.body.id}`)
    expect(await kindsFound(analista, 'persona demo')).not.toContain(`thread ${thread.body.id}`)
  })

  it('documents: found by the customer’s name, for who reviews them', async () => {
    const [document] = await asOwner<{ id: string; customerId: string }>(
      life,
      `select replace(id::text, '-', '') as id, replace(customer_id::text, '-', '') as "customerId"
       from documents.document order by received_at desc, id desc limit 1`,
    )
    const [, name] = await customerNamed(`cus_${document?.customerId}`)
    expect(await kindsFound(analista, name)).toContain(`document doc_${document?.id}`)
    expect((await kindsFound(tesoreria, name)).filter((one) => one.startsWith('document'))).toEqual([])
  })

  it('a proposal by its id: found by its proposer, not by a role without it', async () => {
    const item = await misfits.suspended({ amount: '81233' })
    await tesoreria.post(`/api/suspense/${item.id}/proposal`, { action: 'return', note: 'De otra persona' })
    const { body } = await oficial.get<{ items: { id: string; subjectId: string }[] }>('/api/approvals')
    const id = body.items.find(({ subjectId }) => subjectId === item.id)?.id ?? ''
    expect(await kindsFound(tesoreria, id)).toEqual([`proposal ${id}`])
    expect(await kindsFound(analista, id)).toEqual([])
  })
})

const customerNamed = async (id: string): Promise<[string, string]> => [
  id,
  (await oficial.get<{ name: string }>(`/api/customers/${id}`)).body.name,
]

const jobsOfIndexes = async (): Promise<void> => {
  const jobs = [...customerJobs, ...recipientJobs, ...payinJobs(life.ports)]
  for (const job of jobs.filter(({ name }) => name.includes('.index-'))) await job.round(life.runtime)
}

describe('a debt', () => {
  it('by its reference: found by who may read debts', async () => {
    const { reference } = await misfits.owedByOutsider('81232')
    expect(await found(tesoreria, ` ${reference.toLowerCase()}`)).toMatchObject([
      { kind: 'case', title: reference, about: 'receivable' },
    ])
    expect(await found(analista, reference)).toEqual([])
  })
})

describe('rows of the former release', () => {
  it('without an index: found once the job has run', async () => {
    await life.stopWork()
    await asOwner(life, `update customers.customer set rut_part_index = null`)
    await asOwner(life, `update recipients.recipient set name_index = null, name_index_of = null`)
    await asOwner(life, `update payins.payment set payer_search_index = null`)
    const all = async () => [
      (await titles(soporte, 'customer', '11.222.333')).length,
      (await titles(soporte, 'recipient', 'hortensia')).length,
      (await titles(tesoreria, 'payment', 'otra ficticia')).length,
    ]
    expect(await all()).toEqual([0, 0, 0])
    await jobsOfIndexes()
    expect(await all()).toEqual([1, 1, expect.any(Number)])
    expect((await all())[2]).toBeGreaterThan(0)
  })

  it('a name written without its index: found by the new name once the job has run', async () => {
    const [recipient] = await asOwner<{ id: string; customerId: string }>(
      life,
      `select id, customer_id as "customerId" from recipients.recipient order by id desc limit 1`,
    )
    const { id = '' } = recipient ?? {}
    const name = life.runtime.vault.encrypt('recipients.recipient.name', 'Zunilda Escrita', id)
    await asOwner(life, 'update recipients.recipient set name = $2 where id = $1', [id, name])
    expect(await titles(soporte, 'recipient', 'zunilda')).toEqual([])
    await jobsOfIndexes()
    expect(await titles(soporte, 'recipient', 'zunilda')).toEqual(['Zunilda Escrita'])
  })

  it('a payer erased without its index: the index is emptied', async () => {
    const [payment] = await asOwner<{ id: string }>(life, `select id from payins.payment order by id limit 1`)
    const { id = '' } = payment ?? {}
    const gone = '{"rut":"","name":"—","bank":"","account":"","words":""}'
    await asOwner(
      life,
      `update payins.payment set payer = $2, payer_rut_index = sha256(uuid_send(id)) where id = $1`,
      [id, life.runtime.vault.encryptErased('payins.payment.payer', gone, id)],
    )
    await jobsOfIndexes()
    expect(
      await asOwner(life, `select payer_search_index as index from payins.payment where id = $1`, [id]),
    ).toEqual([{ index: [] }])
    await jobsOfIndexes()
  })
})

describe('the record of a search', () => {
  it('people found: one line in the audit trail with their number', async () => {
    const before = await audited()
    const people = (await found(soporte, 'persona demo')).filter(({ kind }) => kind !== 'transfer').length
    expect((await audited()).slice(0, 1)).toMatchObject([
      { facts: [{ name: 'found', value: String(people) }] },
    ])
    expect(await audited()).toHaveLength(before.length + 1)
    await found(soporte, 'inexistente')
    expect(await audited()).toHaveLength(before.length + 1)
  })
})

const audited = async (): Promise<AuditEntry[]> =>
  (await oficial.get<{ items: AuditEntry[] }>('/api/audit-entries?action=find-people&limit=100')).body.items

describe('results by their ids', () => {
  const named = async (client: Client, ids: string) =>
    (await client.get<{ items: Found[] }>(`/api/named-results?ids=${ids}`)).body.items.map(({ id }) => id)

  it('in the order asked, without what the role may not open and what does not exist', async () => {
    const item = await asOwner<{ id: string }>(
      life,
      `select 'sus_' || replace(id::text, '-', '') as id from payins.suspense limit 1`,
    )
    const suspense = item[0]?.id ?? ''
    const unknown = `trf_${'0'.repeat(32)}`
    const ids = [paid.id, suspense, unknown, customerId].join(',')
    expect(await named(tesoreria, ids)).toEqual([paid.id, suspense, customerId])
    expect(await named(analista, ids)).toEqual([paid.id, customerId])
    expect(fromWireId('transfer', paid.id)).toBeDefined()
  })
})
