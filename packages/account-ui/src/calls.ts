import type { AccountEndpoints } from '@puente/contract'
import type { ClientOf } from '@puente/web'

/** The endpoints that the account panels use; each app passes its own client. */
export type AccountCalls = ClientOf<AccountEndpoints, unknown>

/** The second factors of the signed-in user. */
export type Factors = Awaited<ReturnType<AccountCalls['getFactors']>>
export type Passkey = Factors['passkeys'][number]

/** Called after a change, with the recovery codes if the first factor was enrolled. */
export type FactorsChanged = (codes?: readonly string[]) => unknown
