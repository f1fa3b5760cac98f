import type { Id } from '@puente/contract'
import { createQuote } from '../../../modules/quotes/index.ts'
import { createTransfer } from '../../../modules/transfers/index.ts'
import type { Work } from '../../../platform/work.ts'
import { actingUser, called, type Cast } from './cast.ts'
import type { HistoryWords } from './habits.ts'
import { screenedOf } from './partner-reports.ts'
import { idsOf, inPast, type Moment } from './past.ts'
import type { PlannedOrder } from './plan.ts'

const QUOTED_BEFORE_MS = 90_000

/** The ids of an order that was made. */
export interface Lived {
  readonly transferId: Id<'transfer'>
  readonly reference: string
  readonly sendMinor: bigint
  /** The thread about the order. */
  threadId?: Id<'thread'>
}

/** What the acts of all orders share. */
export interface Stage {
  readonly work: Work
  readonly cast: Cast
  readonly words: HistoryWords
  /** By the order's key. */
  readonly lived: Map<string, Lived>
  /** Called with the operator's earnings of a delivery, in CLP. */
  readonly earned: (minor: bigint) => void
}

type Named = Pick<PlannedOrder, 'key' | 'at' | 'idsAt'>

/** The instant of the order's quote, and the word from which its ids are derived. */
const quoteMoment = ({ key, at, idsAt }: Named): Moment => ({
  at: new Date(at.getTime() - QUOTED_BEFORE_MS),
  word: `${key} quote`,
  ...(idsAt === undefined ? {} : { idsAt }),
})

/** The id of the order's quote, whether or not it exists yet. */
export const quoteIdOf = (order: Named): string => idsOf(quoteMoment(order))()

/** Makes the quote and then the order. */
export async function makeOrder(stage: Stage, order: PlannedOrder): Promise<void> {
  const { work, cast } = stage
  const { habit, aim, amountMinor, key, at } = order
  const recipient = called(cast.recipients, aim.recipient)
  const { kind: customerKind } = called(cast.customers, habit.customer)
  const actor = actingUser(cast, order.by, habit.customer)
  const asked = { corridorId: recipient.corridorId, side: aim.side, amountMinor, customerKind }
  const quote = await inPast(work, quoteMoment(order), actor, (then) => createQuote(then, asked))
  const wish = {
    quoteId: quote.id,
    recipientId: recipient.id,
    purpose: habit.purpose,
    fundsSource: habit.fundsSource,
    relationship: recipient.relationship,
  }
  const screened = screenedOf(recipient, order.ending === 'reviewed', at)
  const moment = { ...quoteMoment(order), at, word: `${key} order` }
  const { transfer } = await inPast(work, moment, actor, (then) => createTransfer(then, wish, screened))
  const { id: transferId, reference, sendMinor } = transfer
  stage.lived.set(key, { transferId, reference, sendMinor })
}
