import type { TransferState, Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import { fundingOf } from '../../payins/index.ts'
import type { ChoiceKind } from '../holds/choices.store.ts'
import { taskOf, type TransferTask } from './customer-tasks.ts'
import { partiesOf } from '../transfers.store.ts'

/** A transfer that waits for its customer. */
export interface OpenTransferTask extends TransferTask {
  readonly transferId: Id<'transfer'>
  readonly recipientName: string
  readonly sendMinor: bigint
  readonly heldMinor: bigint
  readonly remainingMinor: bigint
  readonly choice: ChoiceKind | undefined
}

interface Row {
  id: string
  state: TransferState
  sendMinor: bigint
  /** Whether a restriction stops the customer's orders: a payment would be sent back. */
  isStopped: boolean
  fundingDeadlineAt: Date
  choice: ChoiceKind | null
  choiceDueAt: Date | null
  correctionDueAt: Date | null
}

/** The transfers that wait for the customer, earliest deadline first. Orders that are stopped do not wait for a payment. */
export async function transferTasks(work: Work, customerId: Id<'customer'>): Promise<OpenTransferTask[]> {
  const rows = await work.tx.many<Row>(sql`
    select t.id, t.state, t.send_minor,
      exists (select from customers.v_restricted s where s.customer_id = t.customer_id) as is_stopped,
      t.funding_deadline_at, c.kind as choice, c.due_at as choice_due_at, r.due_at as correction_due_at
    from transfers.transfer t
    left join transfers.choice c on c.transfer_id = t.id and c.answered_at is null
    left join transfers.correction r on r.transfer_id = t.id and r.closed_at is null and r.acts = 'customer'
    where t.customer_id = ${customerId} and t.state in ('awaiting-payin', 'held', 'correcting')`)
  const parties = await partiesOf(
    work,
    rows.map(({ id }) => id),
  )
  const tasks: OpenTransferTask[] = []
  for (const row of rows) {
    const { heldMinor, remainingMinor } = await fundingOf(work, row.id)
    const task = taskOf(
      {
        state: row.state,
        fundingDeadlineAt: row.fundingDeadlineAt,
        remainingMinor,
        choice:
          row.choice === null || row.choiceDueAt === null
            ? undefined
            : { kind: row.choice, dueAt: row.choiceDueAt },
        correctionDueAt: row.correctionDueAt ?? undefined,
      },
      work.now,
    )
    const recipientName = parties.get(row.id)?.beneficiary.name
    if (task === undefined || recipientName === undefined || (row.isStopped && task.kind === 'pay-order'))
      continue
    tasks.push({
      ...task,
      transferId: row.id,
      recipientName,
      sendMinor: row.sendMinor,
      heldMinor,
      remainingMinor,
      choice: row.choice ?? undefined,
    })
  }
  return tasks.sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
}

/** When the first held transfer of a customer continues without a choice; undefined when there is none. */
export async function firstRateUntil(work: Work, customerId: Id<'customer'>): Promise<Date | undefined> {
  const row = await work.tx.one<{ at: Date | null }>(sql`
    select min(h.rate_until) as at from transfers.hold h join transfers.transfer t on t.id = h.transfer_id
    where h.ended_at is null and t.customer_id = ${customerId} and t.state = 'held'`)
  return row.at ?? undefined
}
