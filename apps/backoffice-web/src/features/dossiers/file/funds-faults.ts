import type { EvidenceRefusal } from '@puente/contract'
import { format } from '@puente/web'
import { words } from './words.ts'

/** What staff have typed for this decision so far. */
export interface TypedFunds {
  readonly decision: 'accept' | 'refuse' | ''
  /** US cents. */
  readonly ceiling: string
  readonly until: string
  readonly because: EvidenceRefusal | ''
}

/** Messages for missing or invalid fields of the chosen decision, by field name. */
export function lacksOf({ decision, ceiling, until, because }: TypedFunds): Record<string, string> {
  if (decision === '') return { decision: words('funds.missing') }
  if (decision === 'refuse') return because === '' ? { because: words('funds.becauseMissing') } : {}
  return {
    ...(ceiling === '' ? { ceilingUsdCents: words('funds.ceilingMissing') } : {}),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(until) ? {} : { until: words('funds.untilMissing') }),
  }
}

interface Refused {
  readonly fields?: readonly { readonly at: string; readonly fault: string }[] | undefined
  readonly facts?: Readonly<Record<string, unknown>> | undefined
}

/**
 * The server's faults as messages for this decision; for a ceiling that is too low, the message includes the
 * minimum.
 */
export function fundsFaultsOf(refused: Refused | undefined): Record<string, string> {
  const least = refused?.facts?.['leastUsdCents']
  const texts: Readonly<Record<string, string>> = {
    'ceilingUsdCents too-small':
      typeof least === 'string'
        ? words('funds.tooSmall', { least: format.money({ amount: least, currency: 'USD' }) })
        : words('funds.tooSmallPlain'),
    'until in-the-past': words('funds.past'),
    'until too-far': words('funds.tooFar'),
  }
  return Object.fromEntries(
    (refused?.fields ?? []).flatMap(({ at, fault }) => {
      const text = texts[`${at} ${fault}`]
      return text === undefined ? [] : [[at, text]]
    }),
  )
}
