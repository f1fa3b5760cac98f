import { parseRut, type Rut } from '@puente/contract/corridors'
import { createStaff, createUser, hashPassword, markDemoWorld, userIdOf } from '../../modules/access/index.ts'
import { createCustomer, customerIdOf } from '../../modules/customers/index.ts'
import { hasRates, recordRates } from '../../modules/quotes/index.ts'
import { createRecipient } from '../../modules/recipients/index.ts'
import type { Desk, Work } from '../../platform/work.ts'
import { seedOperator } from './seed-operator.ts'
import { readDemoPeople, readDemoRates, type DemoPeople } from './demo-data.ts'

const SEED = { kind: 'system', name: 'seed' } as const

/** Plants what is missing of the demo world: running it again changes nothing. Sandbox only. */
export async function seedDemoWorld(desk: Desk): Promise<void> {
  const people = await readDemoPeople()
  // One hash serves everyone: the password is the same, and public.
  const password = await hashPassword(people.password)
  const ids = await desk.work(SEED, async (work) => {
    await markDemoWorld(work)
    const customerIds = await plantCustomers(work, people)
    for (const staff of people.staff) await createStaff(work, { ...staff, password })
    const userIds = await plantUsers(work, people, customerIds, password)
    return { customerIds, userIds }
  })
  await plantRecipients(desk, people, ids)
  await openRates(desk)
  await desk.work(SEED, seedOperator)
}

type Password = Awaited<ReturnType<typeof hashPassword>>
type Ids = ReadonlyMap<string, string>

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demo data do not hold together: ${what}`)
  return value
}

function readRut(text: string): Rut {
  const rut = parseRut(text)
  if ('fault' in rut) throw new Error(`the demo data hold a RUT that is none: ${text}`)
  return rut.normalised
}

/** The customers' ids by RUT, as the data write it. */
async function plantCustomers(work: Work, people: DemoPeople): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const customer of people.customers) {
    const rut = readRut(customer.rut)
    const made = await createCustomer(work, { ...customer, rut })
    ids.set(customer.rut, found(made?.id ?? (await customerIdOf(work, rut)), customer.rut))
  }
  return ids
}

/** The users' ids by the RUT they first act for. */
async function plantUsers(work: Work, people: DemoPeople, customers: Ids, password: Password): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const { email, name, actsFor } of people.users) {
    const [first, ...more] = actsFor
    const idOf = (rut: string) => found(customers.get(rut), rut)
    const user = { email, name, password, customerIds: [idOf(first), ...more.map(idOf)] } as const
    ids.set(first, found((await createUser(work, user)) ?? (await userIdOf(work, email)), email))
  }
  return ids
}

/** Each in a work of its own, as its customer: one that is kept already is refused and left as it is. */
async function plantRecipients(
  desk: Desk,
  people: DemoPeople,
  ids: { readonly customerIds: Ids; readonly userIds: Ids },
): Promise<void> {
  for (const { keptBy, ...recipient } of people.recipients) {
    const actor = {
      kind: 'customer',
      customerId: found(ids.customerIds.get(keptBy), keptBy),
      userId: found(ids.userIds.get(keptBy), keptBy),
    } as const
    const kept = await desk.work(actor, (work) => createRecipient(work, recipient))
    if ('refused' in kept && kept.refused !== 'recipient-already-kept')
      throw new Error(`the demo recipient of ${keptBy} is refused: ${kept.refused}`)
  }
}

/** Opens prices before the feed has answered for the first time; readings of the feed then take over. */
async function openRates(desk: Desk): Promise<void> {
  const { source, clpPerUnit } = await readDemoRates()
  await desk.work(SEED, async (work) => {
    if (await hasRates(work)) return
    const asOf = work.now.toISOString()
    await recordRates(
      work,
      Object.entries(clpPerUnit).map(([base, mid]) => ({ base, mid, asOf, source })),
    )
  })
}
