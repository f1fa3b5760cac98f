import { z } from 'zod/mini'
import { seenRefusals } from '../documents/refusals.ts'
import { checksum } from '../documents/shapes.ts'
import { documentReasons, documentScans, documentTypes } from '../documents/words.ts'
import { endpoint } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'
import { selfieNeed } from './selfie-shapes.ts'
import { otherChecks, selfieAdviceStates, selfieVerdicts } from './selfie-words.ts'

const reviewers = ['analyst', 'officer'] as const

/** A picture that is compared. */
const comparedPicture = z.strictObject({
  id: wireId('document'),
  type: z.enum(documentTypes),
  /** The SHA-256 of the file as the customer sent it. */
  sha256: checksum,
  scan: z.enum(documentScans),
  /** When the caller opened it last; absent while they have not. */
  openedAt: z.optional(instant),
})
export type ComparedPicture = z.output<typeof comparedPicture>

/** A verdict about a selfie, or the other check in its place. It stays when the picture is erased. */
const selfieCheck = z.strictObject({
  verdict: z.optional(z.enum(selfieVerdicts)),
  /** Present in place of a verdict. */
  method: z.optional(z.enum(otherChecks)),
  reason: z.optional(z.enum(documentReasons)),
  /** How the other check went. */
  note: z.optional(text(500)),
  /** The name of who decided. */
  by: z.optional(text(200, 0)),
  at: instant,
})

/** The advice of the provider. It decides nothing. */
const selfieAdvice = z.strictObject({
  state: z.enum(selfieAdviceStates),
  /** How alike the faces are, from 0 to 10,000. */
  scoreBps: z.optional(z.int()),
})

/** The selfie of an applicant beside the face of their identity document. */
export const selfieComparison = z.strictObject({
  ...selfieNeed.shape,
  consentedAt: z.optional(instant),
  /** Absent when there is none or it was erased. */
  selfie: z.optional(comparedPicture),
  /** The side with the face of the accepted identity document. */
  identity: z.optional(comparedPicture),
  /** Absent where no provider is asked. */
  advice: z.optional(selfieAdvice),
  /** The newest first. */
  checks: z.array(selfieCheck),
})
export type SelfieComparisonWire = z.output<typeof selfieComparison>

const id = z.strictObject({ id: wireId('level-application') })

export const getSelfieComparison = endpoint({
  name: 'getSelfieComparison',
  summary: 'The selfie of an applicant, the identity document beside it, and earlier verdicts.',
  method: 'GET',
  path: '/api/level-applications/:id/selfie',
  who: reviewers,
  params: id,
  reply: selfieComparison,
  refusals: ['not-found', 'selfie-not-needed'],
})

export const decideSelfie = endpoint({
  name: 'decideSelfie',
  summary: 'Records whether the selfie and the identity document show the same person.',
  method: 'POST',
  path: '/api/level-applications/:id/selfie/verdict',
  decidesCase: true,
  who: reviewers,
  idempotent: true,
  params: id,
  body: z.strictObject({
    /** The pictures that were compared. */
    selfieId: wireId('document'),
    identityId: wireId('document'),
    verdict: z.enum(selfieVerdicts),
    /** Required unless they are the same person; the customer reads its text. */
    reason: z.optional(z.enum(documentReasons)),
    /** A remark for the customer, in addition to the text of the reason. */
    remark: z.optional(text(300)),
  }),
  reply: selfieComparison,
  refusals: [
    'not-found',
    'application-closed',
    'selfie-not-needed',
    'selfie-missing',
    ...seenRefusals,
    'fields-wrong',
  ],
})

export const recordOtherCheck = endpoint({
  name: 'recordOtherCheck',
  summary:
    'Records that staff checked the identity without a selfie. Another person must then confirm the level.',
  method: 'POST',
  path: '/api/level-applications/:id/selfie/other-check',
  decidesCase: true,
  who: reviewers,
  stepUp: true,
  idempotent: true,
  params: id,
  body: z.strictObject({ method: z.enum(otherChecks), note: text(500, 3) }),
  reply: selfieComparison,
  refusals: ['not-found', 'application-closed', 'selfie-not-needed'],
})
