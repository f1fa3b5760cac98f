import { refuse, type Refusal } from '@puente/contract'
import type { StatementVerificationWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { customerFor, initialsOf } from '../../customers/index.ts'
import { statementWithCode } from './account-statements.store.ts'
import { isCurrent } from './issue-statement.ts'
import { fingerprintOf, typedCode } from '../receipts/receipt.ts'

/** The statement with this code, and whether it is current. */
export async function verifyStatement(
  work: Work,
  code: string,
): Promise<StatementVerificationWire | Refusal<'not-found'>> {
  const statement = await statementWithCode(work, typedCode(code))
  const customer = statement && (await customerFor(work, statement.customerId))
  if (statement === undefined || customer === undefined) return refuse('not-found')
  const { folio, from, to, issuedAt, fingerprint, totals } = statement
  return {
    folio,
    from,
    to,
    issuedAt: issuedAt.toISOString(),
    fingerprint: fingerprintOf(fingerprint),
    holder: { kind: customer.kind, initials: initialsOf(customer.name) },
    totals,
    isCurrent: await isCurrent(work, statement),
  }
}
