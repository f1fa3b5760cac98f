import { z } from 'zod/mini'
import { powerModes } from '../documents/facts.ts'
import { personDocuments, registryRegimes } from '../onboarding/company-words.ts'
import { day, instant, text } from '../shapes.ts'
import { companyPapers, companyPaperStandings, ownerDifferences } from './company-words.ts'

/** A document that a company has to show, and its state. */
const companyPaperState = z.strictObject({
  paper: z.enum(companyPapers),
  standing: z.enum(companyPaperStandings),
  /** By when the operator promised an answer about what waits. */
  answerBy: z.optional(instant),
  acceptedAt: z.optional(instant),
  /** Of a certificate: when it was given out, and from which day it holds no more. */
  issuedOn: z.optional(day),
  endsOn: z.optional(day),
  powers: z.optional(z.strictObject({ mode: z.enum(powerModes), limitUsd: z.optional(z.int()) })),
})

/** The papers that a company has to show, in the order in which they are asked for. */
export const companyPapersView = z.strictObject({
  /** In which register the company is: it decides what a paper is called and who gives it out. */
  registryRegime: z.optional(z.enum(registryRegimes)),
  /** A certificate may be so old when it is sent, and holds for so long. */
  freshDays: z.int(),
  holdsDays: z.int(),
  papers: z.array(companyPaperState),
})
export type CompanyPapersView = z.output<typeof companyPapersView>

/** An owner as a company’s papers name them. */
const ownerRead = z.strictObject({
  name: text(200),
  document: z.enum(personDocuments),
  /** With dots where it is a RUT. */
  number: text(40),
  /** Hundredths of a percent. */
  shareBps: z.int(),
  difference: z.optional(z.enum(ownerDifferences)),
})

/** The owners that a company declared beside those that its papers name; each says how they differ. */
export const ownersComparison = z.strictObject({
  declared: z.array(
    z.extend(ownerRead, { /** Whose document it is. */ country: text(2), controls: z.boolean() }),
  ),
  /** Absent until staff accepted a paper that names owners. */
  read: z.optional(
    z.strictObject({ paper: z.enum(companyPapers), acceptedAt: instant, owners: z.array(ownerRead) }),
  ),
  matches: z.boolean(),
})
export type OwnersComparison = z.output<typeof ownersComparison>
