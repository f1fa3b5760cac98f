import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

/** When a rate may be used, and how long a firm quote lives. */
export interface QuoteRules {
  /** An older rate gives no price. */
  readonly staleAfterMinutes: number
  /** A reading further than this from the last accepted one is held. */
  readonly jumpBps: number
  /** A held level that is still there after so long is accepted. */
  readonly confirmedAfterMinutes: number
  readonly quoteMinutes: number
}

/** The rules in force; none at all is a fault in the data, and throws. */
export async function quoteRules(work: Work): Promise<QuoteRules> {
  const found = await inForce<QuoteRules>(work, 'quote-rules', 'default')
  if (found === undefined) throw new Error('no quote rules in force')
  return found.data
}
