import type { CauseWire, DonationWire, ReferralProgramWire, RewardWire } from '@puente/contract/customer'
import { settingKind, type DonationsDueWire, type StaffDonationWire } from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { temporaryUser } from '../../../../test/access-samples.ts'
import type { Client } from '../../../../test/client.ts'
import { asOwner } from '../../../../test/owner.ts'
import { rewarded, userIdOf } from '../../../../test/samples/referrals.ts'
import { confirmSetting, proposeSetting, settingNow } from '../../../../test/settings.ts'
import { hours } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'

let world: TestEnvironment
let treasury: Client
let officer: Client
/** A user who has just earned a reward. */
let giver: Client
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false })
  treasury = await world.signedIn('tesoreria')
  officer = await world.signedIn('oficial')
})
beforeEach(async () => {
  giver = (await temporaryUser(world, 'user', { kind: 'owner' })).client
  await rewarded(world, giver)
})
afterAll(() => world?.close())

const unspent = async () =>
  (await giver.get<ReferralProgramWire>('/api/referral-program')).body.unspent.amount
const ask = (causeId = 'biblioteca-ficticia') => giver.post<DonationWire>('/api/donations', { causeId })
const confirm = (id: string, client = giver) =>
  client.post<DonationWire>(`/api/donations/${id}/confirmation`, {})
const received = async (client: Client) =>
  (
    await asOwner<{ name: string }>(
      world,
      `select name from platform.outbox where subject = $1 and name like 'referrals.%' order by id`,
      [await userIdOf(client)],
    )
  ).map(({ name }) => name)
const owed = async (code: string) =>
  (
    await asOwner<{ minor: bigint }>(
      world,
      `select coalesce(sum(e.credit - e.debit), 0)::bigint as minor from (
         select case when c.code = $1 then t.amount_minor else 0 end as credit,
                case when d.code = $1 then t.amount_minor else 0 end as debit
         from ledger.transfer t join ledger.account c on c.id = t.credit_account
         join ledger.account d on d.id = t.debit_account) as e`,
      [code],
    )
  )[0]?.minor

describe('a donation', () => {
  it('requested: moves nothing; confirmed: moves everything, once', async () => {
    const before = await owed('donations-payable')
    const asked = await ask()
    expect([asked.status, asked.body.amount.amount, await unspent()]).toEqual([201, '5000', '5000'])
    expect(await owed('donations-payable')).toBe(before)
    const done = await confirm(asked.body.id)
    expect([done.status, done.body.cause.id, await unspent()]).toEqual([200, 'biblioteca-ficticia', '0'])
    expect(await owed('donations-payable')).toBe((before ?? 0n) + 5000n)
    expect((await confirm(asked.body.id)).body.code).toBe('donation-expired')
    expect((await ask()).body.code).toBe('no-reward')
    expect(await received(giver)).toEqual(['referrals.reward-earned', 'referrals.reward-donated'])
  })

  it('confirmed: gives the amount shown, within half an hour, and only for its user', async () => {
    const asked = await ask()
    expect((await confirm(asked.body.id, await world.signedIn('persona'))).status).toBe(404)
    await rewarded(world, giver)
    expect((await confirm(asked.body.id)).body.code).toBe('changed-meanwhile')
    const again = await ask()
    await world.moveClock(hours(0.5))
    expect((await confirm(again.body.id)).body.code).toBe('donation-expired')
    expect(await unspent()).toBe('10000')
  })

  it('to a cause that the operator does not support: refused', async () => {
    expect((await ask('otra-causa')).body.code).toBe('cause-unknown')
  })

  it('requested twice and confirmed concurrently: given once', async () => {
    const asked = [await ask(), await ask('bosque-imaginario')]
    const statuses = (await Promise.all(asked.map(({ body }) => confirm(body.id)))).map(
      ({ status }) => status,
    )
    expect([statuses.toSorted(), await unspent()]).toEqual([[200, 409], '0'])
  })
})

test('rewards: used for fees or kept for later, and offered again after that period', async () => {
  const open = async () =>
    asOwner<{ remaining: bigint; kept_until: Date | null }>(
      world,
      'select remaining_minor as remaining, kept_until from referrals.v_open_reward where user_id = $1',
      [await userIdOf(giver)],
    )
  expect(await open()).toEqual([{ remaining: 5000n, kept_until: null }])
  await giver.post('/api/reward-applications', {})
  expect(await open()).toEqual([])
  const kept = (await giver.post<ReferralProgramWire>('/api/reward-holds', {})).body
  const until = new Date(world.clock.now().getTime() + hours(24 * 30))
  expect(Math.abs(new Date(kept.keptUntil ?? '').getTime() - until.getTime())).toBeLessThan(60_000)
  expect((await open()).map(({ kept_until: at }) => at?.toISOString())).toEqual([kept.keptUntil])
  await world.moveClock(hours(24 * 31))
  const later = (await giver.get<ReferralProgramWire>('/api/referral-program')).body
  expect([later.keptUntil, later.open.amount]).toEqual([undefined, '5000'])
  expect(await received(giver)).toEqual([
    'referrals.reward-earned',
    'referrals.reward-applied',
    'referrals.reward-kept',
  ])
  const { client: nobody } = await temporaryUser(world, 'user', { kind: 'owner' })
  for (const path of ['/api/reward-applications', '/api/reward-holds'])
    expect((await nobody.post(path, {})).body.code).toBe('no-reward')
  expect((await nobody.get<{ items: RewardWire[] }>('/api/rewards')).body.items).toEqual([])
})

test('treasury: sees the amounts payable to causes, as pages and as a file, without the givers', async () => {
  await confirm((await ask('olla-de-mentira')).body.id)
  type Page = { items: StaffDonationWire[]; next?: string }
  const found: StaffDonationWire[] = []
  for (let after = ''; ;) {
    const { body } = await treasury.get<Page>(`/api/donations?limit=1${after && `&after=${after}`}`)
    found.push(...body.items)
    if (body.next === undefined) break
    after = body.next
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  expect(BigInt((await owed('donations-payable')) ?? 0n)).toBe(
    found.reduce((sum, { amount }) => sum + BigInt(amount.amount), 0n),
  )
  const { body } = await treasury.get<Page>('/api/donations?causeId=olla-de-mentira')
  expect(body.items.map(({ causeName }) => causeName)).toEqual(['Olla de Mentira (causa de demostración)'])
  expect(Object.keys(body.items[0] ?? {}).join()).not.toMatch(/user|customer/i)
  expect((await treasury.get<Page>('/api/donations?state=paid')).body.items).toEqual([])
  const file = await treasury.send<string>('GET', '/api/donations/export?format=csv&causeId=olla-de-mentira')
  expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')])
})

test('a payment to a cause: needs two people; later donations are part of the next payment', async () => {
  type Owed = { items: DonationsDueWire[] }
  const cause = 'olla-de-mentira'
  const path = `/api/causes/${cause}/payment`
  const owedNow = async () =>
    (await treasury.get<Owed>('/api/causes/owed')).body.items.find(({ causeId }) => causeId === cause)
  await confirm((await ask(cause)).body.id)
  const before = BigInt((await owedNow())?.amount.amount ?? 0)
  const { body } = await treasury.post<Owed>(`${path}/proposal`, { note: 'Transferencia 123' })
  expect(body.items.find(({ causeId }) => causeId === cause)?.proposal?.amount.amount).toBe(String(before))
  await world.moveClock(1000)
  const later = (await temporaryUser(world, 'user', { kind: 'owner' })).client
  await rewarded(world, later)
  giver = later
  await confirm((await ask(cause)).body.id)
  const bank = await owed('operator-bank')
  const payable = await owed('donations-payable')
  expect((await treasury.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
  expect([await owed('operator-bank'), await owed('donations-payable')]).toEqual([
    (bank ?? 0n) + before,
    (payable ?? 0n) - before,
  ])
  expect((await owedNow())?.amount.amount).toBe('5000')
  const paid = await treasury.get<{ items: StaffDonationWire[] }>('/api/donations?state=paid')
  expect(paid.body.items.every(({ paidAt }) => paidAt !== undefined)).toBe(true)
  expect((await treasury.post('/api/causes/nadie/payment/proposal', { note: 'Prueba' })).body.code).toBe(
    'nothing-owed',
  )
})

describe('settings of the programme', () => {
  const causes: CauseWire[] = [{ id: 'causa-nueva', name: 'Causa nueva', about: 'Una causa que no existe.' }]

  it('other causes: offered after a second person confirmed them; a donation keeps the name it was given under', async () => {
    const asked = await ask()
    expect((await proposeSetting(treasury, settingKind.causes, { causes })).status).toBe(200)
    const again = await proposeSetting(treasury, settingKind.causes, { causes })
    expect(again.body.code).toBe('already-proposed')
    expect((await confirmSetting(treasury, settingKind.causes)).body.code).toBe('same-person')
    const { body } = await confirmSetting(officer, settingKind.causes)
    expect([body.current?.version, body.current?.data, body.proposal]).toEqual([2, { causes }, undefined])
    expect((await confirmSetting(officer, settingKind.causes)).body.code).toBe('no-proposal')
    const seen = await giver.get<{ items: CauseWire[] }>('/api/causes')
    expect(seen.body.items).toEqual(causes)
    expect((await confirm(asked.body.id)).body.cause.id).toBe('biblioteca-ficticia')
  })

  it('other terms: change the rewards of the next invitation and the yearly maximum', async () => {
    const changed = {
      ...(await settingNow(officer, settingKind.referralTerms)),
      invitedMinor: '7000',
      mostPerYear: 1,
    }
    await proposeSetting(officer, settingKind.referralTerms, changed)
    const { body } = await confirmSetting(treasury, settingKind.referralTerms)
    expect([body.current?.version, body.current?.data]).toEqual([2, changed])
    const second = await rewarded(world, giver)
    const { items } = (await second.get<{ items: RewardWire[] }>('/api/rewards')).body
    expect([items.map(({ amount }) => amount.amount), await unspent()]).toEqual([['7000'], '5000'])
  })
})
