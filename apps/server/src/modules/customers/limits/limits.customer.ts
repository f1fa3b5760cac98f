import { diligenceWindows } from '@puente/contract'
import { customerEndpoints, type PublishedLimitsWire } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { diligenceTerms } from './due-diligence.ts'
import { publishedLimits, type PublishedLimits } from './limits.ts'

const usd = (cents: bigint) => ({ amount: String(cents), currency: 'USD' })

async function toWire(work: Work, { kind, level, limits }: PublishedLimits): Promise<PublishedLimitsWire> {
  const { thresholds } = await diligenceTerms(work, { kind, level })
  return {
    kind,
    level,
    transfer: { amount: String(limits.maximumSendMinor), currency: 'CLP' },
    ...(limits.perTransferUsdCents === undefined ? {} : { transferUsd: usd(limits.perTransferUsdCents) }),
    day: usd(limits.dayUsdCents),
    month: usd(limits.monthUsdCents),
    ...limits.velocity,
    evidence: diligenceWindows.flatMap((window) => {
      const above = thresholds[window]
      return above === undefined ? [] : [{ window, above: usd(above) }]
    }),
  }
}

/** Public handlers of limits. */
export const limitHandlers: readonly Handler[] = [
  handler(customerEndpoints.listLimits, async (work) => {
    const items: PublishedLimitsWire[] = []
    for (const limits of await publishedLimits(work)) items.push(await toWire(work, limits))
    return { items }
  }),
]
