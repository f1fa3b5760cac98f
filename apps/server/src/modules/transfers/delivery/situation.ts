import { situationOf, type Situation, type SituationFacts, type TransferState } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { heldMinor, ordersOfRejectedRefunds, refundedOf, refundsOf } from '../../payins/index.ts'
import { openChoiceOf } from '../holds/choices.store.ts'
import { mayBePaid } from '../views/customer-tasks.ts'
import { holdView } from '../holds/hold-view.ts'
import { publicState, type Transfer } from '../transfer.ts'

/** A transfer's situation and the amounts of its texts. In CLP. */
export interface Stands {
  readonly situation: Situation
  readonly receivedMinor: bigint
  readonly refundMinor: bigint
}

type Hold = SituationFacts['hold']

async function holdOf(work: Work, transfer: Transfer): Promise<Hold> {
  const item = (await holdView(work, transfer))?.item
  return item === undefined ? undefined : item.turn === 'staff' ? 'staff' : item.class
}

/** The situation of a transfer now. */
export async function standsAt(work: Work, transfer: Transfer): Promise<Stands> {
  const { id, state, sendMinor, fundingDeadlineAt } = transfer
  const receivedMinor = await heldMinor(work, id)
  const { openMinor, settledMinor, rejectedMinor } = await refundsOf(work, id)
  const refundMinor = openMinor + settledMinor
  const asks = state === 'awaiting-payin' || state === 'held'
  const choice = asks ? await openChoiceOf(work, id) : undefined
  const missing = sendMinor - receivedMinor
  const standing = {
    state,
    fundingDeadlineAt,
    remainingMinor: missing > 0n ? missing : 0n,
    choice,
    correctionDueAt: undefined,
  }
  const situation = situationOf({
    state: publicState[state],
    sendMinor,
    receivedMinor,
    refundMinor,
    refundRejected: rejectedMinor > 0n,
    open: mayBePaid(standing, work.now),
    choice: choice?.kind,
    hold: state === 'held' ? await holdOf(work, transfer) : undefined,
  })
  return { situation, receivedMinor, refundMinor }
}

/** States in which the refunded amount determines the situation. */
const turnedBack: ReadonlySet<TransferState> = new Set(['refunding', 'refunded', 'expired', 'cancelled'])
export const isTurnedBack = ({ state }: Pick<Transfer, 'state'>): boolean => turnedBack.has(state)

/** States that determine the situation without amounts. */
const plain: ReadonlySet<TransferState> = new Set([
  'funded',
  'converting',
  'payout-submitted',
  'payout-unknown',
  'delivered',
  'returned',
  'correcting',
])

/**
 * The situations of many transfers. Most transfers of a list need no query, because their state determines the
 * situation.
 */
export async function situationsOf(
  work: Work,
  transfers: readonly Transfer[],
): Promise<ReadonlyMap<string, Stands>> {
  const back = transfers.filter(isTurnedBack)
  const refunds = await refundedOf(
    work,
    back.map(({ id }) => id),
  )
  const rejected = await ordersOfRejectedRefunds(
    work,
    back.map(({ id }) => id),
  )
  const found = new Map<string, Stands>()
  for (const transfer of transfers) {
    const { id, state, sendMinor } = transfer
    const refundMinor = refunds.get(id) ?? 0n
    const facts = {
      state: publicState[state],
      sendMinor,
      receivedMinor: 0n,
      refundMinor,
      refundRejected: rejected.has(id),
      open: false,
    } as const
    found.set(
      id,
      plain.has(state) || isTurnedBack(transfer)
        ? {
            situation: situationOf({ ...facts, choice: undefined, hold: undefined }),
            receivedMinor: 0n,
            refundMinor,
          }
        : await standsAt(work, transfer),
    )
  }
  return found
}
