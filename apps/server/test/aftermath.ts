import { snapshotsOf, trialBalance, verify } from '@puente/ledger'
import { createPool, sql, transaction, type Tx } from '@puente/postgres'
import { clearingCodes } from '../src/modules/books/index.ts'
import { transferEdges } from '../src/modules/transfers/transfer.ts'
import { readOutside, type Outside } from './outside.ts'

/** The database of the product and the data folder of its simulated partners. */
export interface Place {
  readonly databaseUrl: string
  readonly dataDir: string
}

/** Final states. 'rejected' is final only without money, which the books show. */
const ends = new Set(['delivered', 'refunded', 'expired', 'cancelled', 'rejected'])
const edges = new Set(transferEdges.map(({ from, event, to }) => `${from} ${event} ${to}`))

interface Kept {
  readonly id: string
  readonly state: string
  readonly sendMinor: bigint
  readonly receiveMinor: bigint
  readonly currency: string
  readonly paidMinor: bigint
  readonly refundedMinor: bigint
  readonly wasDelivered: boolean
  /** The returned money was converted back at that day's rate, less a charge. */
  readonly wasReconverted: boolean
}

const transfersIn = (tx: Tx) =>
  tx.many<Kept>(sql`
    select id, state, send_minor as "sendMinor", receive_minor as "receiveMinor", currency,
      (select coalesce(sum(p.amount_minor), 0)::bigint from payins.payment p
       where (p.order_id = t.id and p.status = 'matched') or (p.status = 'applied' and p.receivable_id in
         (select id from payins.receivable where order_id = t.id)))
      + (select coalesce(sum(outstanding_minor + written_off_minor), 0)::bigint from payins.receivable
         where order_id = t.id) as "paidMinor",
      (select coalesce(sum(amount_minor), 0)::bigint from payins.refund where order_id = t.id and status = 'settled') as "refundedMinor",
      exists (select 1 from transfers.event where transfer_id = t.id and to_state = 'delivered') as "wasDelivered",
      exists (select 1 from ledger.journal where subject = t.id and kind = 'transfer-reconverted') as "wasReconverted"
    from transfers.transfer t`)

/** Every transfer is in a final state and keeps exactly the part of the customer's money that the state permits. */
function endFaults(transfers: readonly Kept[]): string[] {
  return transfers.flatMap((one) => {
    if (!ends.has(one.state)) return [`${one.id} stands at ${one.state}`]
    const heldMinor = one.paidMinor - one.refundedMinor
    if (one.state === 'delivered' && heldMinor !== one.sendMinor)
      return [`${one.id} is delivered for ${one.sendMinor} and holds ${heldMinor}`]
    const isWhole = one.state !== 'delivered' && !one.wasDelivered && !one.wasReconverted
    return isWhole && heldMinor !== 0n ? [`${one.id} is ${one.state} and holds ${heldMinor}`] : []
  })
}

/** Every change of state is permitted and follows the one before it, and none is missing. */
async function historyFaults(tx: Tx, transfers: readonly Kept[]): Promise<string[]> {
  const rows = await tx.many<{
    id: string
    sequence: number
    from: string | null
    to: string
    event: string
  }>(sql`
    select transfer_id as id, sequence, from_state as "from", to_state as "to", event
    from transfers.event order by transfer_id, sequence`)
  const last = new Map<string, { sequence: number; to: string }>()
  const faults: string[] = []
  for (const { id, sequence, from, to, event } of rows) {
    const before = last.get(id)
    const begins = before === undefined && from === null && event === 'ordered' && to === 'awaiting-payin'
    const follows = before !== undefined && from === before.to && edges.has(`${from} ${event} ${to}`)
    if (!begins && !follows) faults.push(`${id} went from ${from} by ${event} to ${to}`)
    if (sequence !== (before?.sequence ?? 0) + 1) faults.push(`${id} has no step before ${sequence}`)
    last.set(id, { sequence, to })
  }
  for (const { id, state } of transfers)
    if (last.get(id)?.to !== state)
      faults.push(`${id} is ${state} and its history ends at ${last.get(id)?.to}`)
  return faults
}

/**
 * The books are whole, clearing accounts are at zero except for explained suspense, and the bank's balance is ours.
 */
async function bookFaults(tx: Tx, outside: Outside): Promise<string[]> {
  const { lines, totals } = await trialBalance({ tx })
  const { suspense } = await tx.one<{ suspense: bigint }>(sql`
    select coalesce(sum(amount_minor), 0)::bigint as suspense from payins.suspense where status <> 'closed'`)
  const { owed } = await tx.one<{ owed: bigint }>(sql`
    select coalesce(sum(outstanding_minor), 0)::bigint as owed from payins.receivable where status = 'open'`)
  const explained = new Map([['suspense CLP', suspense]])
  const receivable = lines.find(({ code }) => code === 'customer-receivable')
  const open = lines
    .filter(({ code }) => (clearingCodes as readonly string[]).includes(code))
    .map(({ code, currency, creditMinor, debitMinor }) => ({
      name: `${code} ${currency}`,
      minor: creditMinor - debitMinor,
    }))
    .filter(({ name, minor }) => minor !== (explained.get(name) ?? 0n))
  const bank = lines.find(({ code }) => code === 'client-bank')
  const bankMinor = (bank?.debitMinor ?? 0n) - (bank?.creditMinor ?? 0n)
  const operatorMinor = lines.find(({ code }) => code === 'operator-bank')?.debitMinor ?? 0n
  const held = lines.filter(
    ({ pendingDebitMinor, pendingCreditMinor }) => pendingDebitMinor + pendingCreditMinor > 0n,
  )
  return [
    ...totals
      .filter(({ differenceMinor }) => differenceMinor !== 0n)
      .map(({ currency }) => `${currency} does not net to zero`),
    ...open.map(({ name, minor }) => `${name} stands at ${minor}`),
    ...held.map(({ code }) => `${code} still holds something`),
    ...((receivable?.debitMinor ?? 0n) === owed
      ? []
      : [`${owed} is owed and the books say ${receivable?.debitMinor}`]),
    ...(operatorMinor === outside.operatorMoneyMinor
      ? []
      : [`the operator has ${outside.operatorMoneyMinor} at the bank and the books say ${operatorMinor}`]),
    ...(bankMinor === outside.clientMoneyMinor
      ? []
      : [`the bank has ${outside.clientMoneyMinor} and the books say ${bankMinor}`]),
  ]
}

const repeated = (sorted: readonly string[]) => sorted.filter((line, index) => line === sorted[index - 1])

/** Entries that only one side has, or that differ. */
function differences(what: string, ours: readonly string[], theirs: readonly string[]): string[] {
  const [one, other] = [ours.toSorted(), theirs.toSorted()]
  const missing = (from: readonly string[], among: ReadonlySet<string>) =>
    from.filter((line) => !among.has(line))
  return [
    ...missing(one, new Set(other)).map((line) => `${what}: only we have ${line}`),
    ...missing(other, new Set(one)).map((line) => `${what}: only they have ${line}`),
    ...repeated(one).map((line) => `${what}: we have ${line} twice`),
    ...repeated(other).map((line) => `${what}: they have ${line} twice`),
  ]
}

/** Every payment, refund and payout exists on both sides, once, with the same amount and the same outcome. */
async function outsideFaults(tx: Tx, transfers: readonly Kept[], outside: Outside): Promise<string[]> {
  const lines = async (statement: ReturnType<typeof sql>) =>
    (await tx.many<{ line: string }>(statement)).map(({ line }) => line)
  const payments = await lines(
    sql`select bank_payment_id || ' ' || amount_minor as line from payins.payment where status <> 'reversed'`,
  )
  // A refund withdrawn before its order is not at the bank. One paid twice is, and is a receivable.
  const refunds = await lines(
    sql`select r.id || ' ' || r.amount_minor || ' ' ||
        case when v.id is not null then 'settled' when r.status in ('replaced', 'cancelled') then 'rejected'
             else r.status end as line
        from payins.refund r left join payins.receivable v on v.refund_id = r.id
        where r.status <> 'cancelled' or r.id = any(${outside.refunds.map(({ id }) => id)}::uuid[])`,
  )
  const payouts = await tx.many<{ id: string; transferId: string }>(
    sql`select id, transfer_id from payouts.payout`,
  )
  const transferOf = new Map(payouts.map((row) => [row.id, row.transferId]))
  // A payout that a rail paid after denying it is a receivable, or was written off.
  const claimed = await lines(
    sql`select payout_id::text as line from transfers.claim where coalesce(outcome, 'written-off') = 'written-off'`,
  )
  const credited = outside.payouts.filter(
    ({ status, clientReference }) => status === 'credited' && !claimed.includes(clientReference),
  )
  const delivered = transfers.filter(({ state }) => state === 'delivered')
  return [
    ...differences(
      'payments',
      payments,
      outside.payments
        .filter(({ status }) => status === 'confirmed')
        .map(({ id, amount }) => `${id} ${amount}`),
    ),
    ...differences(
      'refunds',
      refunds,
      outside.refunds.map(({ id, amount, status }) => `${id} ${amount} ${status}`),
    ),
    ...differences(
      'payouts',
      delivered.map(({ id, receiveMinor, currency }) => `${id} ${receiveMinor} ${currency}`),
      credited.map(
        ({ clientReference, amount, currency }) => `${transferOf.get(clientReference)} ${amount} ${currency}`,
      ),
    ),
    ...outside.payouts
      .filter(({ credits }) => credits > 1)
      .map(({ clientReference }) => `${clientReference} was credited twice`),
    ...outside.payouts
      .filter(({ clientReference }) => !transferOf.has(clientReference))
      .map(({ clientReference }) => `we do not know payout ${clientReference}`),
  ]
}

/** The faults of ended transfers, without a comparison with the partners. */
export async function faultsWithin(databaseUrl: string): Promise<string[]> {
  const pool = createPool({ url: databaseUrl, max: 1, onIdleError: () => undefined })
  try {
    return await transaction(pool, async (tx) => {
      const transfers = await transfersIn(tx)
      const ended = transfers.filter(({ state }) => ends.has(state))
      return [...endFaults(ended), ...(await historyFaults(tx, transfers))]
    })
  } finally {
    await pool.end()
  }
}

/** No event and no job is waiting. */
async function leftFaults(tx: Tx): Promise<string[]> {
  const { events, jobs, held, error } = await tx.one<{
    events: bigint
    jobs: bigint
    held: bigint
    error: string | null
  }>(sql`
    select (select count(*) from platform.outbox) as events, count(*) as jobs, count(locked_at) as held,
      max(left(last_error, 200)) as error
    from graphile_worker._private_jobs`)
  return [
    ...(events === 0n ? [] : [`${events} events wait`]),
    ...(jobs === 0n ? [] : [`${jobs} jobs wait, ${held} of them held; ${error ?? 'none failed'}`]),
  ]
}

/** All faults at the end of a scenario or a crash, as sentences; none is expected. */
export async function faultsAfter({ databaseUrl, dataDir }: Place): Promise<string[]> {
  const pool = createPool({
    url: databaseUrl,
    max: 1,
    applicationName: 'puente-aftermath',
    onIdleError: () => undefined,
  })
  const outside = readOutside(dataDir)
  try {
    const books = await verify(snapshotsOf(pool))
    const rest = await transaction(pool, async (tx) => {
      const transfers = await transfersIn(tx)
      return [
        ...endFaults(transfers),
        ...(await historyFaults(tx, transfers)),
        ...(await bookFaults(tx, outside)),
        ...(await outsideFaults(tx, transfers, outside)),
        ...(await leftFaults(tx)),
      ]
    })
    return [...books.map(({ promise, first }) => `books: ${promise}: ${first}`), ...rest]
  } finally {
    await pool.end()
  }
}
