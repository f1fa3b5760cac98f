import type { Id } from '@puente/contract'
import { present, sql } from '@puente/postgres'
import type { Work } from '../../../../platform/work.ts'
import type { TransferOfCustomer } from '../../transfers.store.ts'

const TOKEN = 'transfers.tracking_link.token'

/** Stores a link unless the transfer has one; returns the token of the valid one. */
export async function keepTrackingLink(
  work: Work,
  { id: transferId, customerId }: TransferOfCustomer,
  token: string,
  tokenHash: Buffer,
): Promise<string> {
  await work.tx.run(sql`
    insert into transfers.tracking_link (id, transfer_id, token_hash, token, created_at)
    values (${work.id()}, ${transferId}, ${tokenHash}, ${(await work.vault.of(customerId)).encrypt(TOKEN, token, transferId)}, ${work.now})
    on conflict (transfer_id) where revoked_at is null do nothing`)
  const row = await work.tx.one<{ token: Buffer | null }>(sql`
    select token from transfers.tracking_link where transfer_id = ${transferId} and revoked_at is null`)
  return work.vault.decrypt(TOKEN, present(row.token, 'tracking_link.token'), transferId)
}

/** Revokes the valid link, if any, and deletes its token. */
export async function revokeTrackingLink(work: Work, transferId: Id<'transfer'>): Promise<void> {
  await work.tx.run(sql`
    update transfers.tracking_link set revoked_at = ${work.now}, token = null
    where transfer_id = ${transferId} and revoked_at is null`)
}

/** The transfer of a valid link. */
export async function trackedTransfer(work: Work, tokenHash: Buffer): Promise<Id<'transfer'> | undefined> {
  const row = await work.tx.maybe<{ transferId: Id<'transfer'> }>(sql`
    select transfer_id from transfers.tracking_link where token_hash = ${tokenHash} and revoked_at is null`)
  return row?.transferId
}

/** Since when a transfer has a valid link. */
export async function trackedSince(work: Work, transferId: Id<'transfer'>): Promise<Date | undefined> {
  const row = await work.tx.maybe<{ createdAt: Date }>(sql`
    select created_at from transfers.tracking_link where transfer_id = ${transferId} and revoked_at is null`)
  return row?.createdAt
}
