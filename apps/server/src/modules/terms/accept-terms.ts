import { refuse, termsKinds, type FieldFault, type Refusal, type TermsKind } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { settle } from '../pending-items/index.ts'
import { insertAcceptance, type Accepter } from './acceptances.store.ts'
import { termsUpdate } from './terms-update.ts'
import { termsInForce, type Publisher } from './terms.ts'

/** The version of each text that a user says they have read. */
export type AcceptedTexts = Readonly<Record<TermsKind, number>>

/** The form field of each text. */
const fieldOf = { 'terms-of-use': 'accepts.termsOfUse', 'privacy-notice': 'accepts.privacyNotice' } as const

/** Faults of accepting these versions now: only versions in force can be accepted. */
export async function acceptanceFaults(
  work: Work,
  publisher: Publisher,
  texts: AcceptedTexts,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = []
  for (const kind of termsKinds) {
    const { version } = await termsInForce(work, publisher, kind)
    if (texts[kind] !== version) faults.push({ at: fieldOf[kind], fault: 'not-in-force' })
  }
  return faults
}

/** Stores the acceptance of both texts, with version, hash, instant and IP address. Refuses versions not in force. */
export async function acceptTerms(
  work: Work,
  publisher: Publisher,
  by: Accepter,
  texts: AcceptedTexts,
  ip: string | undefined,
): Promise<true | Refusal<'fields-wrong'>> {
  const faults = await acceptanceFaults(work, publisher, texts)
  if (faults.length > 0) return refuse('fields-wrong', {}, faults)
  for (const kind of termsKinds) {
    const { version, hash } = await termsInForce(work, publisher, kind)
    await insertAcceptance(work, by, { kind, version, hash, ip })
  }
  if ('userId' in by) await settle(work, [termsUpdate], [by.userId])
  return true
}
