import type { RefundAccountWire, TransferWire } from '@puente/contract/customer'
import type { RefundSummary, RefundWire } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsAfter } from '../../../../test/aftermath.ts'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { unmatchedMoneyOf, uuidOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { hours } from '../../../../test/test-clock.ts'

let life: RunningEnvironment
let kit: UnmatchedMoney
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const PATIENCE = { timeout: 60_000, interval: 100 }
const account = { bank: 'Caja Ficticia del Sur', accountType: 'vista', accountNumber: '001-2345-678' }
const quiet = (faults: readonly string[] = []) =>
  expect
    .poll(() => faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }), PATIENCE)
    .toEqual(faults)
const look = async (id: string) => (await kit.treasury.get<RefundWire>(`/api/refunds/${id}`)).body
const refundsOf = async (transferId: string) =>
  (
    await life.pool.query<{ id: string; status: string }>(
      'select id, status from payins.refund where order_id = $1 order by created_at, attempt',
      [uuidOf(transferId)],
    )
  ).rows
const statuses = async (transferId: string) => (await refundsOf(transferId)).map(({ status }) => status)

describe('a rejected refund', () => {
  it('has an owner and a day, keeps its transfer at refunding, and is ordered again automatically', async () => {
    const { ordered, refund } = await kit.rejectedRefund(persona, '59921')
    expect(refund).toMatchObject({ state: 'rejected', ageDays: 0, amount: { amount: '59921' } })
    expect(refund.dueAt).toBeDefined()
    const { body } = await persona.get<TransferWire>(`/api/transfers/${ordered.id}`)
    expect([body.state, body.refunded?.amount]).toEqual(['refunding', '59921'])
    await life.moveClock(hours(24 * 8))
    // Its source account is closed: it is rejected again, waits since the first day, and has a new due day.
    await expect.poll(() => statuses(ordered.id), PATIENCE).toEqual(['replaced', 'rejected'])
    const again = (
      await kit.treasury.get<{ items: RefundSummary[] }>('/api/refunds?olderThanDays=5')
    ).body.items.find(({ transferId }) => transferId === ordered.id)
    expect(again?.ageDays).toBeGreaterThanOrEqual(5)
    expect(again?.waitsSince).toBe(refund.waitsSince)
    // Everything is consistent except the transfer, which waits for its refund.
    await quiet([`${uuidOf(ordered.id)} stands at refunding`])
    const path = `/api/refunds/${again?.id}`
    await kit.decided(path, {
      action: 'other-account',
      account: { ...account, holderRut: '11.222.333-9' },
      note: 'Cuenta confirmada por el banco',
    })
    await life.reaches(persona, ordered.id, 'refunded')
    await quiet()
  })

  it('another account of the customer: used once two people have confirmed it', async () => {
    const { ordered, refund } = await kit.rejectedRefund(persona, '69921')
    const path = `/api/transfers/${ordered.id}/refund-account`
    expect((await persona.get<RefundAccountWire>(path)).body).toEqual({
      needed: true,
      amount: { amount: '69921', currency: 'CLP' },
    })
    const other = { action: 'other-account', note: 'La dio la clienta' }
    const early = await kit.treasury.post(`/api/refunds/${refund.id}/proposal`, other)
    expect(early.body.code).toBe('no-refund-account')
    const given = await persona.post<RefundAccountWire>(path, account)
    expect(given.body.given).toMatchObject({ bank: account.bank, accountEnding: '5678' })
    expect((await look(refund.id)).given).toMatchObject({ by: 'customer', accountEnding: '5678' })
    expect((await kit.treasury.post(`/api/refunds/${refund.id}/proposal`, other)).status).toBe(200)
    const alone = await kit.treasury.decide(`/api/refunds/${refund.id}/decision`, 'confirm')
    expect(alone.body.code).toBe('same-person')
    expect((await refundsOf(ordered.id)).length).toBe(1)
    await kit.officer.decide(`/api/refunds/${refund.id}/decision`, 'confirm')
    await life.reaches(persona, ordered.id, 'refunded')
    const [, second] = await refundsOf(ordered.id)
    expect((await look(`ref_${second?.id.replaceAll('-', '')}`)).to).toMatchObject({
      bank: account.bank,
      accountEnding: '5678',
      isSource: false,
      name: 'Hernán Ensayo Prueba',
    })
    expect((await persona.get<RefundAccountWire>(path)).body).toEqual({ needed: false })
    expect((await persona.post(path, account)).body.code).toBe('refund-not-rejected')
    await quiet()
  })

  it('an account of another RUT: refused at the field, and nothing is stored', async () => {
    const { ordered, refund } = await kit.rejectedRefund(persona, '79921')
    const faultOf = async (holderRut: string) => {
      const { status, body } = await kit.treasury.post(`/api/refunds/${refund.id}/proposal`, {
        action: 'other-account',
        account: { ...account, holderRut },
        note: 'De la hermana',
      })
      return [status, body.fields?.map(({ at, fault }) => `${at} ${fault}`)]
    }
    expect(await faultOf('12.345.678-5')).toEqual([422, ['account.holderRut other-rut']])
    expect(await faultOf('12.345.678-4')).toEqual([422, ['account.holderRut wrong-check-digit']])
    expect((await look(refund.id)).given).toBeUndefined()
    // The first screening is clear. One after the name is listed would put the money on hold before the decision.
    const unscreened = () =>
      life.pool.query("select from payins.suspense where status = 'open' and screened_at is null")
    await expect.poll(async () => (await unscreened()).rowCount, PATIENCE).toBe(0)
    // A hit puts the refund to a new account on hold, until the officer and a second person release it.
    await life.controlSandbox('/control/names', { name: 'Hernán Ensayo Prueba', kind: 'person' })
    await kit.decided(`/api/refunds/${refund.id}`, {
      action: 'other-account',
      account: { ...account, holderRut: '11222333-9' },
      note: 'Cuenta propia',
    })
    const held = async () =>
      (await kit.treasury.get<{ items: { id: string; status: string }[] }>('/api/suspense?status=held')).body
        .items[0]
    await expect.poll(async () => (await held())?.status, PATIENCE).toBe('held')
    expect(await statuses(ordered.id)).toEqual(['rejected'])
    const retry = { action: 'retry', note: 'Es otra persona' }
    expect((await kit.treasury.post(`/api/refunds/${refund.id}/proposal`, retry)).body.code).toBe(
      'officer-only',
    )
    expect((await kit.officer.post(`/api/refunds/${refund.id}/proposal`, retry)).status).toBe(200)
    expect((await kit.treasury.decide(`/api/refunds/${refund.id}/decision`, 'confirm')).status).toBe(200)
    await life.reaches(persona, ordered.id, 'refunded')
    await quiet()
  })

  it('another account for a refund on hold: used at once, because the officer took part', async () => {
    await life.controlSandbox('/control/names', { name: 'Hernán Ensayo Prueba', kind: 'person' })
    const { ordered, refund } = await kit.rejectedRefund(persona, '89921')
    const isHeld = async () =>
      (
        await kit.treasury.get<{ items: { status: string; amount: { amount: string } }[] }>(
          '/api/suspense?status=held',
        )
      ).body.items.some(({ amount }) => amount.amount === '89921')
    await expect.poll(isHeld, PATIENCE).toBe(true)
    const other = {
      action: 'other-account',
      account: { ...account, holderRut: '11222333-9' },
      note: 'Es otra persona',
    }
    const path = `/api/refunds/${refund.id}`
    expect((await kit.treasury.post(`${path}/proposal`, other)).body.code).toBe('officer-only')
    expect((await kit.officer.post(`${path}/proposal`, other)).status).toBe(200)
    expect((await kit.treasury.decide(`${path}/decision`, 'confirm')).status).toBe(200)
    const [, second] = await refundsOf(ordered.id)
    expect((await look(`ref_${second?.id.replaceAll('-', '')}`)).to).toMatchObject({
      bank: account.bank,
      isSource: false,
    })
    await life.reaches(persona, ordered.id, 'refunded')
    await quiet()
  })
})
