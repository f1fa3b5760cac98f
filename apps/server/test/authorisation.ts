import { randomUUID } from 'node:crypto'
import { goodStatus, hasPower, type Endpoint, type MemberRole, type StaffRole } from '@puente/contract'

/**
 * Who knocks. A stranger is a customer like the owner, but not the owner; a member acts for the owner in a lesser role.
 */
export type Caller =
  | { readonly kind: 'nobody' | 'owner' | 'stranger' }
  | { readonly kind: 'member'; readonly role: Exclude<MemberRole, 'administrator'> }
  | { readonly kind: 'staff'; readonly role: StaffRole }

/** A request that would be good, if it were allowed. */
export interface Sample {
  /** The address with its parameters and query filled in. */
  readonly path: string
  readonly body?: unknown
  /** What is sent as it is, where the endpoint receives bytes. */
  readonly bytes?: Uint8Array
  /** The cookie of someone who was made for this request, because it changes whoever asks it. */
  readonly cookie?: string
}

/** Sends one request as the caller it was made for, and answers the status. */
export type Ask = (
  method: Endpoint['method'],
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
) => Promise<number>

/** The status that an endpoint's value promises to this caller for a good request; nothing but the value is read. */
export function promisedStatus(endpoint: Endpoint, caller: Caller): number {
  const good = goodStatus(endpoint)
  if (endpoint.who === 'anyone') return good
  if (endpoint.who === 'customer') {
    // Another listener's session is no session here.
    if (caller.kind === 'nobody' || caller.kind === 'staff') return 401
    if (!mayUse(endpoint, caller)) return 403
    return endpoint.owns !== undefined && caller.kind === 'stranger' ? 404 : good
  }
  if (endpoint.who === 'partner' || caller.kind !== 'staff') return 401
  return endpoint.who.includes(caller.role) ? good : 403
}

/** Whether a customer's role includes what the endpoint needs; everyone but a member administers their own. */
const mayUse = ({ power }: Endpoint, caller: Caller): boolean =>
  power === undefined || power === 'own' || caller.kind !== 'member' || hasPower(caller.role, power)

/** What is wrong about an endpoint's answer to a caller, or undefined when it keeps what its value says. */
export async function faultOf(
  endpoint: Endpoint,
  caller: Caller,
  sample: Sample,
  ask: Ask,
): Promise<string | undefined> {
  const promised = promisedStatus(endpoint, caller)
  const headers = {
    ...(endpoint.idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
    ...(endpoint.receives === undefined ? {} : { 'content-type': endpoint.receives }),
  }
  const status = await ask(endpoint.method, sample.path, sample.bytes ?? sample.body, headers)
  const who = 'role' in caller ? caller.role : caller.kind
  return status === promised
    ? undefined
    : `${endpoint.name}: ${who} gets ${status} and was promised ${promised}`
}
