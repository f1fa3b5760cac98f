import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { tableOf, vaultOf, type AccountId, type Realm } from '../holder.ts'

const nameOf = (realm: Realm) => `access.${realm}_passkey.name`

export interface NewPasskey {
  readonly credentialId: string
  /** COSE key, in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
}

/** False when an account already has this passkey. */
export async function insertPasskey(
  work: Work,
  { realm, id: holderId }: AccountId,
  id: string,
  key: NewPasskey,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into ${tableOf(realm, 'passkey')}
      (id, holder_id, credential_id, public_key, counter, transports, name, created_at)
    values (${id}, ${holderId}, ${key.credentialId}, ${key.publicKey}, ${BigInt(key.counter)},
            ${key.transports}, ${(await vaultOf(work, { realm, id: holderId })).encrypt(nameOf(realm), key.name, id)}, ${work.realNow})
    on conflict (credential_id) do nothing`)
  return rows === 1
}

export interface KeptPasskey extends Omit<NewPasskey, 'name'> {
  readonly id: string
  readonly holderId: string
}

/** The passkey with this credential id, of any account. */
export async function passkeyOfCredential(
  work: Work,
  realm: Realm,
  credentialId: string,
): Promise<KeptPasskey | undefined> {
  const row = await work.tx.maybe<Omit<KeptPasskey, 'counter'> & { counter: bigint }>(sql`
    select id, holder_id, credential_id, public_key, counter, transports
    from ${tableOf(realm, 'passkey')} where credential_id = ${credentialId}`)
  return row && { ...row, counter: Number(row.counter) }
}

export interface ListedPasskey {
  readonly id: string
  readonly credentialId: string
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | undefined
}

/** Passkeys of an account, oldest first, at most 100. */
export async function passkeysOf(work: Work, { realm, id }: AccountId): Promise<ListedPasskey[]> {
  const rows = await work.tx.many<Stored<Omit<ListedPasskey, 'name'>> & { name: Buffer }>(sql`
    select id, credential_id, transports, name, created_at, used_at
    from ${tableOf(realm, 'passkey')} where holder_id = ${id} order by id limit 100`)
  return rows.map(({ name, ...row }) => ({
    ...fromStored(row),
    name: work.vault.decrypt(nameOf(realm), name, row.id),
  }))
}

/** Records a use of a passkey and its new counter. False when it was deleted. */
export async function spendPasskey(
  work: Work,
  realm: Realm,
  passkeyId: Id<'passkey'>,
  counter: number,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update ${tableOf(realm, 'passkey')} set counter = ${BigInt(counter)}, used_at = ${work.realNow}
    where id = ${passkeyId}`)
  return rows === 1
}

export async function renamePasskey(
  work: Work,
  { realm, id }: AccountId,
  passkeyId: Id<'passkey'>,
  name: string,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    update ${tableOf(realm, 'passkey')} set name = ${(await vaultOf(work, { realm, id })).encrypt(nameOf(realm), name, passkeyId)}
    where id = ${passkeyId} and holder_id = ${id}`)
  return rows === 1
}

export async function deletePasskey(
  work: Work,
  { realm, id }: AccountId,
  passkeyId: Id<'passkey'>,
): Promise<boolean> {
  const rows = await work.tx.run(
    sql`delete from ${tableOf(realm, 'passkey')} where id = ${passkeyId} and holder_id = ${id}`,
  )
  return rows === 1
}
