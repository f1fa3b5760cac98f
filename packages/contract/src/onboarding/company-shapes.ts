import { z } from 'zod/mini'
import { addressDraft, addressShape } from '../places/addresses.ts'
import { instant, text, pesos } from '../shapes.ts'
import { purposes } from '../transfers/states.ts'
import { companyFileStatuses, companySections, personDocuments, registryRegimes } from './company-words.ts'

/** A person behind a company; every part is in its one spelling. */
const person = {
  name: text(200),
  document: z.enum(personDocuments),
  /** With dots where it is a RUT. */
  number: text(40),
  /** ISO 3166-1 alpha-2: whose document it is; 'CL' of a RUT. */
  country: text(2),
}
/** An owner of a company as its members declare them. */
const companyOwner = z.strictObject({
  ...person,
  /** Hundredths of a percent: 2500 is a quarter. */
  shareBps: z.int(),
  controls: z.boolean(),
})

/** What a company said of itself, as it is kept. */
export const companyFile = z.strictObject({
  legalName: z.optional(text(200)),
  companyType: z.optional(text(40)),
  registryRegime: z.optional(z.enum(registryRegimes)),
  activity: z.optional(text(200)),
  /** YYYY-MM-DD */
  activitiesSince: z.optional(text(10)),
  address: z.optional(addressShape),
  purposes: z.optional(z.array(z.enum(purposes))),
  /** What they expect to send in a month. */
  monthlyMinor: z.optional(pesos),
  representatives: z.optional(z.array(z.strictObject(person))),
  owners: z.optional(z.array(companyOwner)),
  /** The numbers of the documents of those who are politically exposed; absent until it is declared. */
  exposed: z.optional(z.array(text(40))),
})
export type CompanyFileWire = z.output<typeof companyFile>

/** Why staff sent a part of the file back, in words for the company. */
const returned = z.strictObject({ section: z.enum(companySections), text: text(500) })

/** A legal form of company in Chile. */
const companyType = z.strictObject({
  code: text(40),
  name: text(80),
  regimes: z.array(z.enum(registryRegimes)),
  /** Foundations and their like have people who control them, and nobody who owns them. */
  hasOwners: z.boolean(),
})

/** A company’s application as its members see it. */
export const companyFileView = z.strictObject({
  status: z.enum(companyFileStatuses),
  file: companyFile,
  /** The parts that lack something, in the order in which to ask for them; empty when it may be handed in. */
  missing: z.array(z.enum(companySections)),
  returned: z.array(returned),
  /** The kinds of company that there are. */
  types: z.array(companyType),
  /** Whoever has this much or more is a beneficial owner. */
  ownerFromBps: z.int(),
  submittedAt: z.optional(instant),
  /** By when the operator promised an answer. */
  answerBy: z.optional(instant),
})
export type CompanyFileView = z.output<typeof companyFileView>

const typedPerson = {
  name: text(200, 0),
  document: z.enum(personDocuments),
  number: text(40, 0),
  country: z.optional(text(2, 0)),
}

/** The owners as they are typed, all of them. */
export const companyOwnersDraft = z
  .array(
    z.strictObject({
      ...typedPerson,
      /** A percentage as it is typed: '33,33'. */
      share: text(8, 0),
      controls: z.boolean(),
    }),
  )
  .check(z.maxLength(50))

/** Parts of the file as they are typed: an empty text takes its part out, a part left away stays as it was. */
export const companyDraft = z.strictObject({
  legalName: z.optional(text(200, 0)),
  companyType: z.optional(text(40, 0)),
  registryRegime: z.optional(z.enum(registryRegimes)),
  activity: z.optional(text(200, 0)),
  activitiesSince: z.optional(text(10, 0)),
  address: z.optional(addressDraft),
  purposes: z.optional(z.array(z.enum(purposes))),
  monthlyMinor: z.optional(text(18, 0)),
  representatives: z.optional(z.array(z.strictObject(typedPerson)).check(z.maxLength(50))),
  owners: z.optional(companyOwnersDraft),
  /** The numbers of the documents of those who are exposed; an empty list says that nobody is. */
  exposed: z.optional(z.array(text(40)).check(z.maxLength(100))),
})
export type CompanyDraft = z.output<typeof companyDraft>
