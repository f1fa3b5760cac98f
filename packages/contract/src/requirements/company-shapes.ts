import { z } from 'zod/mini'
import { powerModes } from '../documents/facts.ts'
import { ownerKinds, personDocuments, registryRegimes } from '../onboarding/company-words.ts'
import { day, instant, text } from '../shapes.ts'
import { companyDocuments, companyDocumentStates, ownerDifferences } from './company-words.ts'

/** A required document of a company, and its state. */
const companyDocumentState = z.strictObject({
  paper: z.enum(companyDocuments),
  standing: z.enum(companyDocumentStates),
  /** The deadline of the operator's answer about the document under review. */
  answerBy: z.optional(instant),
  acceptedAt: z.optional(instant),
  /** For a certificate: the day of issue, and the day on which it stops being valid. */
  issuedOn: z.optional(day),
  endsOn: z.optional(day),
  powers: z.optional(z.strictObject({ mode: z.enum(powerModes), limitUsd: z.optional(z.int()) })),
})

/** The required documents of a company, in the order in which they are requested. */
export const companyDocumentsView = z.strictObject({
  /** The register of the company. It decides the names of its documents and who issues them. */
  registryRegime: z.optional(z.enum(registryRegimes)),
  /** The maximum age of a certificate when it is sent, and for how long it is valid, in days. */
  freshDays: z.int(),
  holdsDays: z.int(),
  papers: z.array(companyDocumentState),
})
export type CompanyDocumentsView = z.output<typeof companyDocumentsView>

/** An owner as named by a company's documents. */
const ownerRead = z.strictObject({
  name: text(200),
  document: z.enum(personDocuments),
  /** With dots where it is a RUT. */
  number: text(40),
  /** In basis points: 10,000 is 100 %. */
  shareBps: z.int(),
  difference: z.optional(z.enum(ownerDifferences)),
})

/** The owners that a company declared and those that its documents name, with the differences. */
export const ownersComparison = z.strictObject({
  declared: z.array(
    z.extend(ownerRead, {
      /** The country that issued the owner's document. */ country: text(2),
      kind: z.enum(ownerKinds),
      /** The exact share as a fraction: '1/3'. */ share: text(40),
      controls: z.boolean(),
    }),
  ),
  /** Absent until staff accepted a document that names owners. */
  read: z.optional(
    z.strictObject({ paper: z.enum(companyDocuments), acceptedAt: instant, owners: z.array(ownerRead) }),
  ),
  matches: z.boolean(),
})
export type OwnersComparison = z.output<typeof ownersComparison>
