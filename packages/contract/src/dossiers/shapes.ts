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

/** A line of the table that says which cards hold longer than they say. */
export const extension = z.strictObject({
  group: z.enum(['chilean', 'foreign']),
  printedFrom: day,
  printedUntil: day,
  /** A day, or a year: the printed day and month of that year. */
  holdsUntil: text(10, 4).check(z.regex(/^[0-9]{4}(-[0-9]{2}-[0-9]{2})?$/)),
})

/** Who is asked for what. */
export const requirementRule = z.strictObject({
  customer: z.enum(['person', 'company']),
  levels: z.array(z.enum(['basic', 'standard', 'enhanced'])).check(z.minLength(1)),
  /** Of companies: codes of the versioned list; all of them when absent. */
  companyTypes: z.optional(z.array(text(40))),
  regimes: z.optional(z.array(z.enum(['traditional', 'one-day']))),
  asks: z.array(z.enum(requirementCodes)).check(z.minLength(1)),
  blocks: z.boolean(),
})

const months = z.int().check(z.gte(1), z.lte(120))

/** All that says who shows what and how long it holds; changed as a whole, by two people. */
export const dossierRules = z.strictObject({
  extensions: z.array(extension).check(z.maxLength(200)),
  requirements: z.array(requirementRule).check(z.maxLength(100)),
  /** What is not named never grows old. */
  maxAgeMonths: z.strictObject({
    'proof-of-income': z.optional(months),
    'balance-sheet': z.optional(months),
    'tax-folder': z.optional(months),
    'monthly-tax-returns': z.optional(months),
  }),
})
export type DossierRules = z.output<typeof dossierRules>

/** A kind of company, as the versioned list names it. */
export const companyTypeName = z.strictObject({ code: text(40), name: text(80) })

const days = z.int().check(z.gte(1), z.lte(3650))
const types = z.array(text(40)).check(z.maxLength(50))

/** What companies have to show, and how long it holds; changed as a whole, by two people. */
export const companyPaperRules = z.strictObject({
  /** A certificate may be so old when it comes. */
  freshDays: days,
  /** It holds for so long from the day it was given out. */
  holdsDays: days,
  /** Shares that differ by no more than this are the same; hundredths of a percent. */
  shareToleranceBps: z.int().check(z.gte(0), z.lte(1000)),
  /** Which types of company show each. */
  neededBy: z.strictObject({
    'constitution-deed': types,
    powers: types,
    'validity-certificate': types,
    shareholders: types,
  }),
})
export type CompanyPaperRules = z.output<typeof companyPaperRules>
