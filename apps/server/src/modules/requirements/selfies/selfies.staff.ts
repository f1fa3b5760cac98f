import { isRefusal, refuse, uuidOf, type Id, type Refusal } from '@puente/contract'
import {
  staffEndpoints as endpoints,
  type ComparedPicture,
  type SelfieComparisonWire,
} from '@puente/contract/staff'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { profileFor } from '../../customers/index.ts'
import { caseFileViews, documentFor, type Document } from '../../documents/index.ts'
import { identityFor } from '../identity/identity.store.ts'
import { levelRequirements } from '../levels/level.ts'
import { applicationFor } from '../levels/levels.store.ts'
import { comparisonOf } from './comparisons.store.ts'
import { decideSelfie, recordOtherCheck } from './decide-selfie.ts'
import { selfieOf, toNeed } from './selfie-of.ts'
import type { SelfieCheck } from './selfie.ts'

/** A picture whose content is kept, as the reader may have opened it. */
async function pictureOf(work: Work, document: Document | undefined): Promise<ComparedPicture | undefined> {
  if (document?.contentId === undefined) return undefined
  const [view] = await caseFileViews(work, [document])
  if (view === undefined) return undefined
  const { id, sha256, scan, openedAt } = view
  return { id, type: document.type, sha256, scan, ...(openedAt === undefined ? {} : { openedAt }) }
}

const checkOf = (
  { verdict, method, reason, note, decidedBy, decidedAt }: SelfieCheck,
  names: ReadonlyMap<string, string>,
): SelfieComparisonWire['checks'][number] => ({
  ...(verdict === undefined ? {} : { verdict }),
  ...(method === undefined ? {} : { method }),
  ...(reason === undefined ? {} : { reason }),
  ...(note === undefined ? {} : { note }),
  by: names.get(decidedBy) ?? '',
  at: decidedAt.toISOString(),
})

/** What the provider advised about a selfie. */
async function adviceOf(work: Work, selfieId: Id<'document'>): Promise<SelfieComparisonWire['advice']> {
  const found = await comparisonOf(work, selfieId)
  if (found === undefined) return undefined
  const { state, answer } = found
  if (answer === undefined) return { state: state === 'waiting' ? 'waiting' : 'none' }
  return { state: answer.verdict, scoreBps: answer.scoreBps }
}

/** The side with the face of the accepted identity document. */
async function identityOf(work: Work, customerId: Id<'customer'>): Promise<Document | undefined> {
  const onFile = (await identityFor(work, customerId))?.onFile
  return onFile && documentFor(work, onFile.frontId)
}

async function viewOf(
  work: Work,
  applicationId: string,
  hasProvider: boolean,
): Promise<SelfieComparisonWire | Refusal<'not-found' | 'selfie-not-needed'>> {
  const application = await applicationFor(work, applicationId)
  if (application?.submittedAt === undefined) return refuse('not-found')
  const { customerId, level } = application
  const profile = await profileFor(work, customerId)
  if (profile === undefined) return refuse('not-found')
  const selfie = await selfieOf(work, customerId)
  const { state, answer, checks, document } = selfie
  if ((await levelRequirements(work, profile.kind, level)).selfie !== true && checks.length === 0)
    return refuse('selfie-not-needed')
  const picture = answer?.answer === 'given' ? await pictureOf(work, document) : undefined
  const identity = await pictureOf(work, await identityOf(work, customerId))
  const isAdvised = hasProvider && state === 'waiting' && document !== undefined
  const advice = isAdvised ? await adviceOf(work, document.id) : undefined
  const names = await staffNames(work, [...new Set(checks.map(({ decidedBy }) => decidedBy))])
  return {
    ...toNeed(selfie),
    ...(answer?.answer === 'given' ? { consentedAt: answer.at.toISOString() } : {}),
    ...(picture === undefined ? {} : { selfie: picture }),
    ...(identity === undefined ? {} : { identity }),
    ...(advice === undefined ? {} : { advice }),
    checks: checks.map((check) => checkOf(check, names)),
  }
}

/** Handlers by which staff compare selfies with identity documents. */
export const staffSelfieHandlers = (hasProvider: boolean): readonly Handler[] => [
  handler(endpoints.getSelfieComparison, (work, { params }) =>
    viewOf(work, uuidOf('level-application', params.id), hasProvider),
  ),
  handler(endpoints.decideSelfie, async (work, { params, body }) => {
    const id = uuidOf('level-application', params.id)
    const { selfieId, identityId, verdict, reason, remark } = body
    const decided = await decideSelfie(work, id, {
      selfieId: uuidOf('document', selfieId),
      identityId: uuidOf('document', identityId),
      verdict,
      reason,
      remark: remark?.trim() === '' ? undefined : remark?.trim(),
    })
    return isRefusal(decided) ? decided : viewOf(work, id, hasProvider)
  }),
  handler(endpoints.recordOtherCheck, async (work, { params, body }) => {
    const id = uuidOf('level-application', params.id)
    const recorded = await recordOtherCheck(work, id, body.method, body.note)
    return isRefusal(recorded) ? recorded : viewOf(work, id, hasProvider)
  }),
]
