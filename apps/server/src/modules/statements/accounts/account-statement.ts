import {
  refuse,
  statementGroups,
  toWireId,
  type PublicState,
  type Refusal,
  type RefusalFacts,
  type StatementGroup,
  type Id,
} from '@puente/contract'
import type { StatementTotalsWire, StatementWire } from '@puente/contract/customer'
import { addDays, fromSantiago, inSantiago, isDay, type Day } from '../../corridors/index.ts'

/** Days in Santiago, both inclusive. */
export interface Period {
  readonly from: Day
  readonly to: Day
}

/** An issued statement of a customer's transfers in a period. */
export interface AccountStatement extends Period {
  readonly id: string
  readonly customerId: Id<'customer'>
  readonly folio: string
  readonly code: string
  readonly totals: StatementTotalsWire
  /** SHA-256 of all lines: a different one means that the content has changed. */
  readonly fingerprint: Buffer
  readonly issuedAt: Date
}

/** A leap year. */
export const DAYS_MAX = 366

/** The group of a state on the statement. */
export const groupOf: Readonly<Record<PublicState, StatementGroup>> = {
  delivered: 'delivered',
  refunded: 'refunded',
  expired: 'ended',
  cancelled: 'ended',
  'waiting-for-payment': 'under-way',
  checking: 'under-way',
  'on-hold': 'under-way',
  converting: 'under-way',
  'sent-to-bank': 'under-way',
  returned: 'under-way',
  'needs-correction': 'under-way',
  refunding: 'under-way',
  stopped: 'under-way',
}

/** The period, or a refusal with the faults of its days. */
export function periodFrom({ from, to }: Period, now: Date): Period | Refusal<'fields-wrong'> {
  const wrong = (at: 'from' | 'to', fault: string, facts: RefusalFacts = {}) =>
    refuse('fields-wrong', facts, [{ at, fault }])
  if (!isDay(from)) return wrong('from', 'format')
  if (!isDay(to)) return wrong('to', 'format')
  if (to < from) return wrong('to', 'before-start')
  if (to > inSantiago(now).day) return wrong('to', 'not-yet')
  if (to >= addDays(from, DAYS_MAX)) return wrong('to', 'too-long', { days: DAYS_MAX })
  return { from, to }
}

/** The instants of a period: its first one, and the first one after it. */
export const instantsOf = ({ from, to }: Period): { readonly from: Date; readonly until: Date } => ({
  from: fromSantiago(from, 0),
  until: fromSantiago(addDays(to, 1), 0),
})

/** The sum of transfers of one state and currency. */
export interface Sum {
  readonly state: PublicState
  readonly currency: string
  readonly transfers: number
  readonly orderedMinor: bigint
  readonly feeNetMinor: bigint
  readonly feeIvaMinor: bigint
  readonly refundedMinor: bigint
  readonly receivedMinor: bigint
}

/** The totals of all sums, and of each group with transfers. Every state has a group. */
export function totalsOf(sums: readonly Sum[]): StatementTotalsWire {
  const groups = statementGroups.map((group) => ({
    group,
    ...added(sums.filter(({ state }) => groupOf[state] === group)),
  }))
  return { ...added(sums), groups: groups.filter(({ transfers }) => transfers > 0) }
}

function added(sums: readonly Sum[]): Omit<StatementTotalsWire, 'groups'> {
  const of = (part: 'orderedMinor' | 'feeNetMinor' | 'feeIvaMinor' | 'refundedMinor') =>
    String(sums.reduce((all, sum) => all + sum[part], 0n))
  const received = Map.groupBy(
    sums.filter(({ receivedMinor }) => receivedMinor > 0n),
    ({ currency }) => currency,
  )
  return {
    transfers: sums.reduce((all, sum) => all + sum.transfers, 0),
    orderedMinor: of('orderedMinor'),
    feeNetMinor: of('feeNetMinor'),
    feeIvaMinor: of('feeIvaMinor'),
    refundedMinor: of('refundedMinor'),
    received: [...received]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([currency, one]) => ({
        amount: String(one.reduce((all, sum) => all + sum.receivedMinor, 0n)),
        currency,
      })),
  }
}

export const toStatementWire = (statement: AccountStatement): StatementWire => ({
  id: toWireId('statement', statement.id),
  folio: statement.folio,
  from: statement.from,
  to: statement.to,
  issuedAt: statement.issuedAt.toISOString(),
  totals: statement.totals,
})
