import { fromWireId, type CustomerKind, type StaffRole } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import { staffIdOf, userIdOf } from '../../../modules/access/index.ts'
import { allCorridors, type Corridor } from '../../../modules/corridors/index.ts'
import { customerIdOf } from '../../../modules/customers/index.ts'
import { createRecipient, recipientFor } from '../../../modules/recipients/index.ts'
import type { Actor } from '../../../platform/actor.ts'
import { isRefusal } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import type { DemoPeople } from '../demo-data.ts'
import type { HistoryData, HistoryRecipient } from './habits.ts'
import { idsOf, inPast, PEOPLE_SINCE, type Moment } from './past.ts'

/** A demo customer with what the history needs. */
export interface CastCustomer {
  readonly id: string
  readonly kind: CustomerKind
  readonly name: string
  readonly rut: string
}

/** A recipient with the corridor that reaches it. */
export interface CastRecipient extends HistoryRecipient {
  readonly id: string
  readonly corridor: Corridor
}

/** Everyone in the demo history, by their names in the demo data. */
export interface Cast {
  readonly customers: ReadonlyMap<string, CastCustomer>
  readonly users: ReadonlyMap<string, string>
  readonly staff: ReadonlyMap<StaffRole, string>
  readonly recipients: ReadonlyMap<string, CastRecipient>
}

/** The entry with this name. Throws for a name that the demo data do not have. */
export function called<Name, T>(what: ReadonlyMap<Name, T>, name: Name): T {
  const found = what.get(name)
  if (found === undefined) throw new Error(`the demo data know nobody called ${String(name)}`)
  return found
}

/** A user of the demo world, acting for a customer of it. */
export const actingUser = ({ customers, users }: Cast, email: string, rut: string): Actor => ({
  kind: 'customer',
  userId: called(users, email),
  customerId: called(customers, rut).id,
})

async function customersOf(work: Work, people: DemoPeople): Promise<Map<string, CastCustomer>> {
  const found = new Map<string, CastCustomer>()
  for (const { rut, kind, name } of people.customers) {
    const read = parseRut(rut)
    const id = 'fault' in read ? undefined : await customerIdOf(work, read.normalised)
    if (id === undefined || 'fault' in read) throw new Error(`the demo world has no customer ${rut}`)
    found.set(rut, { id, kind, name, rut: read.normalised })
  }
  return found
}

/** Creates the recipients that a corridor reaches; an existing one is found again. */
async function keepRecipients(
  work: Work,
  history: HistoryData,
  cast: Omit<Cast, 'recipients'>,
  at: Date,
): Promise<Map<string, CastRecipient>> {
  const corridors = new Map((await allCorridors(work)).map((corridor) => [corridor.id, corridor]))
  const kept = new Map<string, CastRecipient>()
  for (const recipient of history.recipients) {
    const corridor = corridors.get(recipient.corridorId)
    if (corridor === undefined) continue
    const { key, keptBy, corrected: _corrected, ...typed } = recipient
    const by = history.habits.find(({ customer }) => customer === keptBy)?.by[0] ?? ''
    const actor = actingUser({ ...cast, recipients: kept }, by, keptBy)
    const moment: Moment = { at, word: `recipient ${key}`, idsAt: PEOPLE_SINCE }
    // A recipient whose account was corrected is found by its id, which is derived from its instant.
    const before = await recipientFor(work, idsOf(moment)())
    const id =
      before?.id ??
      (await inPast(work, moment, actor, async (then) => {
        const made = await createRecipient(then, typed)
        if (!isRefusal(made)) return made.id
        const known = fromWireId('recipient', String(made.facts['recipientId'] ?? ''))
        return known ?? made
      }))
    kept.set(key, { ...recipient, id, corridor })
  }
  return kept
}

/** Finds everyone of the demo data, and creates their recipients as of `at`. */
export async function castOf(work: Work, people: DemoPeople, history: HistoryData, at: Date): Promise<Cast> {
  const customers = await customersOf(work, people)
  const users = new Map<string, string>()
  for (const { email } of people.users) users.set(email, (await userIdOf(work, email)) ?? '')
  const staff = new Map<StaffRole, string>()
  for (const { email, role } of people.staff) staff.set(role, (await staffIdOf(work, email)) ?? '')
  const known = { customers, users, staff }
  return { ...known, recipients: await keepRecipients(work, history, known, at) }
}
