import { refuse, type Refusal } from '@puente/contract'
import type { VerificationWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { initialsOf } from '../../customers/index.ts'
import { statementFacts } from '../../transfers/index.ts'
import { fingerprintOf, typedCode } from './receipt.ts'
import { issuesOf, receiptWithCode } from './receipts.store.ts'

/** The receipt with this code, and the present state of its transfer. */
export async function verifyReceipt(
  work: Work,
  code: string,
): Promise<VerificationWire | Refusal<'not-found'>> {
  const receipt = await receiptWithCode(work, typedCode(code))
  const facts = receipt && (await statementFacts(work, receipt.transferId))
  if (receipt === undefined || facts === undefined) return refuse('not-found')
  const issues = await issuesOf(work, receipt.id)
  const { deliveredAt, returnedAt, refundedAt, refundedMinor } = facts
  return {
    folio: receipt.folio,
    reference: facts.reference,
    state: facts.state,
    send: facts.price.send,
    receive: facts.price.receive,
    ...(refundedMinor > 0n ? { refunded: { amount: String(refundedMinor), currency: 'CLP' } } : {}),
    country: facts.recipient.country,
    recipient: {
      initials: initialsOf(facts.recipient.name),
      accountEnding: facts.recipient.accountEnding,
    },
    orderedAt: facts.orderedAt.toISOString(),
    ...(deliveredAt === undefined ? {} : { deliveredAt: deliveredAt.toISOString() }),
    ...(returnedAt === undefined ? {} : { returnedAt: returnedAt.toISOString() }),
    ...(refundedAt === undefined ? {} : { refundedAt: refundedAt.toISOString() }),
    issues: issues.map(({ kind, factsHash, issuedAt }) => ({
      kind,
      issuedAt: issuedAt.toISOString(),
      fingerprint: fingerprintOf(factsHash),
    })),
  }
}
