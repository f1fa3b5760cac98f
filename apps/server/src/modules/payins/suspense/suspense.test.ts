/* long: one test environment covers every way in which money names no order, each case in a few lines */
import type { TransferWire } from '@puente/contract/customer'
import type { SuspenseSummary, SuspenseWire } from '@puente/contract/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeCase } from '../../../../test/cases.ts'
import { faultsAfter } from '../../../../test/aftermath.ts'
import { type Client, verdictOf } from '../../../../test/client.ts'
import { startEnvironment, type RunningEnvironment } from '../../../../test/life.ts'
import { unmatchedMoneyOf, outsider, uuidOf, type UnmatchedMoney } from '../../../../test/unmatched-money.ts'
import { hours } from '../../../../test/test-clock.ts'
import { otherRutPayments, payinJobs } from '../index.ts'

let life: RunningEnvironment
let kit: UnmatchedMoney
let persona: Client
beforeAll(async () => {
  life = await startEnvironment()
  // A Tuesday: five banking days later is the next Tuesday.
  life.clock.set('2026-11-24T15:00:00Z')
  await life.moveClock(0)
  kit = await unmatchedMoneyOf(life)
  persona = await life.signedIn('persona')
})
afterAll(async () => life?.close())

const own = { rut: '11.222.333-9', name: 'Persona Demo' }
const PATIENCE = { timeout: 60_000, interval: 100 }
const open = async () => (await kit.treasury.get<{ items: SuspenseSummary[] }>('/api/suspense')).body.items
const look = async (id: string, as: Client = kit.treasury) =>
  (await as.get<SuspenseWire>(`/api/suspense/${id}`)).body
const ends = (id: string) => expect.poll(async () => (await look(id)).outcome, PATIENCE)
const seen = async (id: string) => (await persona.get<TransferWire>(`/api/transfers/${id}`)).body
const quiet = () =>
  expect
    .poll(() => faultsAfter({ databaseUrl: life.databaseUrl, dataDir: life.config.dataDir }), PATIENCE)
    .toEqual([])
/** Screens payers and returns due money now, without waiting for the worker's schedule. */
const considered = async () => {
  const jobs = payinJobs(life.ports)
  for (const wanted of ['payins.screen', 'payins.return-due'])
    await jobs.find(({ name }) => name === wanted)?.round(life.runtime)
}
const cancel = async (id: string) => {
  await persona.post(`/api/transfers/${id}/cancellation`, {})
  await expect.poll(async () => (await seen(id)).state, PATIENCE).toMatch(/cancelled|refunded/)
}

describe('money without a reference', () => {
  it('one open order with exactly its RUT and amount: funded', async () => {
    const ordered = await life.order(persona, { amount: '210001' })
    await life.transferTo({ ...own, amount: '210001', reference: 'para Rosa' })
    await life.reaches(persona, ordered.id, 'delivered')
    expect(await open()).toEqual([])
  })

  it('one order that lacks exactly this amount: funded', async () => {
    const ordered = await life.order(persona, { amount: '210002' })
    await life.pay(persona, ordered.id, { amount: '10002' })
    await expect.poll(async () => (await seen(ordered.id)).payment?.remainingMinor, PATIENCE).toBe('200000')
    await life.transferTo({ ...own, amount: '200000', reference: '' })
    await life.reaches(persona, ordered.id, 'delivered')
  })

  it('two orders with this RUT and amount: neither is funded; two people match it', async () => {
    const [first, second] = [
      await life.order(persona, { amount: '220001' }),
      await life.order(persona, { amount: '220001' }),
    ]
    const item = await kit.suspended({ ...own, amount: '220001', reference: 'para Rosa' })
    expect(item).toMatchObject({
      why: 'no-reference',
      status: 'open',
      owner: { team: 'treasury' },
      automatic: 'return',
      ageDays: 0,
    })
    expect(item.dueAt.slice(0, 10)).toBe('2026-12-01')
    const { candidates } = await look(item.id)
    expect(candidates.map(({ transferId, fits }) => [transferId, fits.join()])).toEqual(
      [first, second].map(({ id }) => [id, 'rut,amount']),
    )
    const path = `/api/suspense/${item.id}`
    const match = { action: 'match', transferId: second.id, note: 'Llamó y lo confirmó' }
    expect((await kit.treasury.post(`${path}/proposal`, match)).status).toBe(200)
    expect((await kit.officer.post(`${path}/proposal`, match)).body.code).toBe('already-proposed')
    expect((await kit.treasury.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
    expect((await kit.officer.decide(`${path}/decision`, 'confirm')).status).toBe(200)
    await life.reaches(persona, second.id, 'delivered')
    const { history } = await look(item.id)
    expect(history.map(({ event, actorName }) => [event, actorName])).toEqual([
      ['opened', undefined],
      ['proposed-match', 'Tesorería Demo'],
      ['confirmed', 'Oficial Demo'],
      ['matched', 'Oficial Demo'],
    ])
    expect((await kit.officer.decide(`${path}/decision`, 'confirm')).body.code).toBe('no-proposal')
    await cancel(first.id)
    await quiet()
  })

  it('not matched: refunded to its source on banking day 5, and not before', async () => {
    const item = await kit.suspended({ amount: '51001', reference: 'sin datos' })
    expect(item.dueAt.slice(0, 10)).toBe('2026-12-01')
    await life.moveClock(hours(6 * 24))
    await considered()
    expect((await look(item.id)).status).toBe('open')
    await life.moveClock(hours(25))
    await ends(item.id).toBe('returned')
    await quiet()
  })

  it('shown to support: masked, and every view is recorded', async () => {
    const item = await kit.suspended({ amount: '51002' })
    const support = await life.signedIn('soporte')
    expect((await look(item.id, support)).payer).toMatchObject({
      name: 'O••• P•••••• F•••••••',
      rut: '•••••678-5',
    })
    expect((await look(item.id, support)).words).toBeUndefined()
    expect((await look(item.id)).payer).toMatchObject({ name: outsider.name, rut: '12345678-5' })
    const { rowCount } = await life.pool.query(
      "select from platform.audit where action = 'look-at-suspense' and subject = $1",
      [uuidOf(item.id)],
    )
    expect(rowCount).toBe(3)
    expect((await takeCase(kit.treasury, item.id)).status).toBe(200)
    expect((await look(item.id)).owner).toMatchObject({
      team: 'treasury',
      member: { name: 'Tesorería Demo' },
    })
    expect(
      await kit.decided(`/api/suspense/${item.id}`, { action: 'return', note: 'No es nuestro' }),
    ).toMatchObject({ status: 200 })
    await ends(item.id).toBe('returned')
    await quiet()
  })

  it('an order of another RUT: never funded, whoever proposes it', async () => {
    const ordered = await life.order(persona, { amount: '51003' })
    const item = await kit.suspended({ amount: '51003', reference: 'para Rosa' })
    const near = (await look(item.id)).candidates.find(({ transferId }) => transferId === ordered.id)
    expect(near?.fits).toEqual(['amount'])
    const match = { action: 'match', transferId: ordered.id, note: 'Parece suyo' }
    const refused = await kit.treasury.post(`/api/suspense/${item.id}/proposal`, match)
    expect([refused.status, refused.body.code]).toEqual([409, 'payer-is-another'])
    await cancel(ordered.id)
  })

  it('a reference with one wrong character: shown with its order', async () => {
    const ordered = await life.order(persona, { amount: '230000' })
    const reference = ordered.payment?.reference ?? ''
    const item = await kit.suspended({ ...own, amount: '51004', reference: reference.slice(0, -1) })
    const [candidate] = (await look(item.id)).candidates
    expect([candidate?.transferId, candidate?.fits]).toEqual([ordered.id, ['rut', 'reference']])
    await cancel(ordered.id)
    const late = { action: 'match', transferId: ordered.id, note: 'Tarde' }
    expect((await kit.treasury.post(`/api/suspense/${item.id}/proposal`, late)).body.code).toBe(
      'order-closed',
    )
  })
})

describe('money from another RUT', () => {
  it('recorded; refunded the next banking day; the order stays payable', async () => {
    const ordered = await life.order(persona, { amount: '240000' })
    await life.pay(persona, ordered.id, { account: 'otra', amount: '240000' })
    await expect.poll(async () => (await open()).some(({ why }) => why === 'other-rut'), PATIENCE).toBe(true)
    const item = (await open()).find(({ why }) => why === 'other-rut')
    expect(item?.transferId).toBe(ordered.id)
    const received = await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
      otherRutPayments(work, uuidOf(ordered.id)),
    )
    expect(received).toEqual([{ at: expect.any(Date) as Date }])
    expect((await seen(ordered.id)).state).toBe('waiting-for-payment')
    await life.moveClock(hours(20))
    await life.pay(persona, ordered.id)
    await life.reaches(persona, ordered.id, 'delivered')
    expect((await look(item?.id ?? '')).status).toBe('open')
    await life.moveClock(hours(5))
    await ends(item?.id ?? '').toBe('returned')
    await quiet()
  })

  it('a payer on a list: on hold until the officer and a second person release it', async () => {
    const ordered = await life.order(persona, { amount: '240001' })
    const reference = ordered.payment?.reference ?? ''
    const item = await kit.suspended({ name: 'Bloqueado Demo', amount: '240001', reference })
    await expect.poll(async () => (await look(item.id)).status, PATIENCE).toBe('held')
    expect(await look(item.id)).toMatchObject({ owner: { team: 'compliance' }, automatic: 'officer' })
    expect((await look(item.id)).hits).toBeUndefined()
    expect((await look(item.id, kit.officer)).hits).toMatchObject([{ listedName: 'Bloqueado Demo' }])
    await life.moveClock(hours(24 * 8))
    await considered()
    expect((await look(item.id)).status).toBe('held')
    const path = `/api/suspense/${item.id}`
    const back = { action: 'return', note: 'Es otra persona' }
    expect((await kit.treasury.post(`${path}/proposal`, back)).body.code).toBe('officer-only')
    expect((await takeCase(kit.treasury, item.id)).body.code).toBe('officer-only')
    expect((await kit.officer.post(`${path}/proposal`, back)).status).toBe(200)
    expect((await kit.officer.decide(`${path}/decision`, 'confirm')).body.code).toBe('same-person')
    expect((await kit.treasury.decide(`${path}/decision`, 'confirm')).status).toBe(200)
    await ends(item.id).toBe('returned')
    await quiet()
  })

  it('screening without an answer: nothing is refunded unscreened', async () => {
    await life.controlSandbox('/control/failures', { partner: 'names', kind: 'error-500' })
    const item = await kit.suspended({ amount: '51005' })
    await life.moveClock(hours(24 * 8))
    await considered()
    expect((await look(item.id)).status).toBe('open')
    await life.controlSandbox('/control/failures', { partner: 'names', kind: 'none' })
    await ends(item.id).toBe('returned')
  })
})

describe('concurrent actions', () => {
  const race = async (amount: string) => {
    const ordered = await life.order(persona, { amount: '250000' })
    const item = await kit.suspended({ ...own, amount })
    const path = `/api/suspense/${item.id}`
    const match = { action: 'match', transferId: ordered.id, note: 'A la vez' }
    expect((await kit.treasury.post(`${path}/proposal`, match)).status).toBe(200)
    return { ordered, item, path }
  }

  it('several decisions of a second person: the money moves once', async () => {
    const { ordered, path, item } = await race('61001')
    const proposalId = await kit.officer.proposalAt(`${path}/decision`)
    const answers = await Promise.all(
      (['confirm', 'confirm', 'send-back', 'confirm', 'send-back'] as const).map((decision) =>
        kit.officer.copy().post(`/api/approvals/${proposalId}/decision`, verdictOf(decision)),
      ),
    )
    const codes = answers.map(({ status, body }) => (status === 200 ? '200' : body.code))
    expect(codes.filter((code) => code === '200')).toHaveLength(1)
    for (const code of codes) expect(['200', 'no-proposal', 'suspense-closed']).toContain(code)
    if ((await look(item.id)).status === 'open')
      expect((await kit.decided(path, { action: 'return', note: 'Fin' })).status).toBe(200)
    await cancel(ordered.id)
    await quiet()
  })

  it('the due refund and a match: the money moves once', async () => {
    const { ordered, path, item } = await race('61002')
    // Christmas is within this period.
    await life.moveClock(hours(24 * 11))
    expect(new Date((await look(item.id)).dueAt).getTime()).toBeLessThan(life.clock.now().getTime())
    const answers = await Promise.all(
      [0, 200, 600, 1200].map(async (ms) => {
        await new Promise((resolve) => setTimeout(resolve, ms))
        return kit.officer.copy().decide(`${path}/decision`, 'confirm')
      }),
    )
    const matched = answers.some(({ status }) => status === 200)
    await ends(item.id).toBe(matched ? 'matched' : 'returned')
    // The matched money arrived in time and is too little: the customer may choose, and does not.
    const isOver = async () => {
      const { choice, state } = await seen(ordered.id)
      return choice !== undefined || /expired|refund/.test(state)
    }
    await expect.poll(isOver, PATIENCE).toBe(true)
    await life.moveClock(hours(24 * 5))
    await expect.poll(async () => (await seen(ordered.id)).state, PATIENCE).toMatch(/expired|refunded/)
    await quiet()
  })
})
