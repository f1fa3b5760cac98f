import type { CustomerRisk } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { addressFacts } from './address-facts.ts'
import type { Address } from '../records/customer.ts'
import { customerFor, lockCustomer } from '../records/customers.store.ts'
import type { Profile } from './profile.ts'

const ADDRESS = 'customers.customer.address'
const EMPLOYER = 'customers.customer.employer'

/** The customer's profile, decrypted; locked until the work ends when `lock` is true. */
export async function profileFor(work: Work, id: string, lock = false): Promise<Profile | undefined> {
  const customer = await (lock ? lockCustomer(work, id) : customerFor(work, id))
  if (customer === undefined) return undefined
  const row = await work.tx.one<{
    occupation: string | null
    employer: Buffer | null
    risk: CustomerRisk
    riskAssessment: string | null
    confirmedAt: Date
  }>(sql`
    select occupation, employer, risk, risk_assessment, facts_confirmed_at as confirmed_at
    from customers.customer where id = ${id}`)
  return {
    ...customer,
    ...(row.occupation === null ? {} : { occupation: row.occupation }),
    ...(row.employer === null ? {} : { employer: work.vault.decrypt(EMPLOYER, row.employer, id) }),
    risk: row.risk,
    ...(row.riskAssessment === null ? {} : { riskAssessment: row.riskAssessment }),
    confirmedAt: row.confirmedAt,
  }
}

/** Stores a profile: encrypted data, and the unencrypted facts. */
export async function setProfile(
  work: Work,
  id: string,
  {
    country,
    address,
    occupation,
    employer,
  }: Pick<Profile, 'country' | 'address' | 'occupation' | 'employer'>,
): Promise<void> {
  const vault = await work.vault.of(id)
  const { comuna, state } = addressFacts(address)
  await work.tx.run(sql`
    update customers.customer
    set country = ${country}, comuna = ${comuna}, address_state = ${state},
        address = ${address === undefined ? null : vault.encrypt(ADDRESS, JSON.stringify(address), id)},
        occupation = ${occupation ?? null},
        employer = ${employer === undefined ? null : vault.encrypt(EMPLOYER, employer, id)}
    where id = ${id}`)
}

/** Records that the customer confirmed their data now. */
export async function setConfirmedNow(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update customers.customer set facts_confirmed_at = ${work.now} where id = ${id}`)
}

/**
 * Sets the risk, and the score from which it follows. Returns the former risk; undefined when there is no such customer.
 */
export async function setRisk(
  work: Work,
  id: string,
  risk: CustomerRisk,
  assessmentId: string,
): Promise<CustomerRisk | undefined> {
  const row = await work.tx.maybe<{ risk: CustomerRisk }>(sql`
    select risk from customers.customer where id = ${id} for update`)
  await work.tx.run(sql`
    update customers.customer set risk = ${risk}, risk_assessment = ${assessmentId} where id = ${id}`)
  return row?.risk
}

/** Stores the facts of addresses that were encrypted before facts existed. Returns the ids of their customers. */
export async function readAddresses(work: Work, limit: number): Promise<string[]> {
  const rows = await work.tx.many<{ id: string; address: Buffer }>(sql`
    select id, address from customers.customer where address is not null and address_state is null
    order by id limit ${limit} for update skip locked`)
  for (const { id, address } of rows) {
    const { comuna, state } = addressFacts(JSON.parse(work.vault.decrypt(ADDRESS, address, id)) as Address)
    await work.tx.run(sql`
      update customers.customer set comuna = ${comuna}, address_state = ${state} where id = ${id}`)
  }
  return rows.map(({ id }) => id)
}
