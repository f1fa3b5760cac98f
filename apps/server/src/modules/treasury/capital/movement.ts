import { refuse, type Id, type Refusal } from '@puente/contract'
import type { CapitalAccount, CapitalKind, CapitalState } from '@puente/contract/staff'
import { AMOUNT_MINOR_MAX, balances, periodChanges } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { account as accountRef } from '../../books/index.ts'
import { fromSantiago, inSantiago, isDay, type Day } from '../../corridors/index.ts'
import { capitalAccounts } from './accounts.ts'
import { openingDay } from './movements.store.ts'

/** The action of approvals of a movement of capital. */
export const CAPITAL_ACTION = 'book-capital'

/** What people state about a movement of the operator's own money. */
export interface StatedMovement {
  readonly kind: CapitalKind
  readonly account: CapitalAccount
  readonly currency: string
  /** More than zero. */
  readonly amountMinor: bigint
  /** The day in Chile on which the money moved at the bank. */
  readonly day: Day
  readonly bankReference: string | undefined
  /** The proposal that this one corrects. */
  readonly corrects: Id<'capital-movement'> | undefined
}

/** A movement with its proposal and its decision. */
export interface CapitalMovement extends StatedMovement {
  readonly id: Id<'capital-movement'>
  readonly note: string
  readonly state: CapitalState
  readonly proposedBy: Id<'staff'>
  readonly proposedAt: Date
  readonly decidedBy: Id<'staff'> | undefined
  readonly decidedAt: Date | undefined
  /** The proposal that corrects this one. */
  readonly correctedBy: Id<'capital-movement'> | undefined
}

/** Why a movement cannot be booked. */
export type Unfit = Refusal<
  'fields-wrong' | 'account-has-postings' | 'balance-too-low' | 'day-in-closed-period'
>

const NOON = 12 * 60

/** The instant at which a movement of this day counts: noon in Chile, or now on a day whose noon has not passed. */
export function effectiveAt({ now }: Work, day: Day): Date {
  const noon = fromSantiago(day, NOON)
  return noon > now ? now : noon
}

const wrong = (at: string, fault: string): Unfit => refuse('fields-wrong', {}, [{ at, fault }])

/**
 * Why the movement cannot be booked now, at its field; undefined when it can. Checked at the proposal and again at its
 * confirmation, because the books change in between.
 */
export async function unfitness(work: Work, movement: StatedMovement): Promise<Unfit | undefined> {
  return (await dayFault(work, movement)) ?? amountFault(movement) ?? (await accountFault(work, movement))
}

async function dayFault(work: Work, { day, account, currency }: StatedMovement): Promise<Unfit | undefined> {
  if (!isDay(day)) return wrong('day', 'not-a-date')
  if (day > inSantiago(work.now).day) return wrong('day', 'not-yet')
  const [last] = await periodChanges(work)
  const closedBefore = last?.closedBefore ?? null
  if (closedBefore !== null && effectiveAt(work, day) < closedBefore)
    return refuse('day-in-closed-period', {}, [{ at: 'day', fault: 'day-in-closed-period' }])
  // The opening balance contains every movement before its day.
  const opening = await openingDay(work, { account, currency })
  return opening !== undefined && day < opening ? wrong('day', 'before-opening') : undefined
}

function amountFault({ amountMinor }: StatedMovement): Unfit | undefined {
  if (amountMinor <= 0n) return wrong('amount.amount', 'zero')
  return amountMinor > AMOUNT_MINOR_MAX ? wrong('amount.amount', 'too-much') : undefined
}

async function accountFault(
  work: Work,
  { kind, account, currency, amountMinor }: StatedMovement,
): Promise<Unfit | undefined> {
  const found = (await capitalAccounts(work)).find(
    ({ code, currency: of }) => code === account && of === currency,
  )
  if (found === undefined) return wrong('account', 'not-a-choice')
  if (kind === 'opening-balance' && found.hasPostings)
    return refuse('account-has-postings', {}, [{ at: 'account', fault: 'account-has-postings' }])
  if (kind !== 'withdrawal') return undefined
  const [balance] = await balances(work, [accountRef(account, currency)])
  return balance === undefined || balance.availableMinor < amountMinor
    ? refuse('balance-too-low', {}, [{ at: 'amount.amount', fault: 'balance-too-low' }])
    : undefined
}
