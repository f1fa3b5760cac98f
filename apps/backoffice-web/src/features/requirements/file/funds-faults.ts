import { format } from '@puente/web'
import { words } from './words.ts'

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
