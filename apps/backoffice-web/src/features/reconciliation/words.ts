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

/** The name of a movement: the books' kind, or the bank's own description. */
export function kindText({ side, kind }: Pick<ReconciledItemWire, 'side' | 'kind'>): string {
  if (side === 'books') return journalName(kind)
  const { bankKinds } = reconciliationMessages.item
  return Object.hasOwn(bankKinds, kind) ? words(`item.bankKinds.${kind as keyof typeof bankKinds}`) : kind
}

/** The name of a break: its kind, or the difference before the first statement. */
export const breakText = ({ kind, what }: Pick<BreakSummary, 'kind' | 'what'>): string =>
  what === 'opening-difference' ? words('item.bankKinds.opening-difference') : words(`breaks.kinds.${kind}`)

/** Whom a break is assigned to: a person, otherwise the team. */
export const ownerText = ({ member, team }: Pick<BreakSummary, 'member' | 'team'>): string =>
  member?.name ?? words(`breaks.teams.${team}`)

/** An amount with its sign, in its currency. */
export const signedText = (amount: string, currency: string): string => format.money({ amount, currency })
