import type {
  ApplicationAsk,
  ApplicationField,
  ApplicationReason,
  ApplicationStatus,
  Exposure,
  WaitingCause,
  Id,
} from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'

/** The data that a person types; each value is normalized. */
export interface ApplicationFile {
  readonly givenNames?: string
  readonly surnames?: string
  readonly rut?: Rut
  /** YYYY-MM-DD */
  readonly birthDate?: string
  /** ISO 3166-1 alpha-2. */
  readonly nationality?: string
  readonly documentNumber?: string
  readonly address?: {
    readonly street?: string
    readonly number?: string
    readonly unit?: string
    readonly comuna?: string
  }
  /** E.164 */
  readonly phone?: string
  readonly occupation?: string
  /** Whether the person is politically exposed; absent until declared. */
  readonly exposure?: Exposure
}

/** Status of an application. The person sees a coarser one. */
export type InnerStatus = 'draft' | 'submitted' | 'with-staff' | 'not-confirmed' | 'confirmed' | 'refused'

/** A person's application. Its id is the customer's. */
export interface Application {
  readonly id: string
  readonly userId: Id<'user'>
  readonly status: InnerStatus
  readonly file: ApplicationFile
  readonly cause?: WaitingCause
  /** Number of submissions. */
  readonly submission: number
  readonly submittedAt?: Date
  readonly waitingSince?: Date
  /** Attempts before this instant do not count. */
  readonly attemptsFrom: Date
  /** Parts that staff request to be checked by the person. */
  readonly asksAgain: readonly ApplicationAsk[]
  /** Deadline of staff while it waits for them. */
  readonly reviewDueAt?: Date
}

/** After `max` results other than a match within `withinMs` of real time, staff review the application. */
export const attemptRules = { max: 5, withinMs: 24 * 3_600_000 } as const

/** Whether the person may change it. */
export const isOpen = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'draft' || status === 'not-confirmed'

/** The application with the user's verified phone if it has none, and whether its phone is verified. */
export function withPhone(
  file: ApplicationFile,
  proven: string | undefined,
): { readonly file: ApplicationFile; readonly phoneVerified: boolean } {
  const named = proven === undefined ? file : { phone: proven, ...file }
  return { file: named, phoneVerified: named.phone !== undefined && named.phone === proven }
}

/** What is still missing, in the order of the form. */
export function missingOf(file: ApplicationFile, phoneVerified: boolean): ApplicationField[] {
  const { address } = file
  const given: readonly (readonly [ApplicationField, unknown])[] = [
    ['phone', file.phone],
    ['phoneVerification', phoneVerified ? true : undefined],
    ['rut', file.rut],
    ['givenNames', file.givenNames],
    ['surnames', file.surnames],
    ['birthDate', file.birthDate],
    ['nationality', file.nationality],
    ['documentNumber', file.documentNumber],
    ['address.street', address?.street],
    ['address.number', address?.number],
    ['address.comuna', address?.comuna],
  ]
  return given.flatMap(([field, value]) => (value === undefined ? [field] : []))
}

/** A complete application. */
export interface WholeFile {
  readonly givenNames: string
  readonly surnames: string
  readonly rut: Rut
  readonly birthDate: string
  readonly nationality: string
  readonly documentNumber: string
  readonly address: {
    readonly street: string
    readonly number: string
    readonly unit?: string
    readonly comuna: string
  }
  readonly phone: string
  readonly occupation?: string
  readonly exposure?: Exposure
}

/** A submitted application as a complete one. Throws when something is missing. */
export function wholeFile({ id, file }: Pick<Application, 'id' | 'file'>): WholeFile {
  if (missingOf(file, true).length > 0)
    throw new Error(`application ${id} was handed in with something missing`)
  return file as WholeFile
}

/** The name of the account. */
export const nameOf = ({ givenNames, surnames }: Pick<WholeFile, 'givenNames' | 'surnames'>): string =>
  `${givenNames} ${surnames}`

const shown = {
  draft: { status: 'draft', reasons: [] },
  submitted: { status: 'submitted', reasons: [] },
  'with-staff': { status: 'submitted', reasons: ['being-reviewed'] },
  'not-confirmed': { status: 'not-confirmed', reasons: ['data-not-confirmed'] },
  confirmed: { status: 'confirmed', reasons: [] },
  refused: { status: 'not-confirmed', reasons: ['account-refused'] },
} as const satisfies Record<
  InnerStatus,
  { readonly status: ApplicationStatus; readonly reasons: readonly ApplicationReason[] }
>

/** The status that the person sees, in neutral terms. */
export const shownStatus = (
  status: InnerStatus,
): { readonly status: ApplicationStatus; readonly reasons: ApplicationReason[] } => ({
  status: shown[status].status,
  reasons: [...shown[status].reasons],
})
