import { z } from 'zod/mini'
import { documentReasons, identityDocumentTypes } from '../documents/words.ts'
import { day, instant, text } from '../shapes.ts'
import { identityParts, requirementCodes, requirementStates } from './words.ts'

const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** What a customer states about the identity document that they send. */
export const announcedIdentity = z.strictObject({
  type: z.enum(identityDocumentTypes),
  nationality: country,
  printedEnd: day,
})
export type AnnouncedIdentity = z.output<typeof announcedIdentity>

/** The identity document of a person: the one in force, and what is needed next. */
export const identityView = z.strictObject({
  /** Absent when no identity document was requested. */
  onFile: z.optional(
    z.strictObject({
      type: z.enum(identityDocumentTypes),
      nationality: country,
      /** The printed end of validity. */
      printedEnd: day,
      /** The end of validity including the extensions in force. */
      effectiveEnd: day,
    }),
  ),
  announced: z.optional(announcedIdentity),
  /** The parts that a customer who sends a new document still has to send. */
  needs: z.array(z.enum(identityParts)),
  /** Why the document on file cannot be used, by side. */
  faults: z.strictObject({
    front: z.optional(z.enum(documentReasons)),
    back: z.optional(z.enum(documentReasons)),
  }),
  /** The deadline of staff's answer about what was sent last. */
  answerBy: z.optional(instant),
})
export type IdentityView = z.output<typeof identityView>

/** One document that a customer has to supply. */
export const requirement = z.strictObject({
  code: z.enum(requirementCodes),
  state: z.enum(requirementStates),
  /** Whether the customer cannot send money without it. */
  blocks: z.boolean(),
  /** Why the last one was refused. */
  reason: z.optional(z.enum(documentReasons)),
  /** Its maximum age in months. */
  maxAgeMonths: z.optional(z.int()),
  /** The last day on which an accepted one is recent enough. */
  holdsUntil: z.optional(day),
  /** Present when staff requested it from this customer: their message, and the deadline. */
  asked: z.optional(z.strictObject({ message: z.optional(text(500)), dueOn: z.optional(day) })),
})
export type RequirementWire = z.output<typeof requirement>
