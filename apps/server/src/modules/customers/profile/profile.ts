import type { CustomerKind, CustomerRisk } from '@puente/contract'
import type { Customer } from '../records/customer.ts'

/** A customer with the data that they supply and confirm each year. */
export interface Profile extends Customer {
  /** Code of an occupation; only of a person. */
  readonly occupation?: string
  readonly employer?: string
  readonly risk: CustomerRisk
  /** The score from which the risk follows. */
  readonly riskAssessment?: string
  /** When the customer last confirmed their data. */
  readonly confirmedAt: Date
}

/** An edit by the customer. An absent property stays unchanged. */
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

/** The only country of residence or registration that is served. */
export const HOME_COUNTRY = 'CL'

/** Only persons have an occupation. */
export const hasOccupation = (kind: CustomerKind): boolean => kind === 'person'
