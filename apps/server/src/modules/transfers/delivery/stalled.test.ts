import type { TransferWire } from '@puente/contract/customer'
import { fromWireId, type TransferState } from '@puente/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { orderBody, recipientBody } from '../../../../test/life.ts'
import { asOwner } from '../../../../test/owner.ts'
import { minutes } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import type { PartnerAnswer } from '../../../partners/http.ts'
import type { NamesPort } from '../../../partners/names.ts'
import type { RailPayout, RailsPort } from '../../../partners/rails.ts'
import { partnerMessageHandled, takePartnerMessages } from '../../../platform/events/partner-messages.ts'
import { derivedId } from '../../../platform/ids.ts'
import { receivePayment } from '../../payins/index.ts'
import { payoutJobs } from '../../payouts/index.ts'
import { considerFunding } from '../funding/consider-funding.ts'
import { convertFunded } from '../funding/convert.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
let persona: Client
beforeAll(async () => {
  world = await createEnvironment()
  persona = await world.signedIn('persona')
})
afterAll(async () => world?.close())

/** A latch that opens once: code that awaits it has stalled. */
function latch() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: resolve }
}

/** A funded transfer without a lease; only the workers of a test run. */
async function funded(): Promise<string> {
  const quote = await persona.post<{ id: string }>('/api/quotes', {
    corridorId: 'us-usd',
    side: 'send',
    amount: '200000',
  })
  const recipient = await persona.post<{ id: string }>('/api/recipients', recipientBody())
  const ordered = await persona.post<TransferWire>(
    '/api/transfers',
    orderBody(quote.body.id, recipient.body.id),
  )
  if (ordered.status !== 201) throw new Error(JSON.stringify(ordered.body))
  const id = fromWireId('transfer', ordered.body.id)
  if (id === undefined) throw new Error('no transfer')
  const amountMinor = BigInt(ordered.body.price.send.amount)
  const payer = { payerRut: '11222333-9', payerName: 'Persona Demo', payerBank: '012', payerAccount: '1' }
  const reference = ordered.body.payment?.reference ?? ''
  const payment = { id: `bank-${id}`, reference, amountMinor, ...payer, creditedAt: world.clock.now() }
  await world.runtime.work(system, async (work) => {
    await receivePayment(work, { ...payment, status: 'confirmed' })
  })
  await world.runtime.work(system, (work) => considerFunding(work, id))
  expect(await stateOf(id)).toBe('funded')
  return id
}

const rows = <Row extends object>(statement: string, ...values: readonly unknown[]) =>
  asOwner<Row>(world, statement, values)
const stateOf = async (id: string) =>
  (await rows<{ state: TransferState }>('select state from transfers.transfer where id = $1', id))[0]?.state
const historyOf = async (id: string) =>
  (
    await rows<{ event: string }>(
      'select event from transfers.event where transfer_id = $1 order by sequence',
      id,
    )
  ).map(({ event }) => event)
const payoutOf = async (id: string) =>
  (
    await rows<{ status: string; asks: number }>(
      'select status, asks from payouts.payout where transfer_id = $1',
      id,
    )
  ).at(0)
const received = async (id: string) =>
  (
    await rows<{ name: string }>(
      "select name from platform.outbox where subject = $1 and name like 'payouts.%' order by id",
      id,
    )
  ).map(({ name }) => name)

const leaseEnds = () => world.clock.advanceReal(minutes(2))

describe('two workers, one transfer', () => {
  it('one that stalls in screening: changes nothing after another has leased the transfer', async () => {
    const id = await funded()
    const [first, second] = [latch(), latch()]
    const listsThat = (verdict: 'clear' | 'hit', wait: Promise<void>): NamesPort => ({
      check: async (subjects) => {
        const answer = await world.ports.names.check(subjects)
        await wait
        if (answer.outcome !== 'ok') return answer
        const hits = [{ list: 'test', entryId: 'new', name: 'Persona Demo', scoreBps: 9900 }]
        const results = answer.value.results.map((one) =>
          verdict === 'clear' ? one : { ...one, verdict, hits },
        )
        return { ...answer, value: { ...answer.value, results } }
      },
    })
    const stalled = convertFunded(world.runtime, listsThat('clear', first.opened))
    await expect
      .poll(() => rows(`select from transfers.transfer where id = $1 and lease_until > 'epoch'`, id))
      .toHaveLength(1)
    leaseEnds()
    const taking = convertFunded(world.runtime, listsThat('hit', second.opened))
    const leaseOf = () =>
      rows<{ at: Date }>('select lease_until as at from transfers.transfer where id = $1', id)
    await expect
      .poll(async () => Number((await leaseOf())[0]?.at) > world.clock.realNow().getTime())
      .toBe(true)
    first.open()
    expect(await stalled).toBe(1)
    // The stalled worker's screening was clear, that of the other has a hit.
    expect(await stateOf(id)).toBe('funded')
    expect(await payoutOf(id)).toBeUndefined()
    second.open()
    expect(await taking).toBe(1)
    expect(await historyOf(id)).toEqual(['ordered', 'funded', 'review-opened'])
  })

  it('one that continues after the other has finished: converts nothing twice', async () => {
    const id = await funded()
    const first = latch()
    const stalled = convertFunded(world.runtime, {
      check: async (subjects) => {
        const answer = await world.ports.names.check(subjects)
        await first.opened
        return answer
      },
    })
    await expect
      .poll(() => rows(`select from transfers.transfer where id = $1 and lease_until > 'epoch'`, id))
      .toHaveLength(1)
    leaseEnds()
    expect(await convertFunded(world.runtime, world.ports.names)).toBe(1)
    first.open()
    await stalled
    expect(await historyOf(id)).toEqual(['ordered', 'funded', 'converted'])
    expect(await payoutOf(id)).toEqual({ status: 'ready', asks: 0 })
    expect(await rows(`select from ledger.journal where id = $1`, derivedId('converted', id))).toHaveLength(1)
    expect(
      await rows(`select from screening.check where subject = $1 and moment = 'funded'`, id),
    ).toHaveLength(1)
  })
})

describe('two workers, one payout', () => {
  const submit = (rails: RailsPort) => payoutJobs(rails).find(({ name }) => name === 'payouts.submit')
  const call = () => ({
    partner: 'rails',
    operation: 'test',
    outcome: 'ok',
    durationMs: 1,
    at: world.clock.now(),
  })
  const refused = (status: number): PartnerAnswer<RailPayout> => ({
    outcome: 'refused',
    status,
    code: 'account-closed',
    call: call(),
  })
  const said = (clientReference: string, status: RailPayout['status']): PartnerAnswer<RailPayout> => ({
    outcome: 'ok',
    value: { id: `rail-${clientReference}`, clientReference, status },
    call: call(),
  })

  /** The first worker's rail answers late; the second one takes over meanwhile and the rail accepts. */
  async function takenOver(late: (reference: string) => PartnerAnswer<RailPayout>): Promise<string> {
    const id = await funded()
    await convertFunded(world.runtime, world.ports.names)
    const stall = latch()
    const rails = { ...world.ports.rails }
    const stalled = submit({
      ...rails,
      submit: async ({ clientReference }) => {
        const answer = late(clientReference)
        await stall.opened
        return answer
      },
    })?.round(world.runtime)
    await expect.poll(async () => (await payoutOf(id))?.asks).toBe(1)
    leaseEnds()
    await submit({
      ...rails,
      payoutByReference: () => Promise.resolve(refused(404)),
      submit: ({ clientReference }) => Promise.resolve(said(clientReference, 'accepted')),
    })?.round(world.runtime)
    expect(await payoutOf(id)).toEqual({ status: 'submitted', asks: 2 })
    stall.open()
    await stalled
    return id
  }

  it('a late refusal: no refund while the rail has the payout', async () => {
    const id = await takenOver(() => refused(422))
    expect(await payoutOf(id)).toMatchObject({ status: 'submitted' })
    expect(await received(id)).toEqual(['payouts.submitted'])
    // Every call is recorded, whichever worker made it.
    expect(
      await rows(`select from platform.partner_call where subject = $1 and partner = 'rails'`, id),
    ).toHaveLength(2)
  })

  it('a late credit: recorded at any time', async () => {
    const id = await takenOver((reference) => said(reference, 'credited'))
    expect(await payoutOf(id)).toMatchObject({ status: 'credited' })
    expect(await received(id)).toEqual(['payouts.submitted', 'payouts.credited'])
  })
})

it('two workers, one message: marked by the one that leased it last', async () => {
  await rows(
    `insert into platform.partner_message (id, partner, event_id, type, body, headers, received_at, retry_at)
     values (uuidv7(), 'stalls', 'one', 'received', '{}', '{}', now(), '-infinity')`,
  )
  const take = async () => {
    const { runtime, clock } = world
    const [message] = await runtime.work(system, (work) =>
      takePartnerMessages(work, 'stalls', 10, clock.realNow()),
    )
    if (message === undefined) throw new Error('no message')
    return message
  }
  const first = await take()
  leaseEnds()
  const second = await take()
  const outcome = async () =>
    (
      await rows<{ outcome: string | null }>(
        "select outcome from platform.partner_message where partner = 'stalls'",
      )
    )[0]?.outcome
  await world.runtime.work(system, (work) => partnerMessageHandled(work, first, 'late'))
  expect(await outcome()).toBeNull()
  await world.runtime.work(system, (work) => partnerMessageHandled(work, second, 'done'))
  expect(await outcome()).toBe('done')
})
