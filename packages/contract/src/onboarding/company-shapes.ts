import { z } from 'zod/mini'
import { addressDraft, addressShape } from '../localities/addresses.ts'
import { countryCode } from '../localities/endpoints.ts'
import { identityDocumentTypes, documentReasons, documentSides, documentStates } from '../documents/words.ts'
import { day, instant, text, pesos, wireId } from '../shapes.ts'
import { purposes } from '../transfers/states.ts'
import { companyPersonStates } from './company-person-words.ts'
import {
  companyFileStatuses,
  companyParts,
  companySections,
  ownerKinds,
  personDocuments,
  registryRegimes,
} from './company-words.ts'

/** A person of a company. Every value is in its canonical spelling. */
const person = {
  name: text(200),
  document: z.enum(personDocuments),
  /** With dots where it is a RUT. */
  number: text(40),
  /** ISO 3166-1 alpha-2: the country that issued the document; 'CL' for a RUT. */
  country: text(2),
}
/** An owner of a company as its members declare them. */
const companyOwner = z.strictObject({
  ...person,
  kind: z.enum(ownerKinds),
  /** The number of the company, or of the nominee, of which this is an owner; absent for the applicant. */
  of: z.optional(text(40)),
  /** The exact share of that company as a fraction in lowest terms: '1/3'. */
  share: text(40),
  /** The share in basis points, rounded: 2500 is 25 %. */
  shareBps: z.int(),
  controls: z.boolean(),
})

/** A natural person who owns a part of the applicant, directly or through companies, or controls it. */
const personBehind = z.strictObject({
  number: text(40),
  name: text(200),
  /** The exact share of the applicant, cross-holdings included, as a fraction; absent when it is longer. */
  share: z.optional(text(40)),
  /** Rounded; absent while the share has no single value. */
  shareBps: z.optional(z.int()),
  controls: z.boolean(),
  /** Whether the share reaches the threshold, or the person controls the company. */
  beneficial: z.boolean(),
  /** The companies between the person and the applicant, for each way; the share of a way in basis points, rounded. */
  paths: z.array(z.strictObject({ through: z.array(text(200)), shareBps: z.int() })),
})

/** The persons behind a company and what prevents its submission. */
export const ownershipView = z.strictObject({
  persons: z.array(personBehind),
  /** The part of the applicant of which no holder is declared, in basis points, rounded. */
  undeclaredBps: z.optional(z.int()),
  /** Names the owner, or the company by itself, that has the fault. */
  faults: z.array(z.strictObject({ name: z.optional(text(200)), fault: text(40) })),
})
export type OwnershipView = z.output<typeof ownershipView>

/** What a company states about the identity document of a person. */
export const announcedPersonDocument = z.strictObject({
  type: z.enum(identityDocumentTypes),
  /** The printed end of validity. */
  printedEnd: day,
})

/**
 * A representative or beneficial owner who has to be identified by document. A person who is both occurs once. Files
 * are uploaded as 'company-person-identity' at the page of the person.
 */
const companyPerson = z.strictObject({
  /** Names the person in requests. */
  ref: text(64),
  ...person,
  isRepresentative: z.boolean(),
  /** Present for a beneficial owner; the share in basis points, rounded. */
  owner: z.optional(z.strictObject({ shareBps: z.optional(z.int()), controls: z.boolean() })),
  state: z.enum(companyPersonStates),
  /** The page of the person's files; absent until the company announces their document. */
  page: z.optional(z.int()),
  announced: z.optional(announcedPersonDocument),
  /** The sides that the company still has to send. */
  needs: z.array(z.enum(documentSides)),
  /** The last day on which the accepted document is valid. */
  validUntil: z.optional(day),
  /** The files that count, the newest first. */
  documents: z.array(
    z.strictObject({
      id: wireId('document'),
      side: z.optional(z.enum(documentSides)),
      state: z.enum(documentStates),
      reason: z.optional(z.enum(documentReasons)),
    }),
  ),
})
export type CompanyPersonWire = z.output<typeof companyPerson>

/** The persons who have to be identified by document. */
export const companyPeople = z.array(companyPerson)

/** The data that a company stated in its application. */
export const companyFile = z.strictObject({
  /** With dots: 76.123.456-7 */
  rut: z.optional(text(20)),
  legalName: z.optional(text(200)),
  companyType: z.optional(text(40)),
  registryRegime: z.optional(z.enum(registryRegimes)),
  /** The verification code (CVE) of a one-day company in its register. */
  registryCode: z.optional(text(20)),
  /** The activity code of the tax service: six digits. */
  activityCode: z.optional(text(6)),
  /** The name of the activity when it was chosen. */
  activity: z.optional(text(200)),
  /** YYYY-MM-DD */
  activitiesSince: z.optional(text(10)),
  address: z.optional(addressShape),
  purposes: z.optional(z.array(z.enum(purposes))),
  /** The amount that they expect to send per month. */
  monthlyMinor: z.optional(pesos),
  /** The countries to which they expect to send, as ISO 3166-1 alpha-2. */
  countries: z.optional(z.array(countryCode)),
  representatives: z.optional(z.array(z.strictObject(person))),
  owners: z.optional(z.array(companyOwner)),
  /** The document numbers of the politically exposed persons; absent until declared. */
  exposed: z.optional(z.array(text(40))),
})
export type CompanyFileWire = z.output<typeof companyFile>

/** A part of the application that staff returned, with a message for the company. */
const returned = z.strictObject({ section: z.enum(companySections), text: text(500) })

/** A legal form of company in Chile. */
const companyType = z.strictObject({
  code: text(40),
  name: text(80),
  regimes: z.array(z.enum(registryRegimes)),
  /** False for foundations and similar forms, which have controllers but no owners. */
  hasOwners: z.boolean(),
})

/** A company’s application as its members see it. */
export const companyFileView = z.strictObject({
  status: z.enum(companyFileStatuses),
  file: companyFile,
  /**
   * The incomplete parts, in the order in which they are requested; empty when the application may be
   * submitted.
   */
  missing: z.array(z.enum(companySections)),
  returned: z.array(returned),
  /** The parts that staff accepted, which cannot be changed unless they are among the returned ones. */
  accepted: z.array(z.enum(companyParts)),
  /** The legal forms to choose from. */
  types: z.array(companyType),
  /** An owner with at least this share is a beneficial owner. */
  ownerFromBps: z.int(),
  ownership: ownershipView,
  /** How long staff take at most, in banking days. */
  usualDays: z.int(),
  /** Within how many business hours nine in ten decisions of the last 90 days were made; absent with fewer than 30. */
  usualHours: z.optional(z.int()),
  people: companyPeople,
  submittedAt: z.optional(instant),
  /** The deadline of the operator's answer. */
  answerBy: z.optional(instant),
})
export type CompanyFileView = z.output<typeof companyFileView>

const typedPerson = {
  name: text(200, 0),
  document: z.enum(personDocuments),
  number: text(40, 0),
  country: z.optional(text(2, 0)),
}

/** All owners, as typed. */
export const companyOwnersDraft = z
  .array(
    z.strictObject({
      ...typedPerson,
      /** Default: a person, or what this number was before. */
      kind: z.optional(z.enum(ownerKinds)),
      /** The number of the owner company, or of the nominee, of which this is an owner. */
      of: z.optional(text(40, 0)),
      /** A percentage or a fraction as typed: '33,33' or '1/3'. */
      share: text(24, 0),
      controls: z.boolean(),
    }),
  )
  .check(z.maxLength(50))

/** Parts of the application as typed: an empty text removes its part; an omitted part stays unchanged. */
export const companyDraft = z.strictObject({
  /** Ignored once the RUT of the company is confirmed. */
  rut: z.optional(text(20, 0)),
  legalName: z.optional(text(200, 0)),
  companyType: z.optional(text(40, 0)),
  registryRegime: z.optional(z.enum(registryRegimes)),
  registryCode: z.optional(text(20, 0)),
  /** A code of `listCompanyActivities`. */
  activityCode: z.optional(text(6, 0)),
  activitiesSince: z.optional(text(10, 0)),
  address: z.optional(addressDraft),
  purposes: z.optional(z.array(z.enum(purposes))),
  monthlyMinor: z.optional(text(18, 0)),
  countries: z.optional(z.array(countryCode).check(z.maxLength(50))),
  representatives: z.optional(z.array(z.strictObject(typedPerson)).check(z.maxLength(50))),
  owners: z.optional(companyOwnersDraft),
  /** The document numbers of the politically exposed persons; an empty list states that there are none. */
  exposed: z.optional(z.array(text(40)).check(z.maxLength(100))),
})
export type CompanyDraft = z.output<typeof companyDraft>
