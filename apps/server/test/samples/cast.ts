import { fromWireId, type StaffRole } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import { createUser, hashPassword } from '../../src/modules/access/index.ts'
import type { Principal, Sample } from '../authorisation.ts'
import { type Client, verdictOf } from '../client.ts'
import type { RunningEnvironment } from '../life.ts'
import { asOwner } from '../owner.ts'
import { hours } from '../test-clock.ts'
import type { CustomerName, StaffName } from '../world.ts'

/** The demo member of staff with each role. */
export const staffNamed: Readonly<Record<StaffRole, StaffName>> = {
  support: 'soporte',
  analyst: 'analista',
  officer: 'oficial',
  treasury: 'tesoreria',
  admin: 'admin',
}

/** Roles below administrator that members of the person's account have. */
const lesserRoles = ['operator', 'reader'] as const
type LesserRole = (typeof lesserRoles)[number]
type Name = CustomerName | StaffName | LesserRole

/** The callers of the authorisation table, signed in once for all its rows. */
export interface Cast {
  readonly life: RunningEnvironment
  as(name: Name): Client
  /** The credentials of a demo user. */
  credentials(name: Name): { readonly email: string; readonly password: string }
}

/** Signs in the person, members of theirs in lesser roles, the company and one member of staff per role. */
export async function castOf(life: RunningEnvironment): Promise<Cast> {
  const browsers = new Map<string, Client>()
  for (const name of ['persona', 'empresa', ...Object.values(staffNamed)] as const)
    browsers.set(name, await life.signedIn(name))
  for (const role of lesserRoles) browsers.set(role, await colleague(life, role, browsers.get('persona')))
  // On a slow machine, the table takes longer than a member of staff may be idle.
  const lastUse = new Date(life.clock.realNow().getTime() + hours(24))
  for (const table of ['session', 'staff_session'])
    await asOwner(life, `update access.${table} set seen_at = $1`, [lastUse])
  return {
    life,
    as: (name) => {
      const client = browsers.get(name)
      if (client === undefined) throw new Error(`${name} is not signed in`)
      return client
    },
    credentials: (name) => ({ email: emailOf(name), password: life.password }),
  }
}

async function colleague(
  life: RunningEnvironment,
  role: LesserRole,
  of: Client | undefined,
): Promise<Client> {
  const customerId = await customerIdOf(of)
  const password = await hashPassword(life.password)
  await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    createUser(work, { email: emailOf(role), name: role, password, customerIds: [customerId], role }),
  )
  const client = life.customer()
  await client.signIn(emailOf(role), life.password)
  await life.prove(client)
  return client
}

/** The customer for whom a browser's user acts. */
async function customerIdOf(client: Client | undefined): Promise<string> {
  const session = await client?.get<CustomerSession>('/api/session')
  return fromWireId('customer', session?.body.actingAs.id ?? '') ?? ''
}

/** The customer for whom the caller acts. */
export const actingCustomerId = (cast: Cast, principal: Principal): Promise<string> =>
  customerIdOf(acting(cast, principal))

/** A valid decision of a second person about the proposal at an address. */
export const decisionAt = async (
  { as }: Pick<Cast, 'as'>,
  path: string,
  decision: 'confirm' | 'send-back',
): Promise<Sample> => ({
  path: `/api/approvals/${await as('oficial').proposalAt(path)}/decision`,
  body: verdictOf(decision),
})

const emailOf = (name: Name) => `${name}@demo.puente.test`

/** The browser of the administrator of the caller's customer: the company for a stranger, else the person. */
export const acting = (cast: Cast, { kind }: Principal): Client =>
  cast.as(kind === 'stranger' ? 'empresa' : 'persona')

/**
 * The demo user who calls as a customer: the company for a stranger, the person for everyone who is not one of theirs.
 */
export const actingName = (principal: Principal): CustomerName | LesserRole =>
  principal.kind === 'member' ? principal.role : principal.kind === 'stranger' ? 'empresa' : 'persona'

/** Whether the caller acts for the person and can operate. Only then must an order be in the requested state. */
export const operates = (principal: Principal): boolean =>
  principal.kind === 'owner' || (principal.kind === 'member' && principal.role === 'operator')

/** The role that will decide, so that someone else proposes. */
export const roleOf = (principal: Principal): StaffRole =>
  principal.kind === 'staff' ? principal.role : 'officer'

/** Creates a value at its first use, and returns the same afterwards. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** The files of a case as they were shown to the staff who opens them; of other callers none. */
export const seenBy = async (cast: Cast, principal: Principal, place: string) =>
  principal.kind === 'staff' ? cast.as(staffNamed[principal.role]).openFiles(place) : []
