import { fromWireId } from '@puente/contract'
import type { InvitationWire, ReferralProgramWire, RewardWire } from '@puente/contract/customer'
import type { TrialBalanceWire } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { temporaryUser } from '../../../test/access-samples.ts'
import { codeFor, registrationForm } from '../../../test/applicant.ts'
import type { Client } from '../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { userIdOf } from '../../../test/samples/referrals.ts'
import { hours, untilMonday } from '../../../test/test-clock.ts'

let life: RunningEnvironment
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  await life.moveClock(untilMonday(life.clock.now()))
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const program = async (client: Client) =>
  (await client.get<ReferralProgramWire>('/api/referral-program')).body
const rewards = async (client: Client) =>
  (await client.get<{ items: RewardWire[] }>('/api/rewards')).body.items
const newcomer = () => temporaryUser(life, 'user', { kind: 'owner' })
const enter = async (client: Client, code: string) => client.post('/api/invitations', { code })
const open = async (client: Client) => (await program(client)).open.amount

/** A new user who was invited with a code. */
async function invitedBy(inviter: Client): Promise<Client> {
  const { client } = await newcomer()
  const entered = await enter(client, (await program(inviter)).code)
  if (entered.status !== 201) throw new Error(`not invited: ${JSON.stringify(entered.body)}`)
  return client
}

/** Orders and pays a transfer, and waits for its delivery. */
async function deliver(client: Client, amount = '200000'): Promise<string> {
  const { id } = await life.order(client, { amount })
  await life.pay(client, id)
  await life.reaches(client, id, 'delivered')
  return id
}

const soon = { timeout: 60_000, interval: 100 }

/** The settled amount of a transfer's fee refund; waits for it. */
const settledOf = (transferId: string) =>
  vi.waitFor(async () => {
    const [row] = await asOwner<{ amount: string }>(
      life,
      `select sum(r.amount_minor)::text as amount from payins.refund r join payins.payment p on p.id = r.payment_id
       where p.order_id = $1 and r.reason = 'reward' and r.status = 'settled'`,
      [fromWireId('transfer', transferId)],
    )
    if (row?.amount == null) throw new Error('nothing is settled yet')
    return row.amount
  }, soon)

async function standing(...codes: string[]): Promise<bigint[]> {
  const treasury = await life.signedIn('tesoreria')
  const { accounts } = (await treasury.get<TrialBalanceWire>('/api/trial-balance')).body
  return codes.map((code) =>
    accounts
      .filter((one) => one.code === code && one.currency === 'CLP')
      .reduce((sum, one) => sum + BigInt(one.balance), 0n),
  )
}

describe('an invitation', () => {
  it('the first delivered transfer of the minimum amount: rewards both users, once', async () => {
    const { client: inviter } = await newcomer()
    const invited = await invitedBy(inviter)
    expect((await program(inviter)).invited).toBeUndefined()
    expect((await program(invited)).invited).toMatchObject({
      invitedReward: { amount: '5000' },
      minimumSend: { amount: '20000' },
    })
    await deliver(invited, '19999')
    expect((await program(inviter)).invitations).toEqual({ open: 1, rewarded: 0 })
    await deliver(invited, '20000')
    await vi.waitFor(async () => expect(await open(invited)).toBe('5000'), soon)
    await deliver(invited)
    expect((await program(invited)).invited, 'it is a reward now').toBeUndefined()
    expect((await program(inviter)).invitations).toEqual({ open: 0, rewarded: 1 })
    const sides = [...(await rewards(inviter)), ...(await rewards(invited))]
    expect(sides.map(({ side, state, amount }) => [side, state, amount.amount])).toEqual([
      ['inviter', 'open', '5000'],
      ['invited', 'open', '5000'],
    ])
    const { items } = (await inviter.get<{ items: InvitationWire[] }>('/api/invitations')).body
    expect(items.map((one) => Object.keys(one).sort().join())).toEqual(['endedAt,id,invitedAt,state'])
    expect(await standing('promotion-expense', 'user-rewards')).toEqual([-10000n, 10000n])
  })

  it('the code is typed at sign-up, in any form: the invitation exists once the account does', async () => {
    const { client: inviter } = await newcomer()
    const { code } = await program(inviter)
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`
    const client = life.customer()
    const { body } = await client.post<{ registrationId: string }>('/api/registrations', {
      ...registrationForm('con-codigo@correo.cl'),
      invitationCode: typed,
    })
    const mailed = await codeFor(life, fromWireId('registration', body.registrationId) ?? '')
    await client.post(`/api/registrations/${body.registrationId}/verification`, { code: mailed })
    await vi.waitFor(async () => expect((await program(inviter)).invitations.open).toBe(1), soon)
    expect((await program(client)).mayEnterCode).toBe(false)
  })

  it('an unauthenticated user: sees the rewards of a code, and nothing of its owner', async () => {
    const { code, promise } = await program(persona)
    const { body } = await life.customer().get<object>(`/api/invitation-codes/${code}`)
    expect(body).toEqual({ code, promise })
    const unknown = await life.customer().get('/api/invitation-codes/AAAAAAAA')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'code-unknown'])
  })

  it('one’s own code, an unknown code, a second code, a user who has ordered: refused', async () => {
    const { client } = await newcomer()
    const { code } = await program(client)
    expect((await enter(client, code)).body.code).toBe('own-code')
    expect((await enter(client, 'NADIE')).body.code).toBe('code-unknown')
    const theirs = (await program(persona)).code
    expect((await enter(client, theirs)).status).toBe(201)
    expect((await enter(client, theirs)).body.code).toBe('invited-too-late')
    const { client: other } = await newcomer()
    await life.order(other)
    expect((await enter(other, theirs)).body.code).toBe('invited-too-late')
  })

  it('people who act for the same customer, since whenever: no reward', async () => {
    const join = (one: string, other: string) =>
      asOwner(
        life,
        `insert into access.membership (user_id, customer_id, role, position, created_at)
         select $1, customer_id, 'operator', 9, created_at from access.membership where user_id = $2`,
        [one, other],
      )
    const { client: inviter } = await newcomer()
    const { client: partner } = await newcomer()
    await join(await userIdOf(inviter), await userIdOf(partner))
    expect((await enter(partner, (await program(inviter)).code)).body.code).toBe('own-code')
    const invited = await invitedBy(inviter)
    await join(await userIdOf(inviter), await userIdOf(invited))
    const id = await deliver(invited)
    const ended = () =>
      asOwner<{ state: string }>(life, 'select state from referrals.invitation where transfer_id = $1', [
        fromWireId('transfer', id),
      ])
    await vi.waitFor(async () => expect(await ended()).toEqual([{ state: 'not-counted' }]), soon)
    expect([...(await rewards(inviter)), ...(await rewards(invited))]).toEqual([])
  })
})

test('rewards: pay fees back to the source accounts, transfer by transfer, and cost no customer anything', async () => {
  const { client: inviter } = await newcomer()
  const invited = await invitedBy(inviter)
  await deliver(invited)
  await vi.waitFor(async () => expect(await open(invited)).toBe('5000'), soon)
  const applied = await invited.post<ReferralProgramWire>('/api/reward-applications', {})
  expect(applied.body.applied).toEqual([{ to: 'Paso Prueba', amount: { amount: '5000', currency: 'CLP' } }])
  const ids: string[] = []
  for (const [amount, paid] of [
    ['200000', '2390'],
    ['500000', '2610'],
  ] as const) {
    const id = await deliver(invited, amount)
    expect(await settledOf(id)).toBe(paid)
    ids.unshift(id)
  }
  const { unspent, feeRefunds } = await program(invited)
  expect([unspent.amount, feeRefunds.map(({ transferId }) => transferId)]).toEqual(['0', ids])
  expect((await rewards(invited)).map(({ state }) => state)).toEqual(['used'])
  expect(await life.openClearing()).toEqual([])
  // After the sweep of all earnings, the pesos that bought foreign currency and the rewards owned by users are left.
  await life.moveClock(hours(24 * 4))
  await vi.waitFor(async () => {
    const [bank, way, bought, promised] = await standing(
      'client-bank',
      'sweep-clearing',
      'fx-position',
      'user-rewards',
    )
    expect([-(bank ?? 0n), way]).toEqual([(bought ?? 0n) + (promised ?? 0n), 0n])
  }, soon)
})
