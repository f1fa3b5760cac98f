import { partnerError } from '../../platform/partner-errors/index.ts'
import type { Work } from '../../platform/work.ts'
import { corridorAt } from '../corridors/index.ts'
import { isWithdrawn, payoutsOf, type Payout } from '../payouts/index.ts'
import { quoteFor } from '../quotes/index.ts'
import type { Way } from './open-payout.ts'
import type { Transfer } from './transfer.ts'

/** How what came back goes out again without anybody being asked. */
export interface GoesOn {
  readonly outcome: 'retried' | 'rerouted'
  readonly way: Way
}

/** How many attempts in a row, the last one included, ended by something that passes on the rail of the last. */
function passedOn(attempts: readonly Payout[], rail: string): number {
  const others = attempts.toReversed().findIndex((one) => one.rail !== rail || !passes(one))
  return others === -1 ? attempts.length : others
}

const passes = ({ code }: Payout): boolean =>
  code !== undefined && partnerError('rails', code).retry !== undefined

/**
 * What the table of partner errors says goes on by itself: the same rail again after a pause, then another rail of the
 * corridor that was not tried. Undefined when neither is left, and somebody has to be asked.
 */
export async function goesOn(work: Work, transfer: Transfer, code: string): Promise<GoesOn | undefined> {
  const { retry, reroute } = partnerError('rails', code)
  if (retry === undefined && !reroute) return undefined
  const attempts = (await payoutsOf(work, transfer.id)).filter((one) => !isWithdrawn(one))
  const last = attempts.at(-1)
  if (last === undefined) return undefined
  // What was refused without being taken was tried again under its own reference before it came here.
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
