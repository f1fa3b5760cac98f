import type { Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../../platform/work.ts'

/** What the recipient of a transfer answered after its delivery. */
export interface RecipientAnswer {
  readonly isReceived: boolean
  readonly answeredAt: Date
}

/** The answer of the recipient, if there is one. */
export const recipientAnswerOf = (
  work: Work,
  transferId: Id<'transfer'>,
): Promise<RecipientAnswer | undefined> =>
  work.tx.maybe<RecipientAnswer>(sql`
    select is_received, answered_at from transfers.recipient_answer where transfer_id = ${transferId}`)

/** Stores the answer; false when there is one already. */
export async function insertRecipientAnswer(
  work: Work,
  transferId: Id<'transfer'>,
  isReceived: boolean,
): Promise<boolean> {
  const rows = await work.tx.run(sql`
    insert into transfers.recipient_answer (transfer_id, is_received, answered_at)
    values (${transferId}, ${isReceived}, ${work.now}) on conflict do nothing`)
  return rows === 1
}
