import { uuidOf } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import { settingKind, type ReviewSummary } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { outcomesOf, type Outcomes } from '../../../../test/outcomes.ts'
import { asOwner } from '../../../../test/owner.ts'
import { restrictionSet } from '../../../../test/restrictions.ts'
import { hours } from '../../../../test/test-clock.ts'
import { settingInForce } from '../../../platform/data/settings.ts'
import { writeVersion } from '../../../platform/data/versioned.ts'

const system = { kind: 'system', name: 'test' } as const
let life: RunningEnvironment
let out: Outcomes
let persona: Client
let analyst: Client
let officer: Client

beforeAll(async () => {
  life = await startEnvironment()
  persona = await life.signedIn('persona')
  out = outcomesOf(life, persona)
  await signInStaff()
})
afterAll(() => life?.close())

/** Sessions of staff end when the clock is moved by days. */
async function signInStaff(): Promise<void> {
  ;[analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
}

async function freeze({ id }: TransferWire): Promise<string> {
  const [row] = await asOwner<{ customer: string }>(
    life,
    'select customer_id as customer from transfers.transfer where id = $1',
    [uuidOf('transfer', id)],
  )
  return restrictionSet({ proposer: analyst, decider: officer }, row?.customer ?? '', 'freeze')
}

async function lift(restriction: string): Promise<void> {
  const ended = await analyst.post<{ proposal: { id: string } }>(`/api/restrictions/${restriction}/end`, {
    note: 'Orden alzada',
  })
  const path = `/api/approvals/${ended.body.proposal.id}/decision`
  expect((await officer.post(path, { decision: 'confirm' })).status).toBe(200)
}

async function release({ id }: TransferWire): Promise<void> {
  const { body } = await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')
  const review = body.items.find(({ transferId }) => transferId === id)
  expect(review?.reason).toBe('frozen-customer')
  const path = `/api/reviews/${review?.id}`
  await analyst.post(`${path}/proposal`, { outcome: 'release', note: 'Alzado' })
  expect((await officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
}

const chooseRefund = async ({ id }: TransferWire) =>
  (await persona.post<TransferWire>(`/api/transfers/${id}/refund-choice`, {})).body

/** A rejected or returned payout. */
async function cameBack(name: string, state: 'needs-correction' | 'sent-to-bank'): Promise<TransferWire> {
  const ordered = await life.order(persona, { amount: '200000', recipient: { name } })
  await life.pay(persona, ordered.id)
  return life.reaches(persona, ordered.id, state)
}

const attemptsOf = ({ id }: TransferWire) =>
  asOwner<{ id: string }>(life, 'select id from payouts.payout where transfer_id = $1', [
    uuidOf('transfer', id),
  ])

it('the customer declines a late payment’s offer: the release refunds it', async () => {
  await out.setRate('USD', '941')
  const ordered = await life.order(persona)
  await out.pastDeadline()
  await out.setRate('USD', '950')
  await out.transferFor(ordered, '200000')
  await out.until(ordered.id, ({ choice }) => choice?.offer)
  await signInStaff()
  const restriction = await freeze(ordered)
  const declined = await persona.post<TransferWire>(`/api/transfers/${ordered.id}/choice`, {
    answer: 'refund',
  })
  expect([declined.body.state, declined.body.cancelAskedAt]).toEqual(['checking', expect.any(String)])
  const answers = await asOwner(life, 'select answer from transfers.choice where transfer_id = $1', [
    uuidOf('transfer', ordered.id),
  ])
  expect(answers).toEqual([{ answer: 'refund' }])
  await lift(restriction)
  await release(ordered)
  expect((await life.reaches(persona, ordered.id, 'refunded')).refunded?.amount).toBe('200000')
  await out.allQuiet()
})

it('the customer does not answer an offer by its deadline: the release refunds it', async () => {
  const ordered = await out.partlyPaid('120000')
  await out.pastDeadline()
  await out.until(ordered.id, ({ choice }) => choice?.offer)
  await signInStaff()
  const restriction = await freeze(ordered)
  await life.moveClock(hours(24 * 21))
  await life.reaches(persona, ordered.id, 'checking')
  await signInStaff()
  await lift(restriction)
  await release(ordered)
  expect((await life.reaches(persona, ordered.id, 'refunded')).refunded?.amount).toBe('120000')
  await out.allQuiet()
})

it('the customer wants a rejected payout back: the release refunds all of it and sends nothing', async () => {
  const returned = await cameBack('Rosa Imposible', 'needs-correction')
  expect(returned.correction?.refund).toEqual({ whole: true, chargeMinor: '0' })
  const attempts = await attemptsOf(returned)
  const restriction = await freeze(returned)
  expect((await chooseRefund(returned)).state).toBe('checking')
  await lift(restriction)
  await release(returned)
  const refunded = await life.reaches(persona, returned.id, 'refunded')
  expect([refunded.refunded?.amount, refunded.refundCharge]).toEqual(['200000', undefined])
  expect(await attemptsOf(returned)).toEqual(attempts)
  await out.allQuiet()
})

it('the charge is raised after the customer wanted a returned payout back: the release deducts the former one', async () => {
  const returned = await cameBack('Rosa Devuelve', 'needs-correction')
  const { chargeMinor = '', whole } = returned.correction?.refund ?? {}
  expect([whole, Number(chargeMinor) > 0]).toEqual([false, true])
  const restriction = await freeze(returned)
  expect((await chooseRefund(returned)).state).toBe('checking')
  await life.moveClock(hours(1))
  await life.runtime.work(system, async (work) => {
    const { data } = await settingInForce(work, settingKind.returnTerms)
    await writeVersion(work, settingKind.returnTerms.kind, 'default', {
      data: { ...data, chargeMinor: String(Number(chargeMinor) + 1000) },
      writtenBy: 'test',
      approvedBy: 'test',
    })
  })
  await lift(restriction)
  await release(returned)
  const refunded = await life.reaches(persona, returned.id, 'refunded')
  expect(refunded.refundCharge?.amount).toBe(chargeMinor)
  await out.allQuiet()
})

it('the customer wants a payout back that staff were to resolve: it is refunded once the freeze has ended', async () => {
  const sent = await cameBack('Rosa Demora', 'sent-to-bank')
  const [payout] = await attemptsOf(sent)
  const advanced = { to: 'rejected', code: 'unknown-rail' }
  await life.controlSandbox(`/control/payouts/${payout?.id}/advance`, advanced)
  await life.reaches(persona, sent.id, 'returned')
  const restriction = await freeze(sent)
  expect((await chooseRefund(sent)).state).toBe('returned')
  await lift(restriction)
  await life.reaches(persona, sent.id, 'refunded')
  await out.allQuiet()
})
