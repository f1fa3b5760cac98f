import type { IdentityState } from '@puente/contract'
import type { Rut } from '@puente/contract/corridors'
import { sql } from '@puente/postgres'
import { lockIndexed } from '../../../platform/data/indexes/move-index.ts'
import type { Work } from '../../../platform/work.ts'
import { rutPartIndex } from '../names/name-index.ts'
import { addressFacts } from '../profile/address-facts.ts'
import type { Address } from './customer.ts'

const RUT = 'customers.customer.rut'
const BIRTH_DATE = 'customers.customer.birth_date'
const ADDRESS = 'customers.customer.address'

/** The confirmed identity of a person. */
export interface ConfirmedIdentity {
  readonly rut: Rut
  readonly name: string
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly address: Address
}

/** Locks a RUT until the work ends, so that one account at a time may take it. */
export async function lockRut(work: Work, rut: Rut): Promise<void> {
  await lockIndexed(work, work.vault.indexes(RUT, rut))
}

/**
 * Stores a confirmed identity, without its name, and activates the account. False unless it is a `quote-only` account
 * of a person.
 */
export async function setConfirmed(work: Work, id: string, person: ConfirmedIdentity): Promise<boolean> {
  const vault = await work.vault.of(id)
  const { comuna, state } = addressFacts(person.address)
  const rows = await work.tx.run(sql`
    update customers.customer
    set rut = ${vault.encrypt(RUT, person.rut, id)}, rut_index = ${vault.index(RUT, person.rut)},
        rut_part_index = ${rutPartIndex(work.vault, person.rut)}::bytea[],
        birth_date = ${vault.encrypt(BIRTH_DATE, person.birthDate, id)},
        address = ${vault.encrypt(ADDRESS, JSON.stringify(person.address), id)}, comuna = ${comuna},
        address_state = ${state}, facts_confirmed_at = ${work.now},
        status = 'active', level = 'basic', identity = 'confirmed'
    where id = ${id} and kind = 'person' and status = 'quote-only'`)
  return rows === 1
}

/** Sets the progress of identity verification that the session shows. */
export async function setIdentity(
  work: Work,
  id: string,
  identity: Exclude<IdentityState, 'confirmed'>,
): Promise<void> {
  await work.tx.run(sql`
    update customers.customer set identity = ${identity} where id = ${id} and identity <> 'confirmed'`)
}

/** Refuses the account: its user may only read, receive refunds and complain. */
export async function setRefused(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update customers.customer set status = 'refused', identity = 'not-confirmed'
    where id = ${id} and status = 'quote-only'`)
}
