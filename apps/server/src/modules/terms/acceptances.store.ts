import type { TermsKind, Id } from '@puente/contract'
import { empty, join, sql, type Sql } from '@puente/postgres'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'

const IP = 'terms.acceptance.ip'

/** Who accepts: a user, or a registration that has no user yet. */
export type Accepter = { readonly userId: Id<'user'> } | { readonly registrationId: Id<'registration'> }

export interface NewAcceptance {
  readonly kind: TermsKind
  readonly version: number
  /** In hex. */
  readonly hash: string
  readonly ip: string | undefined
}

/** Stores an acceptance. Each version is stored once. */
export async function insertAcceptance(work: Work, by: Accepter, accepted: NewAcceptance): Promise<void> {
  const userId = 'userId' in by ? by.userId : null
  const registrationId = 'registrationId' in by ? by.registrationId : null
  const id = work.id()
  await work.tx.run(sql`
    insert into terms.acceptance (id, user_id, registration_id, kind, version, text_hash, at, ip)
    values (${id}, ${userId}, ${registrationId}, ${accepted.kind}, ${accepted.version},
            ${Buffer.from(accepted.hash, 'hex')}, ${work.now},
            ${accepted.ip === undefined ? null : (await work.vault.of(userId ?? undefined)).encrypt(IP, accepted.ip, id)})
    on conflict do nothing`)
}

/** Assigns a registration's acceptances to its user. Instant and IP address stay unchanged. */
export async function giveAcceptances(
  work: Work,
  registrationId: Id<'registration'>,
  userId: Id<'user'>,
): Promise<void> {
  const vault = await work.vault.of(userId)
  const given = await work.tx.many<{ id: string; ip: Buffer | null }>(sql`
    update terms.acceptance set user_id = ${userId}
    where registration_id = ${registrationId} and user_id is null returning id, ip`)
  for (const { id, ip } of given)
    if (ip !== null)
      await work.tx.run(sql`
        update terms.acceptance set ip = ${vault.encrypt(IP, work.vault.decrypt(IP, ip, id), id)} where id = ${id}`)
}

/** Deletes the acceptances of registrations that did not lead to a user. */
export async function forgetAcceptances(
  work: Work,
  registrationIds: readonly Id<'registration'>[],
): Promise<void> {
  await work.tx.run(sql`
    delete from terms.acceptance where registration_id = any(${registrationIds}::uuid[]) and user_id is null`)
}

export interface AcceptedVersion {
  readonly kind: TermsKind
  readonly version: number
  readonly hash: string
  readonly at: Date
}

/** The newest version of each text that a user accepted. */
export async function acceptedVersions(work: Work, userId: Id<'user'>): Promise<AcceptedVersion[]> {
  const rows = await work.tx.many<{ kind: TermsKind; version: number; textHash: Buffer; at: Date }>(sql`
    select distinct on (kind) kind, version, text_hash, at from terms.acceptance
    where user_id = ${userId} order by kind, version desc`)
  return rows.map(({ textHash: hash, ...row }) => ({ ...row, hash: hash.toString('hex') }))
}

/** The query for users who accepted, of any text, only a version older than the one in force. */
export function acceptedBefore(
  inForce: readonly (readonly [TermsKind, Version<unknown>])[],
  only: readonly string[] | undefined,
): Sql {
  const rows = inForce.map(
    ([kind, { version, inForceFrom }]) => sql`(${kind}, ${version}::int, ${inForceFrom}::timestamptz)`,
  )
  const narrowed = only === undefined ? empty : sql`where a.user_id = any(${only}::uuid[])`
  return sql`
    select user_id as subject, jsonb_object_agg(kind, version::text) as facts, 'customer' as turn,
      null::timestamptz as due_at, min(in_force_from) as blocks_from
    from (
      select a.user_id, f.kind, f.version, f.in_force_from
      from (values ${join(rows)}) as f (kind, version, in_force_from)
      join terms.acceptance a on a.kind = f.kind and a.user_id is not null
      ${narrowed}
      group by a.user_id, f.kind, f.version, f.in_force_from
      having max(a.version) < f.version
    ) older
    group by user_id`
}
