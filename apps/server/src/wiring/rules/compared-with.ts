import type { Compared } from '../../modules/instructions/index.ts'
import { bankInstructionsKnown } from '../../modules/payins/index.ts'
import { payoutsKnown } from '../../modules/payouts/index.ts'
import type { Ports } from '../../partners/index.ts'

/** The payments that both partners list, and the instructions that the books record. */
export const comparedWith = ({ bank, rails }: Pick<Ports, 'bank' | 'rails'>): Compared => ({
  bank,
  rails,
  known: { bank: bankInstructionsKnown, rails: payoutsKnown },
})
