import type { BreakSummary, ReconciledItemWire } from '@puente/contract/staff'
import { createWords, format } from '@puente/web'
import { accountName, journalName } from '../ledger/words.ts'
import { reconciliationMessages } from './messages.es.ts'

export const words = createWords(reconciliationMessages)

/** "Banco de clientes, CLP". */
export const accountText = ({
  code,
  currency,
}: {
  readonly code: string
  readonly currency: string
}): string => `${accountName(code) ?? code}, ${currency}`

/** What a movement is called: by the books' own names, or as the bank calls it. */
export function kindText({ side, kind }: Pick<ReconciledItemWire, 'side' | 'kind'>): string {
  if (side === 'books') return journalName(kind)
  const { bankKinds } = reconciliationMessages.item
  return Object.hasOwn(bankKinds, kind) ? words(`item.bankKinds.${kind as keyof typeof bankKinds}`) : kind
}

/** What a break is: by its kind, or that it is the difference before the first statement. */
export const breakText = ({ kind, what }: Pick<BreakSummary, 'kind' | 'what'>): string =>
  what === 'opening-difference' ? words('item.bankKinds.opening-difference') : words(`breaks.kinds.${kind}`)

/** Who has a break: the person where somebody took it, else the team. */
export const ownerText = ({ member, team }: Pick<BreakSummary, 'member' | 'team'>): string =>
  member?.name ?? words(`breaks.teams.${team}`)

/** An amount with its sign, in its currency. */
export const signedText = (amount: string, currency: string): string => format.money({ amount, currency })
