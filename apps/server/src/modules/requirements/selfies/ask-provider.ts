import type { FaceComparison, FacePicture, FacesPort } from '../../../partners/faces.ts'
import type { FilesPort } from '../../../partners/files.ts'
import type { PartnerAnswer } from '../../../partners/http.ts'
import { FilesUnavailable } from '../../../platform/data/files-unavailable.ts'
import { recordPartnerCalls } from '../../../platform/data/partner-calls.ts'
import type { Runtime } from '../../../platform/work.ts'
import { documentBytes } from '../../documents/index.ts'
import {
  delayComparison,
  endComparison,
  leaseComparison,
  type FaceAnswer,
  type LeasedComparison,
} from './comparisons.store.ts'

const actor = { kind: 'system', name: 'selfies' } as const

/** Longer than the time limit of the call. */
const LEASE_MS = 3 * 60_000
const ATTEMPTS_MAX = 5
/** Doubled with each attempt. */
const PAUSE_MS = 30_000
/** Larger pictures are not sent; a person compares without advice. */
const PICTURE_MAX_BYTES = 3 * 1024 * 1024

interface Parts {
  readonly files: FilesPort
  readonly faces: FacesPort
}

/** What follows from an answer: advice, none, or another attempt. One table for every outcome of a call. */
const outcomes = {
  ok: 'advice',
  refused: 'none',
  unreachable: 'again',
  unknown: 'again',
} as const satisfies Readonly<Record<PartnerAnswer<unknown>['outcome'], string>>

/**
 * Sends the next selfie that waits and the identity document beside it to the provider, outside transactions, and stores
 * its advice. After a failure it is tried again, at most five times; then a person compares without advice. Comparing
 * changes nothing at the provider, so that it may be repeated. Returns the number of selfies: 0 or 1.
 */
export async function askProvider(runtime: Runtime, parts: Parts): Promise<number> {
  const leased = await runtime.work(actor, (work) =>
    leaseComparison(work, new Date(work.realNow.getTime() + LEASE_MS)),
  )
  if (leased === undefined) return 0
  const pictures = await picturesOf(runtime, parts, leased)
  const answer =
    pictures === undefined || pictures === 'again'
      ? undefined
      : await parts.faces.compare({ reference: leased.selfieId, ...pictures })
  const { next, advice } = pictures === 'again' ? again : adviceOf(answer)
  await runtime.work(actor, async (work) => {
    if (answer !== undefined) await recordPartnerCalls(work, leased.selfieId, [answer.call])
    if (next === 'again' && leased.attempts < ATTEMPTS_MAX)
      return delayComparison(work, leased, nextAttempt(work.realNow, leased))
    return endComparison(work, leased, advice)
  })
  return 1
}

const nextAttempt = (now: Date, { attempts }: LeasedComparison): Date =>
  new Date(now.getTime() + PAUSE_MS * 2 ** (attempts - 1))

interface Advice {
  readonly next: (typeof outcomes)[keyof typeof outcomes]
  readonly advice: FaceAnswer | undefined
}

const again: Advice = { next: 'again', advice: undefined }

/** An answer that is not of the protocol is no advice. */
function adviceOf(answer: PartnerAnswer<FaceComparison | undefined> | undefined): Advice {
  if (answer === undefined) return { next: 'none', advice: undefined }
  const next = outcomes[answer.outcome]
  const advice = answer.outcome === 'ok' ? answer.value : undefined
  return { next: next === 'advice' && advice === undefined ? 'none' : next, advice }
}

/** Both pictures; undefined when one cannot be sent, 'again' when the file store is unavailable. */
async function picturesOf(
  runtime: Runtime,
  { files }: Parts,
  { selfieId, identityId }: LeasedComparison,
): Promise<{ readonly selfie: FacePicture; readonly identity: FacePicture } | 'again' | undefined> {
  const maxBytes = PICTURE_MAX_BYTES
  try {
    const selfie = await documentBytes(runtime, actor, files, { id: selfieId, maxBytes })
    const identity = await documentBytes(runtime, actor, files, { id: identityId, maxBytes })
    if (selfie?.type !== 'image/jpeg' || identity?.type !== 'image/jpeg') return undefined
    return { selfie: { bytes: selfie.bytes }, identity: { bytes: identity.bytes } }
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    runtime.logger.warn({ err: error }, 'selfie not compared')
    return 'again'
  }
}
