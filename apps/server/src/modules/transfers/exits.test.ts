import { transferStates, type TransferState } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import type {
  RefundState,
  RefundSummary,
  RefundWire,
  ReviewSummary,
  StaffTransfer,
} from '@puente/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { openWire, type Exchange, type Wire } from '../../../test/faults/wire.ts'
import { startEnvironment, type RunningEnvironment } from '../../../test/life.ts'
import { asOwner } from '../../../test/owner.ts'
import { hours } from '../../../test/test-clock.ts'

let life: RunningEnvironment
let toRails: Wire
let toBank: Wire
let persona: Client
let treasury: Client
let analyst: Client
/** Sets how the partners handle orders from now on. */
let rail: 'takes' | 'away' | 'silent' = 'takes'
let isBankSilent = false

const holdRails = async (exchange: Exchange) => {
  if (rail === 'away') return exchange.cut()
  const isAbout = exchange.path.startsWith('/rails/payouts')
  if (rail === 'silent' && isAbout) return exchange.reply({ status: 500, body: '{"code":"broken"}' })
  exchange.reply(await exchange.forward())
}
const holdBank = async (exchange: Exchange) => {
  const { status, body } = await exchange.forward()
  const isRefund = isBankSilent && exchange.path.startsWith('/bank/refunds') && status < 300
  exchange.reply({ status, body: isRefund ? body.replace('"settled"', '"accepted"') : body })
}

beforeAll(async () => {
  toRails = await openWire(() => life.sandbox?.url ?? '', holdRails)
  toBank = await openWire(() => life.sandbox?.url ?? '', holdBank)
  life = await startEnvironment({ env: { RAILS_URL: toRails.url, BANK_URL: toBank.url } })
  persona = await life.signedIn('persona')
  treasury = await life.signedIn('tesoreria')
  analyst = await life.signedIn('analista')
})
beforeEach(async () => {
  rail = 'takes'
  isBankSilent = false
  await life.controlSandbox('/control/failures', { partner: 'names', kind: 'none' })
  // An earlier row may have moved the clock, and yesterday's rate is not used for prices.
  const price = { corridorId: 'us-usd', side: 'send', amount: '200000' }
  await expect
    .poll(async () => (await persona.post('/api/quotes', price)).status, { timeout: 60_000 })
    .toBe(201)
})
afterAll(async () => {
  await life?.close()
  await toRails?.close()
  await toBank?.close()
})

const uuid = ({ id }: TransferWire) => id.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const view = async ({ id }: TransferWire) => (await treasury.get<StaffTransfer>(`/api/transfers/${id}`)).body
const stands = (transfer: TransferWire, state: TransferState) =>
  expect.poll(async () => (await view(transfer)).state, { timeout: 60_000, interval: 150 }).toBe(state)

async function paid(name = 'Rosa Ejemplo'): Promise<TransferWire> {
  const ordered = await life.order(persona, { recipient: { name } })
  await life.pay(persona, ordered.id)
  return ordered
}

async function ordered(): Promise<TransferWire> {
  return life.order(persona)
}

/** A payout that the rail accepted and then rejects with a code. */
async function rejectedWith(code: string): Promise<TransferWire> {
  const transfer = await paid('Rosa Demora')
  await stands(transfer, 'payout-submitted')
  const [payout] = await asOwner<{ id: string }>(
    life,
    'select id from payouts.payout where transfer_id = $1',
    [uuid(transfer)],
  )
  await life.controlSandbox(`/control/payouts/${payout?.id}/advance`, { to: 'rejected', code })
  return transfer
}

/** Money that stays funded, because screening is unavailable. */
async function funded(): Promise<TransferWire> {
  const transfer = await ordered()
  await life.controlSandbox('/control/failures', { partner: 'names', kind: 'off' })
  await life.pay(persona, transfer.id)
  return transfer
}

const held = async (): Promise<TransferWire> => {
  const transfer = await funded()
  await stands(transfer, 'funded')
  await asOwner(life, "update transfers.transfer set state = 'held' where id = $1", [uuid(transfer)])
  return transfer
}

const reviewOf = async ({ id }: TransferWire) =>
  (await analyst.get<{ items: ReviewSummary[] }>('/api/reviews?limit=100')).body.items.find(
    ({ transferId }) => transferId === id,
  )

async function reviewed(): Promise<TransferWire> {
  return life.order(persona, { recipient: { name: 'Bloqueado Demo' } })
}

async function frozen(): Promise<TransferWire> {
  const transfer = await paid()
  await stands(transfer, 'delivered')
  await asOwner(life, "update transfers.transfer set state = 'frozen' where id = $1", [uuid(transfer)])
  return transfer
}

async function refunding(): Promise<TransferWire> {
  isBankSilent = true
  const transfer = await ordered()
  await life.pay(persona, transfer.id, { amount: '50000' })
  const received = async () =>
    (await persona.get<TransferWire>(`/api/transfers/${transfer.id}`)).body.payment?.receivedMinor
  await expect.poll(received, { timeout: 60_000 }).toBe('50000')
  await persona.post(`/api/transfers/${transfer.id}/cancellation`, {})
  return transfer
}

async function withRail(how: typeof rail): Promise<TransferWire> {
  rail = how
  return paid()
}

/** The actions that staff have for a transfer, collected from their lists and pages. */
async function exits(transfer: TransferWire): Promise<string[]> {
  const { possibleActions } = await view(transfer)
  const review = await reviewOf(transfer)
  const listed = async (state: RefundState) =>
    (await treasury.get<{ items: RefundSummary[] }>(`/api/refunds?limit=100&state=${state}`)).body.items
  const refunds = [...(await listed('ready')), ...(await listed('submitted'))].filter(
    ({ transferId }) => transferId === transfer.id,
  )
  const unpaid = await Promise.all(
    refunds.map(
      async ({ id }) => (await treasury.get<RefundWire>(`/api/refunds/${id}`)).body.mayDeclareUnpaid,
    ),
  )
  return [
    ...possibleActions,
    ...(review === undefined ? [] : ['decide the review']),
    ...(unpaid.includes(true) ? ['declare the refund unpaid'] : []),
  ]
}

/** What staff find for each state. An end state needs nothing; a `passing` state lasts only within a transaction. */
const table: Readonly<
  Record<
    TransferState,
    'end' | 'passing' | { readonly reach: () => Promise<TransferWire>; readonly exits: string[] }
  >
> = {
  'awaiting-payin': { reach: ordered, exits: ['hold', 'cancel'] },
  'in-review': { reach: reviewed, exits: ['decide the review'] },
  funded: { reach: funded, exits: ['hold', 'cancel'] },
  held: { reach: held, exits: ['hold', 'cancel'] },
  converting: { reach: () => withRail('away'), exits: ['payout-unpaid'] },
  'payout-submitted': { reach: () => paid('Rosa Demora'), exits: ['payout-unpaid'] },
  'payout-unknown': { reach: () => withRail('silent'), exits: ['payout-unpaid'] },
  returned: { reach: () => rejectedWith('AC04'), exits: ['retry-payout', 'refund'] },
  correcting: { reach: () => rejectedWith('account-closed'), exits: ['retry-payout', 'refund'] },
  frozen: { reach: frozen, exits: ['unfreeze'] },
  refunding: { reach: refunding, exits: ['declare the refund unpaid'] },
  rejected: 'passing',
  delivered: 'end',
  refunded: 'end',
  expired: 'end',
  cancelled: 'end',
}

it.each(transferStates.filter((state) => typeof table[state] === 'object'))(
  'a transfer in state %s for longer than the terms allow: staff have an action',
  async (state) => {
    const row = table[state]
    if (typeof row !== 'object') throw new Error(`${state} has no row`)
    const transfer = await row.reach()
    // A rail that does not answer may have accepted the order.
    if (state === 'converting') await expect.poll(async () => (await view(transfer)).payouts.length).toBe(1)
    else await stands(transfer, state)
    if (!['awaiting-payin', 'in-review', 'funded', 'held', 'payout-submitted'].includes(state))
      await life.moveClock(hours(25))
    if (state === 'payout-submitted')
      await asOwner(
        life,
        "update payouts.payout set created_at = created_at - interval '1 hour' where transfer_id = $1",
        [uuid(transfer)],
      )
    expect(await exits(transfer)).toEqual(row.exits)
  },
)
