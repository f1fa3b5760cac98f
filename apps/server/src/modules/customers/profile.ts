import type { CustomerKind, CustomerRisk } from '@puente/contract'
import type { Customer } from './customer.ts'

/** A customer with what they say of themselves and confirm each year. */
export interface Profile extends Customer {
  /** A code of the choices; of a person. */
  readonly occupation?: string
  readonly employer?: string
  readonly risk: CustomerRisk
  /** When the customer last said that all of it holds. */
  readonly confirmedAt: Date
}

/** What of a profile its customer changes; what is left away stays. */
export interface ProfileEdit {
  readonly country?: string | undefined
  readonly address?:
    | {
        readonly street?: string | undefined
        readonly number?: string | undefined
        readonly unit?: string | undefined
        readonly comuna?: string | undefined
      }
    | undefined
  readonly occupation?: string | undefined
  readonly employer?: string | undefined
}

/** The only country where customers live or are registered. */
export const HOME_COUNTRY = 'CL'

/** Only a person works somewhere. */
export const hasOccupation = (kind: CustomerKind): boolean => kind === 'person'
