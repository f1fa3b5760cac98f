import type { PendingKind } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import type { Work } from '../../../platform/work.ts'

/** A demo customer who is whole but for one thing, with the user who acts for them. */
export interface Debtor {
  readonly kind: 'person' | 'company'
  readonly customerId: string
  readonly userId: string
  /** As the demo data write it; no two debtors have the same. */
  readonly rut: string
  readonly name: string
  readonly email: string
  /** E.164, proven. */
  readonly phone: string
  /** Where the bytes of planted files are kept. */
  readonly files: FilesPort | undefined
}

/**
 * Makes the fact by which a demo customer owes one kind of item: what is not there, has ended or waits. It opens nothing
 * itself, because the fact does.
 */
export type Owe = (work: Work, debtor: Debtor) => Promise<void>

export type Owing = Readonly<Record<PendingKind, Owe>>
