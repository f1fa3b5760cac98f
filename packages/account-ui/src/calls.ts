import type { AccountEndpoints } from '@puente/contract'
import type { ClientOf } from '@puente/web'

/** What an account's parts ask of the server: each app gives its own client. */
export type AccountCalls = ClientOf<AccountEndpoints, unknown>

/** The second factors of whoever is signed in. */
export type Factors = Awaited<ReturnType<AccountCalls['getFactors']>>
export type Passkey = Factors['passkeys'][number]

/** What a panel tells once something changed: the recovery codes, when these are the first. */
export type FactorsChanged = (codes?: readonly string[]) => unknown
