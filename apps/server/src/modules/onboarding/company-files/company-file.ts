import {
  companySections,
  type CompanyFileStatus,
  type CompanySection,
  type FieldFault,
  type OwnerKind,
  type Purpose,
  type RegistryRegime,
} from '@puente/contract'
import { formatRut, type Rut } from '@puente/contract/corridors'
import { ownershipGaps } from './company-ownership.ts'
import type { CompanyRules } from './company-rules.ts'

/** A person behind a company; normalized. */
export interface PersonBehind {
  readonly name: string
  readonly document: 'rut' | 'foreign'
  /** In the format '12345678-5' for a RUT. */
  readonly number: string
  /** ISO 3166-1 alpha-2: the country that issued the document. */
  readonly country: string
}

/** A person or a company that owns a part of a company, or a person who controls it. */
export interface Owner extends PersonBehind {
  /** Absent in files that were filed before companies could be owners: a person. */
  readonly kind?: OwnerKind
  /** Number of the company or nominee of which this is an owner; absent for the applicant. */
  readonly of?: string
  /** Exact share, 'n/d'; absent in files that have basis points only. */
  readonly share?: string
  /** Share in basis points, rounded. */
  readonly shareBps: number
  readonly controls: boolean
}

/** The data that a company types; each value is normalized. */
export interface CompanyFile {
  readonly rut?: Rut
  readonly legalName?: string
  readonly companyType?: string
  readonly registryRegime?: RegistryRegime
  /** Verification code (CVE) of a one-day company. */
  readonly registryCode?: string
  /** Code of the tax service. */
  readonly activityCode?: string
  /** Name of the activity when it was chosen. */
  readonly activity?: string
  /** 'YYYY-MM-DD'. */
  readonly activitiesSince?: string
  readonly address?: {
    readonly street?: string
    readonly number?: string
    readonly unit?: string
    readonly comuna?: string
  }
  readonly purposes?: readonly Purpose[]
  /** In CLP. */
  readonly monthlyMinor?: string
  /** ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[]
  readonly representatives?: readonly PersonBehind[]
  readonly owners?: readonly Owner[]
  /** Document numbers of politically exposed persons; undefined until declared. */
  readonly exposed?: readonly string[]
}

/** Why staff returned a part of the application, shown to the company. */
export interface Returned {
  readonly section: CompanySection
  readonly text: string
}

/** A company's application. Its id is the customer's. */
export interface CompanyApplication {
  readonly id: string
  readonly status: CompanyFileStatus
  readonly file: CompanyFile
  readonly ownersVersion: number
  readonly submission: number
  readonly submittedAt?: Date
  readonly reviewDueAt?: Date
  readonly returned: readonly Returned[]
  /** Result of screening its people; undefined until there is one. */
  readonly verdict?: 'clear' | 'hit'
}

/** The application with the confirmed RUT of its customer, which replaces a typed one. */
export const withRut = (file: CompanyFile, { rut }: { readonly rut?: Rut }): CompanyFile =>
  rut === undefined ? file : { ...file, rut }

/** Whether the company may change it. */
export const isOpenFile = ({ status }: Pick<CompanyApplication, 'status'>): boolean =>
  status === 'draft' || status === 'sent-back'

/** The number of a document as people write it. */
export const numberText = ({ document, number }: Pick<PersonBehind, 'document' | 'number'>): string =>
  document === 'rut' ? formatRut(number as Rut) : number

/** Every person and company behind a company, each once. */
export function accountTableOf({ representatives = [], owners = [] }: CompanyFile): readonly PersonBehind[] {
  return [...new Map([...representatives, ...owners].map((one) => [one.number, one])).values()]
}

/** What is missing before submission, each fault at its field, in the order of the form. */
export function gapsOf(file: CompanyFile, { types, ownerFromBps, layersMax }: CompanyRules): FieldFault[] {
  const type = types.find(({ code }) => code === file.companyType)
  const regimeFits =
    type === undefined || file.registryRegime === undefined || type.regimes.includes(file.registryRegime)
  const missing = (at: string, value: unknown) => (value === undefined ? [{ at, fault: 'missing' }] : [])
  return [
    ...missing('rut', file.rut),
    ...missing('legalName', file.legalName),
    ...missing('companyType', type),
    ...(regimeFits
      ? missing('registryRegime', file.registryRegime)
      : [{ at: 'registryRegime', fault: 'not-of-type' }]),
    ...(file.registryRegime === 'one-day' ? missing('registryCode', file.registryCode) : []),
    ...missing('activityCode', file.activityCode),
    ...missing('activitiesSince', file.activitiesSince),
    ...missing('address.street', file.address?.street),
    ...missing('address.number', file.address?.number),
    ...missing('address.comuna', file.address?.comuna),
    ...missing('purposes', file.purposes?.[0]),
    ...missing('monthlyMinor', file.monthlyMinor),
    ...missing('countries', file.countries?.[0]),
    ...missing('representatives', file.representatives?.[0]),
    ...ownershipGaps(file, { ownerFromBps, layersMax, hasOwners: type?.hasOwners ?? true }),
    ...missing('exposed', file.exposed),
  ]
}

/** The section of each field of the data. */
export const sectionOf: Readonly<Record<string, CompanySection>> = {
  rut: 'company',
  legalName: 'company',
  companyType: 'company',
  registryRegime: 'company',
  registryCode: 'company',
  activity: 'company',
  activityCode: 'company',
  activitiesSince: 'company',
  address: 'address',
  purposes: 'use',
  monthlyMinor: 'use',
  countries: 'use',
  representatives: 'representatives',
  owners: 'owners',
  identities: 'identities',
  exposed: 'exposed',
}

/** The sections with these faults, each once, in order. */
export function sectionsOf(faults: readonly FieldFault[]): CompanySection[] {
  const found = new Set(faults.map(({ at }) => sectionOf[at.split('.')[0] ?? '']))
  return companySections.filter((section) => found.has(section))
}

/** The sections that are corrected together: who is exposed depends on who is named. */
export const withDependent = (sections: readonly CompanySection[]): CompanySection[] =>
  companySections.filter(
    (one) =>
      sections.includes(one) ||
      (one === 'exposed' && (sections.includes('owners') || sections.includes('representatives'))),
  )

/** The sections whose values differ between two versions of the data. */
export function changedSections(before: CompanyFile, after: CompanyFile): CompanySection[] {
  const values = (file: CompanyFile, section: CompanySection) =>
    JSON.stringify(
      Object.entries(file)
        .filter(([field]) => sectionOf[field] === section)
        .toSorted(),
    )
  return companySections.filter((section) => values(before, section) !== values(after, section))
}
