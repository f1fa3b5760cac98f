import {
  isRefusal,
  refuse,
  type DocumentReason,
  type Id,
  type OtherCheck,
  type Refusal,
  type SelfieVerdict,
} from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { profileFor, type Profile } from '../../customers/index.ts'
import { recordDecision } from '../../decisions/index.ts'
import {
  decideSelfieDocument,
  documentFor,
  filesOpened,
  lockDocument,
  type Document,
  type SeenRefusal,
} from '../../documents/index.ts'
import { materialOf, usedDocument, withOpenings } from '../../onboarding/index.ts'
import { documentDecisionRule } from '../document-decision.ts'
import { identityFor } from '../identity/identity.store.ts'
import { levelRequirements, type LevelApplication } from '../levels/level.ts'
import { lockApplication } from '../levels/levels.store.ts'
import { selfieDays } from './consent-text.ts'
import { selfieKeptUntil } from './selfie-decision.ts'
import { selfieOf } from './selfie-of.ts'
import type { SelfieConsent } from './selfie.ts'
import { insertCheck } from './selfies.store.ts'

/** What a person saw and decided. */
export interface SeenSelfie {
  readonly selfieId: Id<'document'>
  readonly identityId: Id<'document'>
  readonly verdict: SelfieVerdict
  readonly reason: DocumentReason | undefined
  readonly remark: string | undefined
}

type Closed = Refusal<'not-found' | 'not-allowed' | 'application-closed' | 'selfie-not-needed'>

interface Waiting {
  readonly application: LevelApplication
  readonly profile: Profile
  readonly staffId: Id<'staff'>
}

/** Locks an application that waits for staff and needs a selfie, with its customer. */
async function lockWaiting(work: Work, applicationId: string): Promise<Waiting | Closed> {
  const { actor } = work
  if (actor.kind !== 'staff') return refuse('not-allowed')
  const application = await lockApplication(work, applicationId)
  if (application?.submittedAt === undefined) return refuse('not-found')
  if (application.status !== 'submitted') return refuse('application-closed')
  const profile = await profileFor(work, application.customerId, true)
  if (profile === undefined) return refuse('not-found')
  const needs = await levelRequirements(work, profile.kind, application.level)
  if (needs.selfie !== true) return refuse('selfie-not-needed')
  return { application, profile, staffId: actor.staffId }
}

/** The reason is required unless both pictures show the same person, and then neither reason nor remark is allowed. */
function faultOf({ verdict, reason, remark }: SeenSelfie) {
  const isSame = verdict === 'same'
  if (isSame && remark !== undefined) return { at: 'remark', fault: 'unknown-field' }
  if (isSame === (reason === undefined)) return undefined
  return { at: 'reason', fault: isSame ? 'unknown-field' : 'required' }
}

/** Both pictures, when they are those that count now and the customer consents. */
async function picturesOf(
  work: Work,
  customerId: Id<'customer'>,
  { selfieId, identityId }: SeenSelfie,
): Promise<{ selfie: Document; identity: Document; answer: SelfieConsent } | Refusal<'selfie-missing'>> {
  const { state, document, answer } = await selfieOf(work, customerId)
  const selfie = document && (await lockDocument(work, document.id))
  const identity = await documentFor(work, identityId)
  const isCurrent =
    state === 'waiting' &&
    document?.id === selfieId &&
    (await identityFor(work, customerId))?.onFile?.frontId === identityId
  return !isCurrent || selfie === undefined || identity === undefined || answer === undefined
    ? refuse('selfie-missing')
    : { selfie, identity, answer }
}

/**
 * Records whether a selfie and the accepted identity document show the same person. Any other verdict refuses the
 * selfie, and the customer may send another one.
 */
export async function decideSelfie(
  work: Work,
  applicationId: string,
  seen: SeenSelfie,
): Promise<true | Closed | Refusal<'selfie-missing' | 'fields-wrong'> | SeenRefusal> {
  const fault = faultOf(seen)
  if (fault !== undefined) return refuse('fields-wrong', {}, [fault])
  const waiting = await lockWaiting(work, applicationId)
  if (isRefusal(waiting)) return waiting
  const { application, profile, staffId } = waiting
  const pictures = await picturesOf(work, profile.id, seen)
  if (isRefusal(pictures)) return pictures
  const { selfie, identity, answer } = pictures
  // A verdict about a face is about both pictures, also when it is not the same person.
  const read = await filesOpened(work, [selfie, identity])
  if (isRefusal(read)) return read
  const { verdict, reason, remark } = seen
  const keepUntil = selfieKeptUntil(answer.keptDays, await selfieDays(work), work.now)
  const decided = await decideSelfieDocument(work, selfie, { reason, remark, keepUntil })
  await insertCheck(work, {
    id: work.id(),
    customerId: profile.id,
    applicationId: application.id,
    verdict,
    consentId: answer.id,
    selfieId: selfie.id,
    identityId: identity.id,
    reason,
    method: undefined,
    note: undefined,
    decidedBy: staffId,
    decidedAt: work.now,
  })
  await record(work, { profile, decided, identity, seen, answer })
  await work.audit({ action: 'compare-selfie', subject: application.id, facts: { verdict } })
  return true
}

interface Recorded {
  readonly profile: Profile
  readonly decided: Document
  readonly identity: Document
  readonly seen: SeenSelfie
  readonly answer: SelfieConsent
}

const outcomes = { same: 'approved', different: 'refused', unsure: 'asked-again' } as const

/** Records the decision with the hashes of both files. */
async function record(
  work: Work,
  { profile: { id, kind, level }, decided, identity, seen, answer }: Recorded,
): Promise<void> {
  const { verdict, reason, remark } = seen
  await recordDecision(work, documentDecisionRule, {
    outcome: outcomes[verdict],
    remarks: {
      customerTexts:
        reason === undefined ? [] : [{ code: reason, ...(remark === undefined ? {} : { text: remark }) }],
    },
    subject: decided.id,
    customerId: id,
    material: await withOpenings(work, {
      ...(await materialOf(work, id)),
      documents: [decided, identity].map(usedDocument),
    }),
    inputs: {
      kind: 'selfie',
      customer: { kind, level },
      isAccepted: verdict === 'same',
      decidedAt: work.now.toISOString(),
      selfie: { verdict, consentedDays: answer.keptDays },
    },
  })
}

/** Records that staff checked the identity without a selfie, and how. Another person then confirms the level. */
export async function recordOtherCheck(
  work: Work,
  applicationId: string,
  method: OtherCheck,
  note: string,
): Promise<true | Closed> {
  const waiting = await lockWaiting(work, applicationId)
  if (isRefusal(waiting)) return waiting
  const { application, profile, staffId } = waiting
  if ((await selfieOf(work, profile.id)).state === 'accepted') return refuse('selfie-not-needed')
  await insertCheck(work, {
    id: work.id(),
    customerId: profile.id,
    applicationId: application.id,
    verdict: undefined,
    consentId: undefined,
    selfieId: undefined,
    identityId: undefined,
    reason: undefined,
    method,
    note,
    decidedBy: staffId,
    decidedAt: work.now,
  })
  await work.audit({ action: 'check-identity-otherwise', subject: application.id, facts: { method } })
  return true
}
