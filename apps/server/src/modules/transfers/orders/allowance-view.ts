import { isRefusal, refuse, type AllowanceWay, type Refusal, type Id } from '@puente/contract'
import { customerEndpoints, type AllowanceWire, type OwnLimitsWire } from '@puente/contract/customer'
import { rateValue } from '@puente/money'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { levelAbove, limitsFor, type Limits } from '../../customers/index.ts'
import { clpWithin, pricingFor, type Pricing } from '../../quotes/index.ts'
import { allowanceAt, type Allowance, type Bound } from './allowance.ts'
import { standingOf, type Standing } from './due-diligence.store.ts'
import {
  allowanceFrom,
  amountLimits,
  countLimits,
  evidenceLimits,
  readAllowance,
  type AllowanceFacts,
  type Sender,
} from './read-allowance.ts'
import { fundingTerm } from '../terms.ts'

/** An allowance with the data it was computed from. */
interface SeenAllowance {
  readonly sender: Sender & { readonly isActive: boolean }
  readonly facts: AllowanceFacts
  readonly allowance: Allowance
}

/** The sender assumed for a visitor: a person whose identity was just confirmed. */
const newcomer = { kind: 'person', level: 'basic', isActive: false } as const

/** The sender's allowance; through a corridor when its pricing is given. */
async function see(
  work: Work,
  sender: SeenAllowance['sender'],
  pricing: Pricing | undefined,
  standing?: Standing,
): Promise<SeenAllowance | Refusal<'rate-unavailable'>> {
  const facts = await readAllowance(work, sender, { standing })
  return 'refused' in facts ? facts : { sender, facts, allowance: allowanceFrom(facts, pricing) }
}

/** A customer's allowance; undefined when the customer does not exist. */
export async function allowanceOfCustomer(
  work: Work,
  customerId: Id<'customer'>,
  corridorId: string | undefined,
): Promise<SeenAllowance | Refusal<'corridor-unknown' | 'rate-unavailable'> | undefined> {
  const standing = await standingOf(work, customerId)
  if (standing === undefined) return undefined
  const { kind, level, isActive } = standing
  const pricing = corridorId === undefined ? undefined : await pricingFor(work, corridorId, kind)
  return isRefusal(pricing)
    ? pricing
    : see(work, { id: customerId, kind, level, isActive }, pricing, standing)
}

/**
 * The actor's allowance through a corridor, for this amount when there is one; undefined without a rate to convert it.
 */
export async function allowanceFor(
  work: Work,
  corridorId: string,
  sendMinor?: bigint,
): Promise<AllowanceWire | undefined> {
  const { actor } = work
  const own =
    actor.kind === 'customer' ? await allowanceOfCustomer(work, actor.customerId, corridorId) : undefined
  if (own !== undefined) return isRefusal(own) ? undefined : toAllowanceWire(own, sendMinor)
  const pricing = await pricingFor(work, corridorId, newcomer.kind)
  const seen = isRefusal(pricing) ? pricing : await see(work, newcomer, pricing)
  return isRefusal(seen) ? undefined : toAllowanceWire(seen, sendMinor)
}

const clp = (minor: bigint) => ({ amount: String(minor), currency: 'CLP' })
const freesAtOf = ({ freesAt }: { readonly freesAt?: Date | undefined }) =>
  freesAt === undefined ? {} : { freesAt: freesAt.toISOString() }

/** Whether a bound applies whatever the customer's level is. */
const isForAll = (reason: Bound['reason']): boolean => reason === 'restriction' || reason === 'not-selling'

/** The ways to raise the allowance, most direct first. */
function waysOf(
  { sender: { level, isActive }, facts }: SeenAllowance,
  { reason, freesAt }: Bound,
): AllowanceWay[] {
  const rise: AllowanceWay[] = levelAbove(level) === undefined ? [] : ['higher-level']
  const wait: AllowanceWay[] = freesAt === undefined ? [] : ['wait']
  const end: AllowanceWay[] = facts.ordered.openOrders > 0 ? ['end-open-orders'] : []
  const own: Readonly<Record<Bound['reason'], readonly AllowanceWay[]>> = {
    'not-selling': [],
    restriction: ['appeal'],
    'open-orders': ['end-open-orders'],
    'orders-day': [...wait, ...rise],
    'orders-hour': [...wait, ...rise],
    'new-recipients': ['known-recipient', ...wait],
    transfer: ['several-orders', ...rise],
    day: [...end, ...wait, ...rise],
    month: [...end, ...wait, ...rise],
    corridor: ['several-orders'],
    rail: ['several-orders'],
    evidence: ['evidence', ...end, ...wait],
  }
  return isActive || isForAll(reason) ? [...own[reason]] : ['confirm-identity']
}

/** The allowance as returned to its owner, for an order of this amount when there is one. */
export function toAllowanceWire(seen: SeenAllowance, sendMinor = 0n): AllowanceWire {
  const { bound, maximumMinor } = allowanceAt(seen.allowance, sendMinor)
  return {
    of: seen.sender.isActive || isForAll(bound.reason) ? 'caller' : 'newcomer',
    maximum: clp(maximumMinor),
    reason: bound.reason,
    ...(bound.window === undefined ? {} : { window: bound.window }),
    ...(bound.count === undefined ? {} : { count: bound.count }),
    ...freesAtOf(bound),
    ways: waysOf(seen, bound),
  }
}

interface Used {
  readonly limitUsdCents: bigint
  readonly usedUsdCents: bigint
  readonly freesAt?: Date | undefined
}

/** Converts a limit from US cents to pesos. `used` is the limit less what is free, so that both add up to the limit. */
function inPesos({ usd }: AllowanceFacts, { limitUsdCents, usedUsdCents, ...used }: Used) {
  const limitMinor = clpWithin(usd, limitUsdCents)
  const freeMinor = usedUsdCents >= limitUsdCents ? 0n : clpWithin(usd, limitUsdCents - usedUsdCents)
  return {
    limit: clp(limitMinor),
    used: clp(limitMinor - freeMinor),
    free: clp(freeMinor),
    ...freesAtOf(used),
  }
}

/** The next higher level, as far as its limits are published in pesos. */
async function nextLevel(
  work: Work,
  { usd }: AllowanceFacts,
  { kind, level }: Sender,
): Promise<OwnLimitsWire['next']> {
  const above = levelAbove(level)
  if (above === undefined) return undefined
  const { maximumSendMinor, dayUsdCents, monthUsdCents }: Limits = await limitsFor(work, {
    kind,
    level: above,
  })
  return {
    level: above,
    transfer: clp(maximumSendMinor),
    day: clp(clpWithin(usd, dayUsdCents)),
    month: clp(clpWithin(usd, monthUsdCents)),
  }
}

/** The payment deadline of the next order. */
function fundingOf({ terms, ordered }: AllowanceFacts): OwnLimitsWire['funding'] {
  const usual = fundingTerm(terms, 0n, ordered.unpaidOrders)
  return {
    hours: usual.hours,
    largeFrom: clp(terms.largeFromMinor),
    largeHours: fundingTerm(terms, terms.largeFromMinor + 1n, ordered.unpaidOrders).hours,
    unpaid: ordered.unpaidOrders,
    unpaidDays: terms.unpaid.withinDays,
    shortened: usual.shortened,
  }
}

async function toOwnLimits(work: Work, seen: SeenAllowance): Promise<OwnLimitsWire> {
  const { facts, sender } = seen
  const next = await nextLevel(work, facts, sender)
  return {
    kind: sender.kind,
    level: sender.level,
    allowance: toAllowanceWire(seen),
    transfer: clp(facts.limits.maximumSendMinor),
    windows: amountLimits(facts).flatMap(({ reason, ...used }) =>
      reason === 'transfer' ? [] : [{ window: reason, ...inPesos(facts, used) }],
    ),
    evidence: evidenceLimits(facts).map(({ window, ...used }) => ({ window, ...inPesos(facts, used) })),
    counts: countLimits(facts).flatMap(({ count, used, maximum, freesAt }) =>
      maximum === undefined ? [] : [{ count, used, maximum, ...freesAtOf({ freesAt }) }],
    ),
    ...(next === undefined ? {} : { next }),
    funding: fundingOf(facts),
    clpPerUsd: rateValue(facts.usd.rate),
    rateAsOf: facts.usd.asOf.toISOString(),
  }
}

/** Customer handlers of the allowance. */
export const allowanceHandler: Handler = handler(
  customerEndpoints.getAllowance,
  async (work, { actor, query }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const seen = await allowanceOfCustomer(work, actor.customerId, query.corridorId)
    if (seen === undefined) return refuse('not-found')
    return isRefusal(seen) ? seen : toOwnLimits(work, seen)
  },
)
