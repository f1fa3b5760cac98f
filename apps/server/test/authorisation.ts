import { randomUUID } from 'node:crypto'
import { goodStatus, hasPower, type Endpoint, type MemberRole, type StaffRole } from '@puente/contract'

/**
 * The principal of a request. A stranger is another customer than the owner; a member acts for the owner in a lesser
 * role.
 */
export type Principal =
  | { readonly kind: 'nobody' | 'owner' | 'stranger' }
  | { readonly kind: 'member'; readonly role: Exclude<MemberRole, 'administrator'> }
  | { readonly kind: 'staff'; readonly role: StaffRole }

/** A request that succeeds when it is authorised. */
export interface Sample {
  /** The address with its parameters and query filled in. */
  readonly path: string
  readonly body?: unknown
  /** The raw body, where the endpoint receives bytes. */
  readonly bytes?: Uint8Array
  /** The cookie of a user created for this request, for requests that change their user. */
  readonly cookie?: string
}

/** Sends one request as the caller it was made for, and returns the status. */
export type Ask = (
  method: Endpoint['method'],
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
) => Promise<number>

/** The expected status of a valid request by this caller, derived from the endpoint's declaration alone. */
export function promisedStatus(endpoint: Endpoint, principal: Principal): number {
  const good = goodStatus(endpoint)
  if (endpoint.who === 'anyone') return good
  if (endpoint.who === 'customer') {
    // A session of the other listener is not valid here.
    if (principal.kind === 'nobody' || principal.kind === 'staff') return 401
    if (!mayUse(endpoint, principal)) return 403
    return endpoint.owns !== undefined && principal.kind === 'stranger' ? 404 : good
  }
  if (endpoint.who === 'partner' || principal.kind !== 'staff') return 401
  return endpoint.who.includes(principal.role) ? good : 403
}

/**
 * Whether a customer's role includes the endpoint's power. Everyone but a member is administrator of their own
 * customer.
 */
const mayUse = ({ power }: Endpoint, principal: Principal): boolean =>
  power === undefined || power === 'own' || principal.kind !== 'member' || hasPower(principal.role, power)

/** The fault of an endpoint's response to a caller, or undefined when it is as declared. */
export async function faultOf(
  endpoint: Endpoint,
  principal: Principal,
  sample: Sample,
  ask: Ask,
): Promise<string | undefined> {
  const promised = promisedStatus(endpoint, principal)
  const headers = {
    ...(endpoint.idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
    ...(endpoint.receives === undefined ? {} : { 'content-type': endpoint.receives }),
  }
  const status = await ask(endpoint.method, sample.path, sample.bytes ?? sample.body, headers)
  const who = 'role' in principal ? principal.role : principal.kind
  return status === promised
    ? undefined
    : `${endpoint.name}: ${who} gets ${status} and was promised ${promised}`
}
