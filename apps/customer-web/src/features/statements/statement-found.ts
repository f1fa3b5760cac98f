import type { StatementVerificationWire } from '@puente/contract/customer'
import type { Definition } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

/** The facts of a statement to compare with the printed document, and whether it is still valid. */
export function statementFound(found: StatementVerificationWire): {
  readonly title: string
  readonly items: Definition[]
} {
  const { totals, holder, fingerprint } = found
  return {
    title: words(found.isCurrent ? 'statement.current' : 'statement.changed'),
    items: [
      { term: words('found.code'), value: found.folio },
      {
        term: words('statement.period'),
        value: words('statement.periodValue', { from: format.date(found.from), to: format.date(found.to) }),
      },
      { term: words('statement.holder'), value: holder.initials },
      { term: words('statement.transfers'), value: format.count(totals.transfers) },
      { term: words('statement.ordered'), value: format.clp(totals.orderedMinor) },
      {
        term: words('statement.fee'),
        value: format.clp(String(BigInt(totals.feeNetMinor) + BigInt(totals.feeIvaMinor))),
      },
      { term: words('statement.refunded'), value: format.clp(totals.refundedMinor) },
      ...totals.received.map((received) => ({
        term: words('statement.received', { currency: received.currency }),
        value: format.money(received),
      })),
      {
        term: words('statement.issue'),
        value: words('found.issueValue', { when: format.dateTime(found.issuedAt), fingerprint }),
      },
    ],
  }
}
