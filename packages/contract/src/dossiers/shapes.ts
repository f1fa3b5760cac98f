import { z } from 'zod/mini'
import { documentReasons, identityDocumentTypes } from '../documents/words.ts'
import { day, instant, text } from '../shapes.ts'
import { identityParts, requirementCodes, requirementStates } from './words.ts'

const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** What a customer says of the identity document that they send. */
export const announcedIdentity = z.strictObject({
  type: z.enum(identityDocumentTypes),
  nationality: country,
  printedEnd: day,
})
export type AnnouncedIdentity = z.output<typeof announcedIdentity>

/** The identity document of a person: what counts now, and what is needed next. */
export const identityView = z.strictObject({
  /** Absent where nobody has asked for one. */
  onFile: z.optional(
    z.strictObject({
      type: z.enum(identityDocumentTypes),
      nationality: country,
      /** As it is printed. */
      printedEnd: day,
      /** Until when it holds, by the extensions in force. */
      effectiveEnd: day,
    }),
  ),
  announced: z.optional(announcedIdentity),
  /** What a customer who sends a new one has yet to send. */
  needs: z.array(z.enum(identityParts)),
  /** Why what is on file cannot be used, by side. */
  faults: z.strictObject({
    front: z.optional(z.enum(documentReasons)),
    back: z.optional(z.enum(documentReasons)),
  }),
  /** By when staff promised to answer about what was sent last. */
  answerBy: z.optional(instant),
})
export type IdentityView = z.output<typeof identityView>

/** One thing that a customer is asked to show. */
export const requirement = z.strictObject({
  code: z.enum(requirementCodes),
  state: z.enum(requirementStates),
  /** Whether the customer cannot send without it. */
  blocks: z.boolean(),
  /** Why the last one was refused. */
  reason: z.optional(z.enum(documentReasons)),
  /** How old it may be at most. */
  maxAgeMonths: z.optional(z.int()),
  /** Until when an accepted one is fresh enough. */
  holdsUntil: z.optional(day),
  /** Where staff ask this customer alone: their words, and until which day they wait for it. */
  asked: z.optional(z.strictObject({ message: z.optional(text(500)), dueOn: z.optional(day) })),
})
export type RequirementWire = z.output<typeof requirement>
