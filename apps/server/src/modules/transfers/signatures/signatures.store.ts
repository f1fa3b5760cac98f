import { uuidOf, type Id, type WireId } from '@puente/contract'
import { sql, type Sql, type Stored } from '@puente/postgres'
import { exists } from '../../../platform/jobs/due.ts'
import type { Due } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'
import type { Signature, SignatureRequest } from './signature-request.ts'

const BENEFICIARY = 'transfers.signature_request.beneficiary'
const REASON = 'transfers.signature_request.reason'

/** Upper bound of a list of requests. */
const LISTED_MAX = 100

/** False when the quote was used for another request. */
export async function insertRequest(work: Work, request: SignatureRequest): Promise<boolean> {
  const { id, beneficiary } = request
  const rows = await work.tx.run(sql`
    insert into transfers.signature_request (id, customer_id, requested_by, quote_id, recipient_id, corridor_id,
      fixed_side, send_minor, receive_minor, receive_currency, usd_cents, purpose, funds_source, relationship,
      beneficiary, state, created_at, expires_at)
    values (${id}, ${request.customerId}, ${request.requestedBy}, ${request.quoteId}, ${request.recipientId},
            ${request.corridorId}, ${request.fixedSide}, ${request.sendMinor}, ${request.receiveMinor},
            ${request.receiveCurrency}, ${request.usdCents}, ${request.purpose}, ${request.fundsSource},
            ${request.relationship}, ${(await work.vault.of(request.customerId)).encrypt(BENEFICIARY, JSON.stringify(beneficiary), id)}, 'open',
            ${request.createdAt}, ${request.expiresAt})
    on conflict (quote_id) do nothing`)
  return rows === 1
}

type Row = Stored<Omit<SignatureRequest, 'beneficiary' | 'reason'>> & {
  readonly beneficiary: Buffer
  readonly reason: Buffer | null
}

async function requestsWhere({ tx, vault }: Work, rest: Sql): Promise<SignatureRequest[]> {
  const rows = await tx.many<Row>(sql`
    select id, customer_id, requested_by, quote_id, recipient_id, corridor_id, fixed_side, send_minor, receive_minor,
           receive_currency, usd_cents, purpose, funds_source, relationship, beneficiary, state, reason, ended_by,
           ended_at, transfer_id, created_at, expires_at
    from transfers.signature_request ${rest}`)
  return rows.map(({ beneficiary, reason, ...row }) => ({
    ...row,
    endedBy: row.endedBy ?? undefined,
    endedAt: row.endedAt ?? undefined,
    transferId: row.transferId ?? undefined,
    beneficiary: JSON.parse(
      vault.decrypt(BENEFICIARY, beneficiary, row.id),
    ) as SignatureRequest['beneficiary'],
    reason: reason === null ? undefined : vault.decrypt(REASON, reason, row.id),
  }))
}

export const requestFor = async (
  work: Work,
  id: Id<'signature-request'>,
): Promise<SignatureRequest | undefined> => (await requestsWhere(work, sql`where id = ${id}`))[0]

/** A request, locked until the work ends. The caller has locked its customer if it locks both. */
export const lockRequest = async (
  work: Work,
  id: Id<'signature-request'>,
): Promise<SignatureRequest | undefined> => (await requestsWhere(work, sql`where id = ${id} for update`))[0]

/** Requests of a customer, open ones first, then the newest, at most 100. */
export const requestsOf = (work: Work, customerId: Id<'customer'>): Promise<SignatureRequest[]> =>
  requestsWhere(
    work,
    sql`where customer_id = ${customerId} order by state <> 'open', created_at desc, id desc limit ${LISTED_MAX}`,
  )

/** The open requests of a customer that have not expired, the oldest first. */
export const openRequestsOf = (work: Work, customerId: Id<'customer'>): Promise<SignatureRequest[]> =>
  requestsWhere(
    work,
    sql`where customer_id = ${customerId} and state = 'open' and expires_at > ${work.now}
        order by created_at, id limit ${LISTED_MAX}`,
  )

const isOver = (now: Date): Sql => sql`state = 'open' and expires_at <= ${now}`

/** The condition of the job that ends requests. */
export const requestsAreOver: Due = ({ now }) => exists(sql`transfers.signature_request`, isOver(now))

/** Open requests past their end, locked. */
export const lockExpired = (work: Work, limit: number): Promise<SignatureRequest[]> =>
  requestsWhere(
    work,
    sql`where ${isOver(work.now)}
        order by expires_at limit ${limit} for update skip locked`,
  )

/** The request that ordered a transfer. */
export const requestOfTransfer = async (
  work: Work,
  transferId: Id<'transfer'>,
): Promise<SignatureRequest | undefined> =>
  (await requestsWhere(work, sql`where transfer_id = ${transferId}`))[0]

/** How an open request ended. */
export interface RequestEnd {
  readonly state: 'completed' | 'declined' | 'withdrawn' | 'expired'
  readonly by?: Id<'user'>
  readonly reason?: string
  readonly transferId?: Id<'transfer'>
}

export async function endRequest(
  work: Work,
  { id, customerId }: Pick<SignatureRequest, 'id' | 'customerId'>,
  { state, by, reason, transferId }: RequestEnd,
): Promise<void> {
  const encrypted =
    reason === undefined ? null : (await work.vault.of(customerId)).encrypt(REASON, reason, id)
  await work.tx.run(sql`
    update transfers.signature_request
    set state = ${state}, ended_at = ${work.now}, ended_by = ${by ?? null}, reason = ${encrypted},
        transfer_id = ${transferId ?? null}
    where id = ${id} and state = 'open'`)
}

/** Stores a signature; one that the user gave before stays. */
export async function insertSignature(
  work: Work,
  { requestId, userId, powersId, at }: Signature,
): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.signature (request_id, user_id, powers_id, at)
    values (${requestId}, ${userId}, ${powersId}, ${at})
    on conflict do nothing`)
}

/** The signatures on these requests, the first first, by request. */
export async function signaturesOf(
  work: Work,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Signature[]>> {
  const rows = await work.tx.many<Signature>(sql`
    select request_id, user_id, powers_id, at from transfers.signature
    where request_id = any(${ids}::uuid[]) order by at, user_id`)
  return Map.groupBy(rows, ({ requestId }) => requestId)
}

/** The customer of the request in a path, for the generic ownership check. */
export async function signatureRequestOwner(work: Work, wire: string): Promise<string | undefined> {
  const id = uuidOf('signature-request', wire as WireId<'signature-request'>)
  if (id === '') return undefined
  const row = await work.tx.maybe<{ customerId: Id<'customer'> }>(
    sql`select customer_id from transfers.signature_request where id = ${id}`,
  )
  return row?.customerId
}
