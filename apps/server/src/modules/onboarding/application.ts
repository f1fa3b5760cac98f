import type {
  ApplicationAsk,
  ApplicationField,
  ApplicationReason,
  ApplicationStatus,
  WaitingCause,
} from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'

/** What a person says of themselves; every part is in its one spelling. */
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
}

/** Where a file stands; the person reads less than this. */
export type InnerStatus = 'draft' | 'submitted' | 'with-staff' | 'not-confirmed' | 'confirmed' | 'refused'

/** A person's file. Its id is the customer's. */
export interface Application {
  readonly id: string
  readonly userId: string
  readonly status: InnerStatus
  readonly file: ApplicationFile
  readonly cause?: WaitingCause
  /** Counts how often it was handed in. */
  readonly submission: number
  readonly submittedAt?: Date
  readonly waitingSince?: Date
  /** Attempts before this moment no longer count. */
  readonly attemptsFrom: Date
  /** What staff ask to look at again. */
  readonly asksAgain: readonly ApplicationAsk[]
  /** By when staff answer; of a file that waits for them. */
  readonly reviewDueAt?: Date
}

/** So many answers other than a match within so long, and people look at it. Real time. */
export const attemptRules = { max: 5, withinMs: 24 * 3_600_000 } as const

/** Whether the person may change it. */
export const isOpen = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'draft' || status === 'not-confirmed'

/** The file with the user's proven phone where it names none, and whether the phone it names is proven. */
export function withPhone(
  file: ApplicationFile,
  proven: string | undefined,
): { readonly file: ApplicationFile; readonly phoneVerified: boolean } {
  const named = proven === undefined ? file : { phone: proven, ...file }
  return { file: named, phoneVerified: named.phone !== undefined && named.phone === proven }
}

/** What is still needed, in the order in which it is asked for. */
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

/** A file in which nothing is missing. */
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
}

/** The file as one that was handed in; one with something missing never is, so it throws. */
export function wholeFile({ id, file }: Pick<Application, 'id' | 'file'>): WholeFile {
  if (missingOf(file, true).length > 0)
    throw new Error(`application ${id} was handed in with something missing`)
  return file as WholeFile
}

/** The name an account goes by. */
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

/** What the person reads of a status: neutral words, whatever is behind them. */
export const shownStatus = (
  status: InnerStatus,
): { readonly status: ApplicationStatus; readonly reasons: ApplicationReason[] } => ({
  status: shown[status].status,
  reasons: [...shown[status].reasons],
})
