import type { CustomerKind, DiligenceWindow, Refusal, Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import {
  diligenceTerms,
  limitsFor,
  windowMs,
  type CustomerLevel,
  type Limits,
} from '../../customers/index.ts'
import { clpWithin, midRateFor, type KeptRate, type Pricing } from '../../quotes/index.ts'
import { salesGate } from '../../readiness/index.ts'
import { allowanceOf, type Allowance, type Bound } from './allowance.ts'
import { standingOf, type Standing } from './due-diligence.store.ts'
import { orderedSince, type Ordered } from './ordered-since.store.ts'
import { hoursAfter, orderTerms, type OrderTerms } from '../terms.ts'

/** The customer; without an id, a customer without orders. */
export interface Sender {
  readonly id?: string | undefined
  readonly kind: CustomerKind
  readonly level: CustomerLevel
}

/** The data that bound a customer's next order, read at one instant. */
export interface AllowanceFacts {
  readonly limits: Limits
  readonly terms: OrderTerms
  readonly ordered: Ordered
  /** Whether `ordered` refers to one recipient, and a new recipient counts. */
  readonly ofRecipient: boolean
  readonly standing: Pick<Standing, 'used' | 'evidence' | 'isRestricted'>
  readonly thresholds: Readonly<Partial<Record<DiligenceWindow, bigint>>>
  readonly usd: KeptRate
  /** Whether the operator takes orders. */
  readonly isSelling: boolean
}

const nothing: Ordered = {
  dayUsdCents: 0n,
  monthUsdCents: 0n,
  monthFrom: undefined,
  openOrders: 0,
  unpaidOrders: 0,
  hourOrders: 0,
  hourFrom: undefined,
  dayOrders: 0,
  dayFrom: undefined,
  newRecipients: 0,
  newRecipientsFrom: undefined,
}
const nothingUsed: AllowanceFacts['standing'] = {
  used: { day: 0n, month: 0n, year: 0n },
  evidence: undefined,
  isRestricted: false,
}

/** Rolling windows of an hour, 24 hours and 30 days, and the period in which unpaid orders count. */
export const windowsBefore = (now: Date, { unpaid }: Pick<OrderTerms, 'unpaid'>) => ({
  hour: hoursAfter(now, -1),
  day: hoursAfter(now, -24),
  month: hoursAfter(now, -24 * 30),
  unpaid: hoursAfter(now, -24 * unpaid.withinDays),
})

interface AllowanceOptions {
  /** The recipient of the order: a new one counts. */
  readonly recipientId?: Id<'recipient'> | undefined
  /** The customer's facts, when the caller has read them in this work. */
  readonly standing?: Standing | undefined
}

/** Reads the data that bound a customer's next order. When placing an order, the caller has locked the customer. */
export async function readAllowance(
  work: Work,
  { id: customerId, kind, level }: Sender,
  { recipientId, standing: known }: AllowanceOptions = {},
): Promise<AllowanceFacts | Refusal<'rate-unavailable'>> {
  const usd = await midRateFor(work, 'USD')
  if ('refused' in usd) return usd
  const terms = await orderTerms(work)
  const toWhom = recipientId === undefined ? {} : { recipientId }
  const windows = windowsBefore(work.now, terms)
  const [closed, limits, { thresholds }, ordered, standing] = await Promise.all([
    salesGate(work),
    limitsFor(work, { kind, level }),
    diligenceTerms(work, { kind, level }),
    customerId === undefined ? nothing : orderedSince(work, { customerId, ...windows, ...toWhom }),
    customerId === undefined ? undefined : (known ?? standingOf(work, customerId)),
  ])
  const ofRecipient = recipientId !== undefined
  return {
    limits,
    terms,
    ordered,
    ofRecipient,
    standing: standing ?? nothingUsed,
    thresholds,
    usd,
    isSelling: closed === undefined,
  }
}

const after = (from: Date | undefined, hours: number) =>
  from === undefined ? undefined : hoursAfter(from, hours)

/** Larger than any order: the bound of a number that is not exhausted. */
const UNBOUNDED = 10n ** 18n

/** The numbers of orders and new recipients and their maximums. A number without a maximum is not limited. */
export function countLimits({ limits, terms, ordered }: AllowanceFacts) {
  const { ordersPerDay, ordersPerHour, newRecipientsPerDay } = limits.velocity
  return [
    { count: 'open-orders', used: ordered.openOrders, maximum: terms.openOrdersMax, freesAt: undefined },
    {
      count: 'orders-day',
      used: ordered.dayOrders,
      maximum: ordersPerDay,
      freesAt: after(ordered.dayFrom, 24),
    },
    {
      count: 'orders-hour',
      used: ordered.hourOrders,
      maximum: ordersPerHour,
      freesAt: after(ordered.hourFrom, 1),
    },
    {
      count: 'new-recipients',
      used: ordered.newRecipients,
      maximum: newRecipientsPerDay,
      freesAt: after(ordered.newRecipientsFrom, 24),
    },
  ] as const
}

/**
 * Bounds of zero for exhausted numbers. Exhausted new recipients bound only an order to a new recipient, which is
 * counted already.
 */
const countBounds = (facts: AllowanceFacts): Bound[] =>
  countLimits(facts).flatMap(({ count: reason, used, maximum, freesAt }) => {
    if (maximum === undefined || (reason === 'new-recipients' && !facts.ofRecipient)) return []
    const isReached = reason === 'new-recipients' ? used > maximum : used >= maximum
    return [{ reason, count: maximum, maximumMinor: isReached ? 0n : UNBOUNDED, freesAt }]
  })

/** The limits of amounts in US cents and how much of each is used. */
export function amountLimits({ limits, ordered }: Pick<AllowanceFacts, 'limits' | 'ordered'>) {
  const { perTransferUsdCents, dayUsdCents, monthUsdCents } = limits
  return [
    ...(perTransferUsdCents === undefined
      ? []
      : [{ reason: 'transfer', limitUsdCents: perTransferUsdCents, usedUsdCents: 0n } as const]),
    {
      reason: 'day',
      limitUsdCents: dayUsdCents,
      usedUsdCents: ordered.dayUsdCents,
      freesAt: after(ordered.dayFrom, 24),
    } as const,
    {
      reason: 'month',
      limitUsdCents: monthUsdCents,
      usedUsdCents: ordered.monthUsdCents,
      freesAt: after(ordered.monthFrom, 24 * 30),
    } as const,
  ]
}

/** The data that evidence of funds is judged by. */
export type EvidenceFacts = Pick<AllowanceFacts, 'thresholds' | 'standing'> & {
  readonly ordered?: Pick<Ordered, 'dayFrom' | 'monthFrom'>
}

/** The thresholds above which evidence is requested. Evidence in force raises each to its ceiling. */
export function evidenceLimits({ thresholds, standing, ordered }: EvidenceFacts) {
  const ceiling = standing.evidence?.ceilingUsdCents ?? 0n
  const from = { day: ordered?.dayFrom, month: ordered?.monthFrom, year: undefined }
  return (['day', 'month', 'year'] as const).flatMap((window) => {
    const published = thresholds[window]
    if (published === undefined) return []
    return [
      {
        window,
        limitUsdCents: published > ceiling ? published : ceiling,
        usedUsdCents: standing.used[window],
        freesAt: after(from[window], windowMs[window] / 3_600_000),
      },
    ]
  })
}

const free = (usd: KeptRate, limitUsdCents: bigint, usedUsdCents: bigint): bigint =>
  usedUsdCents >= limitUsdCents ? 0n : clpWithin(usd, limitUsdCents - usedUsdCents)

/** The rest of the customer's limits, in CLP. */
function amountBounds(facts: AllowanceFacts): Bound[] {
  const { limits, usd } = facts
  return [
    { reason: 'transfer', maximumMinor: limits.maximumSendMinor, limitMinor: limits.maximumSendMinor },
    ...amountLimits(facts).map((limit): Bound => ({
      reason: limit.reason,
      maximumMinor: free(usd, limit.limitUsdCents, limit.usedUsdCents),
      limitMinor: clpWithin(usd, limit.limitUsdCents),
      ...('freesAt' in limit ? { freesAt: limit.freesAt } : {}),
    })),
  ]
}

const evidenceBounds = (facts: AllowanceFacts): Bound[] =>
  evidenceLimits(facts).map(({ window, limitUsdCents, usedUsdCents, freesAt }) => ({
    reason: 'evidence',
    window,
    maximumMinor: free(facts.usd, limitUsdCents, usedUsdCents),
    limitMinor: clpWithin(facts.usd, limitUsdCents),
    freesAt,
  }))

/** A bound of zero while the operator takes no orders. */
const salesBounds = ({ isSelling }: AllowanceFacts): Bound[] =>
  isSelling ? [] : [{ reason: 'not-selling', maximumMinor: 0n }]

/** A bound of zero while a restriction stops orders. */
const restrictionBounds = ({ standing }: AllowanceFacts): Bound[] =>
  standing.isRestricted ? [{ reason: 'restriction', maximumMinor: 0n }] : []

/** The maximums of the corridor and its rail. A firm price is within both. */
const corridorBounds = ({ corridor, railMaximumMinor }: Pricing): Bound[] => [
  { reason: 'corridor', maximumMinor: corridor.maximumSendMinor, limitMinor: corridor.maximumSendMinor },
  ...(railMaximumMinor === undefined
    ? []
    : [{ reason: 'rail', maximumMinor: railMaximumMinor, limitMinor: railMaximumMinor } as const]),
]

/** The allowance of one order: through a corridor when its pricing is given, otherwise through any. */
export const allowanceFrom = (facts: AllowanceFacts, pricing?: Pricing): Allowance =>
  allowanceOf(
    [
      ...salesBounds(facts),
      ...restrictionBounds(facts),
      ...countBounds(facts),
      ...amountBounds(facts),
      ...(pricing === undefined ? [] : corridorBounds(pricing)),
      ...evidenceBounds(facts),
    ],
    pricing?.corridor.minimumSendMinor,
  )
