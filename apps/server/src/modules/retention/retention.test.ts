import { randomBytes } from 'node:crypto'
import { toWireId } from '@puente/contract'
import type { ClosureWire, CustomerSession } from '@puente/contract/customer'
import type { RetentionWire } from '@puente/contract/staff'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { customerMade, type Made } from '../../../test/companies.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { looseValues } from '../../../test/loose-values.ts'
import { asOwner } from '../../../test/owner.ts'
import { restrictionSet } from '../../../test/restrictions.ts'
import { hours } from '../../../test/test-clock.ts'
import { encryptedColumns } from '../../wiring/housekeeping.ts'
import { reEncryptJob } from '../../platform/data/encryption/re-encrypt.ts'
import { createVault, ValueRefused, type Vault } from '../../platform/data/encryption/vault.ts'
import { createRuntime } from '../../platform/work.ts'
import { customerFor } from '../customers/index.ts'
import { documentJobs, seedDocument } from '../documents/index.ts'
import { verifyBooks } from '../evidence/index.ts'
import { snapshotsOf } from '@puente/ledger'
import { eraseWhatMayGo } from './erase-what-may-go.ts'
import { keepsIdentity } from './keeps-identity.ts'
import { retentionOf } from './retention-of.ts'
import { retentionRound } from './retention.jobs.ts'

const system = { kind: 'system', name: 'test' } as const

let life: RunningEnvironment
let sender: Made
let email: string
let transferId: string
let held: Made
let waiting: Made
let open: Made
let staff: Client
beforeAll(async () => {
  life = await startEnvironment()
  sender = await customerMade(life, { kind: 'person', name: 'Cora Prueba' })
  held = await customerMade(life, { kind: 'person', name: 'Hilda Prueba' })
  waiting = await customerMade(life, { kind: 'person', name: 'Wanda Prueba' })
  open = await customerMade(life, { kind: 'person', name: 'Olga Prueba' })
  email = (await sender.client.get<CustomerSession>('/api/session')).body.user.email
  const order = await life.order(sender.client)
  transferId = order.id
  await life.pay(sender.client, order.id)
  await life.reaches(sender.client, order.id, 'delivered')
  await sender.client.put(`/api/transfers/${order.id}/rating`, { stars: 5, comment: 'Todo bien' })
  for (const { customerId, userId } of [sender, open])
    await life.runtime.work(system, (work) =>
      seedDocument(work, {
        ...{ customerId, userId, kind: 'identity', side: 'front', fileName: 'cedula-de-cora.pdf' },
        ...{ bytes: Buffer.from('%PDF-1.4 prueba'), files: life.ports.files },
      }),
    )
  await life.order(waiting.client)
  for (const one of [sender, held])
    expect((await one.client.post<ClosureWire>('/api/closure', {})).body.state).toBe('closed')
  const people = { proposer: await life.signedIn('analista'), decider: await life.signedIn('oficial') }
  await restrictionSet(people, held.customerId, 'legal-hold')
  await life.stopWork()
})
afterAll(async () => life?.close())

const erase = ({ customerId }: Pick<Made, 'customerId'>) =>
  life.runtime.work(system, (work) => eraseWhatMayGo(work, customerId))
const kept = ({ customerId }: Pick<Made, 'customerId'>) =>
  life.runtime.work(system, (work) => retentionOf(work, customerId))
const nameOf = async ({ customerId }: Pick<Made, 'customerId'>) =>
  (await life.runtime.work(system, (work) => customerFor(work, customerId)))?.name
const audits = ({ customerId }: Pick<Made, 'customerId'>) =>
  asOwner<{ facts: Record<string, number> }>(
    life,
    `select facts from platform.audit where action = 'erase-customer-data' and subject = $1`,
    [customerId],
  )
const inYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
const advance = (days: number) => life.clock.advance(hours(24 * days))
/** Runs rounds of the job until it finds nothing. */
const night = async () => {
  while ((await retentionRound(life.runtime)) > 0);
}

describe('a closed account, before its period has ended', () => {
  it('retentionOf: identity and transfers are kept five years from the closing, the name six from the transfer', async () => {
    const [{ day = '' } = {}] = await asOwner<{ day: string }>(
      life,
      `select (completed_at at time zone 'America/Santiago')::date::text as day from customers.closure
       where customer_id = $1`,
      [sender.customerId],
    )
    const found = new Map((await kept(sender)).map((one) => [one.dataClass, one]))
    expect(found.get('contact')).toMatchObject({ kept: true, until: inYears(day, 5) })
    expect(found.get('transfers')).toMatchObject({ kept: true, until: inYears(day, 5) })
    expect(found.get('tax-identity')).toMatchObject({ kept: true, until: inYears(day, 6) })
    expect(found.get('tax-identity')?.source).toContain('Tributario')
    expect(found.has('books')).toBe(false)
  })

  it('eraseWhatMayGo: erases nothing, and writes no line', async () => {
    expect((await erase(sender)).reduce((sum, { erased }) => sum + erased, 0)).toBe(0)
    expect(await nameOf(sender)).toBe('Cora Prueba')
    expect(await audits(sender)).toEqual([])
  })

  it('a customer whose relationship lasts: everything is kept without a day', async () => {
    const [contact] = (await kept(open)).filter(({ dataClass }) => dataClass === 'contact')
    expect(contact).toMatchObject({ kept: true, until: undefined })
  })
})

describe('once five years have passed', () => {
  it('the nightly job: erases all classes but those of the tax law, with one line of counts', async () => {
    advance(5 * 365 + 3)
    staff = await life.signedIn('oficial')
    await night()
    expect(await nameOf(sender)).toBe('Cora Prueba')
    const lines = await audits(sender)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.facts).toMatchObject({ contact: expect.any(Number), transfers: expect.any(Number) })
    expect(JSON.stringify(lines)).not.toContain('Prueba')
    const left = (await kept(sender)).filter((one) => one.kept).map(({ dataClass }) => dataClass)
    expect(left).toEqual(['tax-identity'])
  })

  it('the erased rows: no e-mail, payer, party or comment remains, and no value is refused', async () => {
    const loose = await looseValues(life)
    expect(loose).toEqual([])
    const { vault } = life.runtime
    const [user] = await asOwner<{ email: Buffer; index: Buffer; hash: string }>(
      life,
      'select email, email_index as index, password_hash as hash from access.user where id = $1',
      [sender.userId],
    )
    expect(user?.index.equals(vault.index('access.user.email', email))).toBe(false)
    expect([vault.isErased(user?.email ?? Buffer.alloc(1)), user?.hash]).toEqual([true, ''])
    expect(vault.decrypt('access.user.email', user?.email ?? Buffer.alloc(1), sender.userId)).toBe('—')
    expect(() => vault.decrypt('access.user.email', user?.email ?? Buffer.alloc(1), 'other')).toThrow(
      ValueRefused,
    )
    const again = await life.customer().signIn<CustomerSession>(email, life.password)
    expect(again.status).not.toBe(200)
    const answer = await staff.get<{ recipient: { name: string } }>(`/api/transfers/${transferId}`)
    expect([answer.status, JSON.stringify(answer.body).includes('Rosa Ejemplo')]).toEqual([200, false])
  })

  it('the documents: dropped with their names, but not those of a customer whose relationship lasts', async () => {
    await asOwner(life, 'update documents.document set keep_until = received_at where customer_id = $1', [
      open.customerId,
    ])
    const job = documentJobs(life.ports.files, keepsIdentity).find(({ name }) => name === 'documents.tidy')
    await job?.round(life.runtime)
    const rows = await asOwner<{ customer: string; content: string | null; later: boolean }>(
      life,
      `select customer_id as customer, content_id as content, keep_until > $1 as later from documents.document`,
      [life.clock.now()],
    )
    const of = ({ customerId }: Made) => rows.filter(({ customer }) => customer === customerId)
    expect(of(sender)).toMatchObject([{ content: null, later: false }])
    expect(of(open)).toMatchObject([{ content: expect.any(String), later: true }])
  })

  it('the pages of staff about the erased customer: still answer', async () => {
    const customer = toWireId('customer', sender.customerId)
    for (const path of [
      `/api/customers/${customer}`,
      `/api/customers/${customer}/file`,
      `/api/customers`,
      `/api/payins`,
      `/api/transfers`,
    ])
      expect([path, (await staff.get(path)).status]).toEqual([path, 200])
  })

  it('the books and the chain: still verify', async () => {
    const { faults } = await verifyBooks(snapshotsOf(life.runtime.pool), life.config.secrets)
    expect(faults).toEqual([])
    expect(await life.openClearing()).toEqual([])
  })

  it('a legal hold, and an order that has not ended: nothing is erased', async () => {
    for (const one of [held, waiting]) {
      const erased = await erase(one)
      expect(erased.every((row) => row.erased === 0 && row.until === undefined)).toBe(true)
    }
    expect(await nameOf(held)).toBe('Hilda Prueba')
  })

  it('a second round: erases nothing more', async () => {
    advance(1)
    await night()
    expect(await audits(sender)).toHaveLength(1)
    expect((await erase(sender)).every(({ erased }) => erased === 0)).toBe(true)
  })

  it('a run that was interrupted: continues after the last customer', async () => {
    advance(1)
    await asOwner(
      life,
      `insert into retention.run (id, mode, began_at, after, customers)
       select gen_random_uuid(), 'nightly', $1, id, 1 from customers.customer order by id limit 1`,
      [life.clock.now()],
    )
    await night()
    const [run] = await asOwner<{ customers: number; all: number; failed: number }>(
      life,
      `select customers, failed, (select count(*)::int from customers.customer) as all
       from retention.run order by began_at desc limit 1`,
    )
    expect(run).toEqual({ customers: run?.all, all: run?.all, failed: 0 })
  })
})

describe('once six years have passed', () => {
  it('the name and the RUT: gone; a dry run counted them first, the page shows it, and the books verify', async () => {
    advance(365)
    staff = await life.signedIn('oficial')
    await asOwner(life, `update retention.run set began_at = $1 where mode = 'nightly'`, [life.clock.now()])
    expect((await staff.post('/api/retention-dry-runs', {})).status).toBe(204)
    await night()
    expect(await nameOf(sender)).toBe('Cora Prueba')
    const { body } = await staff.get<RetentionWire>('/api/retention')
    expect(body.dryRun?.counts).toContainEqual({ dataClass: 'tax-identity', rows: 1, customers: 1 })
    expect(body.dryRun?.endedAt).toBeDefined()
    advance(1)
    await night()
    expect(await nameOf(sender)).toBe('—')
    const [row] = await asOwner(life, 'select rut, rut_index from customers.customer where id = $1', [
      sender.customerId,
    ])
    expect(row).toEqual({ rut: null, rut_index: null })
    expect((await kept(sender)).some((one) => one.kept)).toBe(false)
    expect((await verifyBooks(snapshotsOf(life.runtime.pool), life.config.secrets)).faults).toEqual([])
    const finished = await asOwner<{ id: string }>(life, 'select customer_id as id from retention.finished')
    expect(finished.map(({ id }) => id)).toEqual([sender.customerId])
  })

  it('an erased value of an older key: keeps its mark when it is encrypted again', async () => {
    const [old] = life.config.secrets.encryptionKeys
    if (old === undefined) throw new Error('no key')
    const fresh = { id: 'n9', key: randomBytes(32) }
    const { pool, clock, config } = life
    const vaultWith = (...encryptionKeys: (typeof old)[]) =>
      createVault({ ...config.secrets, encryptionKeys })
    const isName = ({ table, column }: { table: string; column: string }) =>
      table === 'customers.customer' && column === 'name'
    const job = reEncryptJob(encryptedColumns.filter(isName))
    const round = (vault: Vault) =>
      job.round(createRuntime({ pool, clock, logger: pino({ enabled: false }), vault }))
    const rotated = vaultWith(fresh, old)
    expect(await round(rotated)).toBeGreaterThan(0)
    expect(await round(rotated)).toBe(0)
    const [row] = await asOwner<{ name: Buffer }>(life, 'select name from customers.customer where id = $1', [
      sender.customerId,
    ])
    const name = row?.name ?? Buffer.alloc(1)
    expect([rotated.isErased(name), rotated.isStale(name)]).toEqual([true, false])
    expect(rotated.decrypt('customers.customer.name', name, sender.customerId)).toBe('—')
    expect(await round(vaultWith(old, fresh))).toBeGreaterThan(0)
  })

  it('values of every encrypted column: none is refused', async () => {
    expect(encryptedColumns.length).toBeGreaterThan(50)
    expect(await looseValues(life)).toEqual([])
  })
})
