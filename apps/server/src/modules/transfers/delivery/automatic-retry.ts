import { partnerError } from '../../../platform/partner-errors/index.ts'
import type { Work } from '../../../platform/work.ts'
import { corridorAt } from '../../corridors/index.ts'
import { isWithdrawn, payoutsOf, type Payout } from '../../payouts/index.ts'
import { quoteFor } from '../../quotes/index.ts'
import type { Way } from './open-payout.ts'
import type { Transfer } from '../transfer.ts'

/** How returned money is sent again without a decision of a person. */
export interface AutomaticRetry {
  readonly outcome: 'retried' | 'rerouted'
  readonly way: Way
}

/** Number of consecutive last attempts on this rail that ended with a temporary error. */
function passedOn(attempts: readonly Payout[], rail: string): number {
  const others = attempts.toReversed().findIndex((one) => one.rail !== rail || !passes(one))
  return others === -1 ? attempts.length : others
}

const passes = ({ code }: Payout): boolean =>
  code !== undefined && partnerError('rails', code).retry !== undefined

/**
 * The next step that the table of partner errors allows: the same rail after a pause, then another rail of the corridor
 * that was not tried. Undefined when neither is left and a person must decide.
 */
export async function goesOn(
  work: Work,
  transfer: Transfer,
  code: string,
): Promise<AutomaticRetry | undefined> {
  const { retry, reroute } = partnerError('rails', code)
  if (retry === undefined && !reroute) return undefined
  const attempts = (await payoutsOf(work, transfer.id)).filter((one) => !isWithdrawn(one))
  const last = attempts.at(-1)
  if (last === undefined) return undefined
  // A submission refused without acceptance was retried under its own reference before.
  const isSpent = last.refusals > 0
  if (retry !== undefined && !isSpent && passedOn(attempts, last.rail) <= retry.times) {
    const notBefore = new Date(work.realNow.getTime() + retry.pauseMs)
    return { outcome: 'retried', way: { rail: last.rail, notBefore } }
  }
  const rail = reroute ? await untriedRail(work, transfer, attempts) : undefined
  return rail === undefined ? undefined : { outcome: 'rerouted', way: { rail } }
}

async function untriedRail(
  work: Work,
  { quoteId }: Transfer,
  attempts: readonly Payout[],
): Promise<string | undefined> {
  const quote = await quoteFor(work, quoteId)
  const corridor = quote && (await corridorAt(work, quote.corridorId, quote.corridorVersion))
  const tried = new Set(attempts.map(({ rail }) => rail))
  return [corridor?.rail ?? [], corridor?.otherRails ?? []].flat().find((rail) => !tried.has(rail))
}
