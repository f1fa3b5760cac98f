import { refuse, type DocumentReason, type EvidenceRefusal, type Refusal } from '@puente/contract'
import type { DocumentFacts } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { addDays, fromSantiago } from '../corridors/index.ts'
import { acceptEvidence, demandOf, refuseEvidence, submitEvidence } from '../customers/index.ts'
import type { Document } from '../documents/index.ts'
import { codeAt } from './company/papers.ts'

/** The refusal of the evidence for each reason of refusing its file. */
const meaning: Readonly<Record<DocumentReason, EvidenceRefusal>> = {
  illegible: 'illegible',
  'cut-off': 'illegible',
  glare: 'illegible',
  'missing-pages': 'incomplete',
  'missing-side': 'incomplete',
  'other-person': 'not-theirs',
  expired: 'too-old',
  'too-old': 'too-old',
  'wrong-document': 'unrelated',
  'not-the-original': 'unrelated',
  'data-differs': 'unrelated',
}

const fieldOf: Readonly<Record<string, string>> = {
  ceilingUsdCents: 'facts.evidence.ceilingUsd',
  until: 'facts.evidence.until',
}

/** Pages requested as a requirement are not evidence of funds. */
const isEvidence = (document: Document): boolean =>
  document.kind === 'source-of-funds' && codeAt(document) === undefined

/** Evidence of funds was received: starts the deadline of staff. */
export async function evidenceChanged(work: Work, document: Document): Promise<void> {
  if (isEvidence(document) && document.state === 'received') await submitEvidence(work, document.customerId)
}

/**
 * Applies a decision of staff about a document with evidence of funds. While evidence is requested, accepting a document
 * requires a ceiling and a last day; accepting further ones changes nothing. A refusal, also of a document accepted before,
 * ends the evidence in force that was accepted with it.
 */
export async function evidenceDecided(
  work: Work,
  document: Document,
  facts: DocumentFacts | undefined,
): Promise<undefined | Refusal<'fields-wrong'>> {
  if (!isEvidence(document)) return undefined
  const { customerId } = document
  if (document.state !== 'accepted') {
    const because = meaning[document.reason ?? 'illegible']
    const refused = await refuseEvidence(work, customerId, because, document.id)
    // Without an open request and without evidence that rests on the page there is nothing to refuse.
    if (refused !== true && refused.refused !== 'item-closed')
      throw new Error(`evidence of ${customerId} cannot be refused: ${refused.refused}`)
    return undefined
  }
  const evidence = facts?.evidence
  if (evidence === undefined) {
    if ((await demandOf(work, customerId)) === undefined) return undefined
    return refuse('fields-wrong', {}, [{ at: 'facts.evidence.ceilingUsd', fault: 'required' }])
  }
  const accepted = await acceptEvidence(work, customerId, {
    ceilingUsdMinor: BigInt(evidence.ceilingUsd) * 100n,
    // Valid to the end of its last day.
    until: fromSantiago(addDays(evidence.until, 1), 0),
    documentId: document.id,
  })
  if (accepted === true || accepted.refused === 'not-found') return undefined
  return refuse(
    'fields-wrong',
    accepted.facts,
    (accepted.fields ?? []).map((fault) => ({ ...fault, at: fieldOf[fault.at] ?? fault.at })),
  )
}
