/** What a correction of a fact re-opens. */
export const corrections = [
  'code',
  'no-new-recipients',
  'review-interval',
  'document-review',
  'screening',
] as const
export type Correction = (typeof corrections)[number]

/** Where a customer corrects a fact: in the profile, with new powers, or by asking staff. */
export const correctionPlaces = ['profile', 'contact', 'powers', 'help'] as const
export type CorrectionPlace = (typeof correctionPlaces)[number]

interface FactCorrection {
  readonly at: CorrectionPlace
  readonly reopens: readonly Correction[]
}

const contact: FactCorrection = { at: 'contact', reopens: ['code', 'no-new-recipients'] }
const ofProfile: FactCorrection = { at: 'profile', reopens: ['review-interval'] }
const ofDocument: FactCorrection = { at: 'help', reopens: ['document-review'] }
const ofNames: FactCorrection = { at: 'help', reopens: ['document-review', 'screening'] }

/**
 * Where each fact is corrected, and what that re-opens. The profile states it before the correction; a test of the
 * handlers makes each correction and compares.
 */
export const factCorrections = {
  person: {
    name: ofNames,
    rut: ofDocument,
    birthDate: ofDocument,
    nationality: ofDocument,
    document: ofDocument,
    address: ofProfile,
    occupation: ofProfile,
    employer: ofProfile,
    phone: contact,
    email: contact,
  },
  company: {
    legalName: ofNames,
    companyRut: ofDocument,
    companyType: ofDocument,
    activity: { at: 'help', reopens: ['review-interval'] },
    companyAddress: ofProfile,
    representatives: { at: 'powers', reopens: ['document-review'] },
    owners: ofNames,
    phone: contact,
    email: contact,
  },
} as const satisfies Readonly<Record<'person' | 'company', Readonly<Record<string, FactCorrection>>>>
export type CorrectableFact =
  keyof (typeof factCorrections)['person'] | keyof (typeof factCorrections)['company']

/** What corrections of these facts re-open, each once. */
export const reopenedBy = (facts: readonly FactCorrection[]): readonly Correction[] =>
  corrections.filter((one) => facts.some(({ reopens }) => reopens.includes(one)))
