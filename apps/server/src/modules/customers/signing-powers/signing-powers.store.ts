import type { Id } from '@puente/contract'
import type { SigningPowers } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

const SIGNERS = 'customers.signing_powers.signers'
const RUT = 'customers.customer.rut'

/** A representative named by powers. */
export type Signer = SigningPowers['signers'][number]

/** A rule as stored. `signers` null: any member who may operate, in powers that were recorded without names. */
export interface StoredRule {
  readonly signers: readonly number[] | null
  readonly signatures: number
  readonly limitUsd?: number | undefined
}

/** Powers of a company, with the document that states them. */
export interface StoredPowers {
  readonly id: string
  readonly signers: readonly Signer[]
  readonly rules: readonly StoredRule[]
}

/** Ends the powers in force and stores newer ones. */
export async function replaceSigningPowers(
  work: Work,
  customerId: Id<'customer'>,
  {
    documentId,
    signers,
    rules,
  }: { readonly documentId: Id<'document'> } & Pick<StoredPowers, 'signers' | 'rules'>,
): Promise<void> {
  await endSigningPowers(work, customerId)
  const id = work.id()
  await work.tx.run(sql`
    insert into customers.signing_powers (id, customer_id, document_id, in_force_from, signers, rules)
    values (${id}, ${customerId}, ${documentId}, ${work.now},
            ${(await work.vault.of(customerId)).encrypt(SIGNERS, JSON.stringify(signers), id)}, ${JSON.stringify(rules)}::jsonb)`)
}

/** Ends the powers in force without newer ones. */
export async function endSigningPowers(work: Work, customerId: Id<'customer'>): Promise<void> {
  await work.tx.run(sql`
    update customers.signing_powers set ended_at = ${work.now}
    where customer_id = ${customerId} and ended_at is null`)
}

/** The powers in force of these companies. */
export async function signingPowersOf(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPowers>> {
  const rows = await work.tx.many<{
    id: string
    customerId: string
    signers: Buffer | null
    rules: readonly StoredRule[]
  }>(sql`
    select id, customer_id, signers, rules from customers.signing_powers
    where customer_id = any(${ids}::uuid[]) and ended_at is null`)
  return new Map(
    rows.map(({ id, customerId, signers, rules }) => [
      customerId,
      {
        id,
        rules,
        signers: signers === null ? [] : (JSON.parse(work.vault.decrypt(SIGNERS, signers, id)) as Signer[]),
      },
    ]),
  )
}

/** A version of powers: since when it was in force, and its document. */
export interface PowersVersion {
  readonly id: string
  readonly inForceFrom: Date
  readonly documentId: Id<'document'> | null
}

/** These versions of powers, by id, in force or not. */
export async function powersVersions(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PowersVersion>> {
  const rows = await work.tx.many<PowersVersion>(sql`
    select id, in_force_from, document_id from customers.signing_powers where id = any(${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A member of a company: their user, and their own account as a person. */
export interface MemberAsPerson {
  readonly userId: Id<'user'>
  readonly customerId: Id<'customer'>
}

/** The members of a company whose own account has one of these RUTs, confirmed, by RUT. */
export async function membersByRut(
  work: Work,
  customerId: Id<'customer'>,
  ruts: readonly string[],
): Promise<ReadonlyMap<string, MemberAsPerson>> {
  const byIndex = new Map(
    ruts.flatMap((rut) => work.vault.indexes(RUT, rut).map((one) => [one.toString('hex'), rut])),
  )
  const rows = await work.tx.many<MemberAsPerson & { rutIndex: Buffer }>(sql`
    select m.user_id, own.id as customer_id, own.rut_index
    from access.v_member m
    join access.v_member mine on mine.user_id = m.user_id
    join customers.customer own on own.id = mine.customer_id and own.kind = 'person'
      and own.identity = 'confirmed' and own.rut_index is not null
    where m.customer_id = ${customerId}`)
  return new Map(
    rows.flatMap(({ userId, customerId: own, rutIndex }): [string, MemberAsPerson][] => {
      const rut = byIndex.get(rutIndex.toString('hex'))
      return rut === undefined ? [] : [[rut, { userId, customerId: own }]]
    }),
  )
}
