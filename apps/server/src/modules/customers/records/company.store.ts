import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { rutPartIndex } from '../names/name-index.ts'
import { addressFacts } from '../profile/address-facts.ts'
import type { ConfirmedCompany } from './activate-company.ts'

const RUT = 'customers.customer.rut'
const ADDRESS = 'customers.customer.address'

/** Stores the confirmed facts of a company, without its name, and activates the account. Idempotent. */
export async function setActive(
  work: Work,
  id: Id<'customer'>,
  { rut, address }: ConfirmedCompany,
): Promise<void> {
  const vault = await work.vault.of(id)
  const { comuna, state } = addressFacts(address)
  await work.tx.run(sql`
    update customers.customer
    set rut = ${vault.encrypt(RUT, rut, id)}, rut_index = ${vault.index(RUT, rut)},
        rut_part_index = ${rutPartIndex(work.vault, rut)}::bytea[],
        address = ${vault.encrypt(ADDRESS, JSON.stringify(address), id)}, comuna = ${comuna},
        address_state = ${state}, facts_confirmed_at = ${work.now}, status = 'active', identity = 'confirmed'
    where id = ${id} and kind = 'company' and status = 'quote-only'`)
}
