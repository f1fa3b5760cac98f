import type { PendingKind, Id } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import type { Work } from '../../../platform/work.ts'

/** A complete demo customer with one outstanding item, and the user who acts for them. */
export interface Debtor {
  readonly kind: 'person' | 'company'
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  /** As in the demo data; unique. */
  readonly rut: string
  readonly name: string
  readonly email: string
  /** E.164, verified. */
  readonly phone: string
  /** Where the bytes of seeded files are stored. */
  readonly files: FilesPort | undefined
}

/**
 * Creates the fact that makes one kind of item outstanding: something missing, expired or waiting. It opens no item
 * itself, because the rule does.
 */
export type Owe = (work: Work, debtor: Debtor) => Promise<void>

export type Owing = Readonly<Record<PendingKind, Owe>>
