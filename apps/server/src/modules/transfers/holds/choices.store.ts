import type { ChoiceAnswer, Id } from '@puente/contract'
import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { actorText } from '../../../platform/actor.ts'
import { batchedQuery } from '../../../platform/data/batched-query.ts'
import { exists } from '../../../platform/jobs/due.ts'
import type { Due } from '../../../platform/jobs/jobs.ts'
import type { Work } from '../../../platform/work.ts'

/** Why there is a choice: too little money arrived, it arrived late, or a hold outlasted the rate. */
export type ChoiceKind = 'short' | 'late' | 'held'

/** A customer's choice about money that did not arrive as ordered. */
export interface Choice {
  readonly id: string
  readonly transferId: Id<'transfer'>
  readonly kind: ChoiceKind
  readonly openedAt: Date
  readonly dueAt: Date
  /** The quote offered; undefined while a late payment waits for a rate. */
  readonly offered: string | undefined
  /** When the offer expires, if before the choice's deadline: another offer is then made. */
  readonly offerUntil?: Date | undefined
}

const choices = async (work: Work, rest: Sql): Promise<Choice[]> =>
  (
    await work.tx.many<Stored<Choice>>(
      sql`select id, transfer_id, kind, opened_at, due_at, offered, offer_until from transfers.choice ${rest}`,
    )
  ).map(fromStored)

export async function insertChoice(work: Work, choice: Choice): Promise<void> {
  await work.tx.run(sql`
    insert into transfers.choice (id, transfer_id, kind, opened_at, due_at, offered, offer_until)
    values (${choice.id}, ${choice.transferId}, ${choice.kind}, ${choice.openedAt}, ${choice.dueAt},
            ${choice.offered ?? null}, ${choice.offerUntil ?? null})`)
}

/** The open choice of a transfer; the caller that changes it has locked the transfer. */
export const openChoiceOf = async (work: Work, transferId: Id<'transfer'>): Promise<Choice | undefined> =>
  (await choices(work, sql`where transfer_id = ${transferId} and answered_at is null`))[0]

const isToCheck = (now: Date): Sql =>
  sql`answered_at is null and (due_at <= ${now} or offered is null or offer_until <= ${now})`

/** The condition of the job that checks choices. */
export const choicesAreDue: Due = ({ now }) => exists(sql`transfers.choice`, isToCheck(now))

/** Transfers whose choice or offer is past its deadline or waits for a rate, earliest deadline first. */
export async function choicesToCheck(work: Work, limit: number): Promise<string[]> {
  const rows = await choices(work, sql`where ${isToCheck(work.now)} order by due_at, id limit ${limit}`)
  return rows.map(({ transferId }) => transferId)
}

/**
 * Offers this price, until the given instant if it expires before the choice. Without a quote the choice waits for one.
 */
export async function setOffer(
  work: Work,
  id: string,
  offer: { readonly quoteId: Id<'quote'>; readonly until?: Date } | undefined,
): Promise<void> {
  await work.tx.run(sql`
    update transfers.choice set offered = ${offer?.quoteId ?? null}, offer_until = ${offer?.until ?? null}
    where id = ${id}`)
}

/** Ends the open choice of a transfer, if any. */
export const closeChoice = (
  work: Work,
  transferId: Id<'transfer'>,
  answer: ChoiceAnswer | 'silence' | 'superseded',
): Promise<void> => closeAll(work, { transferId, answer, actor: actorText(work.actor) })

interface Closed {
  readonly transferId: Id<'transfer'>
  readonly answer: string
  readonly actor: string
}

const closeAll = batchedQuery<Closed>(async ({ tx, now }, closed) => {
  await tx.run(sql`
    update transfers.choice c set answered_at = ${now}, answer = closed.answer, answered_by = closed.actor
    from unnest(${closed.map(({ transferId }) => transferId)}::uuid[], ${closed.map(({ answer }) => answer)}::text[],
                ${closed.map(({ actor }) => actor)}::text[]) as closed (transfer_id, answer, actor)
    where c.transfer_id = closed.transfer_id and c.answered_at is null`)
})
