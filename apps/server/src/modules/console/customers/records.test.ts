import { fromWireId, toWireId } from '@puente/contract'
import type { CustomerSession, MemberWire, TransferWire } from '@puente/contract/customer'
import type {
  AuditEntry,
  Found,
  MemberRecord,
  PayerAccount,
  PayinSummary,
  QuoteRecord,
  RateReading,
  RateRecord,
  RecipientRecord,
  StaffTransfer,
} from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { requested, sign, signingCompany, type SigningCompany } from '../../../../test/signing-company.ts'
import { indexAccounts } from '../../payins/index.ts'

let life: RunningEnvironment
let persona: Client
let soporte: Client
let oficial: Client
let tesoreria: Client
let ordered: TransferWire
let staffView: StaffTransfer
let company: SigningCompany

beforeAll(async () => {
  life = await startEnvironment()
  ;[persona, soporte, oficial, tesoreria] = [
    await life.signedIn('persona'),
    await life.signedIn('soporte'),
    await life.signedIn('oficial'),
    await life.signedIn('tesoreria'),
  ]
  ordered = await life.order(persona, { amount: '54321' })
  await life.pay(persona, ordered.id)
  await life.reaches(persona, ordered.id, 'delivered')
  staffView = (await tesoreria.get<StaffTransfer>(`/api/transfers/${ordered.id}`)).body
  company = await signingCompany(life)
}, 180_000)
afterAll(async () => life?.close())

const actionsAbout = async (subject: string): Promise<string[]> =>
  (await oficial.get<{ items: AuditEntry[] }>(`/api/audit-entries?subject=${subject}`)).body.items.map(
    ({ action }) => action,
  )

/** Every payment of an account, page by page. */
async function paymentsFrom(id: string, limit: number): Promise<string[]> {
  const found: string[] = []
  let after = ''
  do {
    const { body } = await tesoreria.get<{ items: PayinSummary[]; next?: string }>(
      `/api/payer-accounts/${id}/payins?limit=${limit}${after}`,
    )
    found.push(...body.items.map((one) => one.id))
    after = body.next === undefined ? '' : `&after=${encodeURIComponent(body.next)}`
  } while (after !== '')
  return found
}

test('an account that paid: its holder, every payment once whatever the page, and numbers only for some roles', async () => {
  const second = await life.order(persona, { amount: '54322' })
  await life.pay(persona, second.id)
  await life.reaches(persona, second.id, 'delivered')
  const payment = staffView.payments[0]?.id ?? ''
  const path = `/api/payer-accounts/${payment}`
  const { body: account } = await tesoreria.get<PayerAccount>(path)
  const { actingAs } = (await persona.get<CustomerSession>('/api/session')).body
  expect(account).toMatchObject({ standing: 'verified', holder: { id: actingAs.id }, blocks: [] })
  expect(account.paidFor.map(({ id }) => id)).toEqual([actingAs.id])
  expect(account.number?.replaceAll('-', '').slice(-4)).toBe(account.payer.accountEnding)
  const all = await paymentsFrom(payment, 100)
  expect(all).toHaveLength(account.received.count)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain(payment)
  expect(await paymentsFrom(payment, 1)).toEqual(all)
  const { body: masked } = await soporte.get<PayerAccount>(path)
  expect(masked.number).toBeUndefined()
  expect(masked.payer.rut).not.toBe(account.payer.rut)
  expect(await actionsAbout(payment)).toContain('look-at-payer-account')
  const { body: found } = await tesoreria.get<{ items: Found[] }>(`/api/search?text=${account.number}`)
  expect(found.items.flatMap(({ kind, id }) => (kind === 'account' ? [id] : []))).toEqual([all[0]])
})

test('payments from before accounts were indexed: the job finds them, and the page shows them alone until then', async () => {
  const payment = staffView.payments[0]?.id ?? ''
  const before = await paymentsFrom(payment, 100)
  await asOwner(life, 'update payins.payment set payer_account_index = null')
  expect(await paymentsFrom(payment, 100)).toEqual([])
  expect((await tesoreria.get<PayerAccount>(`/api/payer-accounts/${payment}`)).body.received.count).toBe(1)
  await life.runtime.work({ kind: 'system', name: 'test' }, async (work) => {
    while ((await indexAccounts(work, 100)) > 0);
  })
  expect(await paymentsFrom(payment, 100)).toEqual(before)
})

test('an account of somebody who is no customer: of a third party', async () => {
  await life.transferTo({ rut: '5.126.663-3', name: 'Otra Persona', amount: '43217', reference: 'arriendo' })
  const found = async () =>
    (await tesoreria.get<{ items: PayinSummary[] }>('/api/payins?search=43217')).body.items[0]?.id
  await expect.poll(found, { timeout: 60_000 }).toBeDefined()
  const { body } = await tesoreria.get<PayerAccount>(`/api/payer-accounts/${await found()}`)
  expect(body).toMatchObject({ standing: 'third-party', paidFor: [], refunds: [] })
  expect(body.holder).toBeUndefined()
  expect(body.suspense).toHaveLength(1)
})

test('the price of an order: the reading and the versions it was computed from, which lead to what was sold', async () => {
  const { body: quote } = await soporte.get<QuoteRecord>(`/api/quotes/${staffView.quoteId}`)
  expect(quote.price).toEqual(staffView.price)
  expect(quote.transfer).toEqual({ id: ordered.id, reference: staffView.reference })
  expect(quote.reading.mid).toBe(quote.price.midMarketClpPerUnit)
  expect([quote.fee.key, quote.spread.key].every((key) => key !== undefined)).toBe(true)
  expect(await actionsAbout(quote.id)).toEqual(['look-at-quote', 'createQuote'])
  const { body: rate } = await soporte.get<RateRecord>(`/api/rates/${quote.reading.id}`)
  expect(rate.near.map(({ id }) => id)).toContain(rate.id)
  const sold = rate.published.find(
    ({ corridorId, customerKind }) => corridorId === quote.price.corridorId && customerKind === 'person',
  )
  expect(sold).toMatchObject({
    clpPerUnit: quote.price.customerClpPerUnit,
    spread: { key: quote.spread.key, version: quote.spread.version },
  })
})

test('readings: in both orders, by state and currency, and an unconfirmed one says what it was compared with', async () => {
  const list = async (query: string) =>
    (await tesoreria.get<{ items: RateReading[] }>(`/api/rates?limit=100&${query}`)).body.items
  const newest = await list('currency=USD')
  expect(newest.every(({ currency }) => currency === 'USD')).toBe(true)
  const oldest = await list('currency=USD&order=oldest')
  expect(oldest.map(({ asOf }) => asOf)).toEqual(oldest.map(({ asOf }) => asOf).toSorted())
  const [before] = newest
  const jumped = String(Number(before?.mid) * 2)
  await asOwner(
    life,
    `insert into quotes.rate (id, currency, mid, as_of, source, fetched_at, accepted)
     values ($1, 'USD', $2, $3::timestamptz + interval '1 second', 'prueba', $3, false)`,
    ['00000000-0000-7000-8000-000000000001', jumped, before?.asOf],
  )
  const [held] = await list('currency=USD&state=unconfirmed')
  expect(held).toMatchObject({ source: 'prueba', state: 'unconfirmed' })
  const { body } = await tesoreria.get<RateRecord>(`/api/rates/${held?.id}`)
  expect(body).toMatchObject({ before: { id: before?.id }, movedBps: 10_000, published: [] })
  expect((await tesoreria.get('/api/rates?from=2026-02-30')).status).toBe(422)
  // An unconfirmed reading stops prices.
  await asOwner(life, `delete from quotes.rate where source = 'prueba'`)
})

test('a recipient: values and warnings by the label of their field, as the answers change it', async () => {
  const { recipient } = await life.order(persona, { corridorId: 'pe-pen' })
  await asOwner(life, `update recipients.recipient set warnings = $1 where id = $2`, [
    JSON.stringify([{ at: 'details.cci', fault: 'wrong-check-digit' }]),
    fromWireId('recipient', recipient.id),
  ])
  const { body } = await oficial.get<RecipientRecord>(`/api/recipients/${recipient.id}`)
  expect(body.details?.map(({ label }) => label)).toEqual([
    'cci-soles',
    'account-kind',
    'document-type-pe',
    'peruvian-dni',
  ])
  expect(body.warnings).toEqual([{ at: 'cci-soles', fault: 'wrong-check-digit' }])
})

test('a member of a company: role, powers, what they asked for and signed, and who is no member is not found', async () => {
  const [first, second] = company.members
  if (first === undefined || second === undefined) throw new Error('a company has members')
  const { body: request } = await requested(first)
  expect((await sign(second, request.id)).body).toMatchObject({ state: 'completed' })
  const customer = toWireId('customer', company.customerId)
  const member = async (userId: string, by = oficial) =>
    by.get<MemberRecord>(`/api/customers/${customer}/members/${toWireId('user', userId)}`)
  const { body } = await member(second.userId)
  expect(body).toMatchObject({
    customer: { id: customer, kind: 'company' },
    membership: { role: 'operator' },
    signing: [{ signatures: 2 }],
    ownAccount: { customer: { kind: 'person' } },
  })
  expect(body.signatures).toMatchObject([{ id: request.id, did: 'signed', state: 'completed' }])
  expect(body.history).toMatchObject([{ change: 'joined' }])
  expect((await member(first.userId)).body.signatures).toMatchObject([{ id: request.id, did: 'requested' }])
  const { body: seen } = await member(second.userId, soporte)
  expect([seen.checks, seen.person]).toEqual([undefined, undefined])
  expect(await actionsAbout(toWireId('user', second.userId))).toContain('look-at-company-member')
  const { user } = (await persona.get<CustomerSession>('/api/session')).body
  const stranger = fromWireId('user', user.id) ?? ''
  expect((await member(stranger)).status).toBe(404)

  const { body: found } = await oficial.get<{ items: Found[] }>(
    `/api/search?text=${encodeURIComponent(body.email)}`,
  )
  expect(found.items.filter(({ kind }) => kind === 'member')).toMatchObject([
    { id: body.id, customerId: customer, title: body.name },
  ])
})

test('a member who was removed: former, with who removed them', async () => {
  const admin = await life.signedIn('empresa')
  const { actingAs } = (await admin.get<CustomerSession>('/api/session')).body
  const { items } = (await admin.get<{ items: MemberWire[] }>('/api/members')).body
  const reader = items.find(({ role }) => role === 'reader')
  const path = `/api/customers/${actingAs.id}/members/${reader?.id}`
  expect((await oficial.get<MemberRecord>(path)).body.membership?.role).toBe('reader')
  expect((await admin.delete(`/api/members/${reader?.id}`)).status).toBe(204)
  const { body } = await oficial.get<MemberRecord>(path)
  expect(body.membership).toBeUndefined()
  const by = items.find(({ isYou }) => isYou)?.name
  expect(body.history[0]).toMatchObject({ change: 'removed', from: 'reader', by })
})
