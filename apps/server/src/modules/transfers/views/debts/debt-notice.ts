import type { Id } from '@puente/contract'
import type { Work } from '../../../../platform/work.ts'
import { receivableFor, type Receivable } from '../../../payins/index.ts'
import { payinAccount, type PayinAccount } from '../../terms.ts'
import { partiesFor, transferFor } from '../../transfers.store.ts'

/** The data about a debt that a notice to its debtor contains. */
export interface DebtNotice {
  readonly debt: Receivable
  readonly customerId: Id<'customer'>
  /** The user who ordered the debt's transfer, and its recipient; undefined without a transfer. */
  readonly userId: Id<'user'> | undefined
  readonly recipientName: string | undefined
  readonly account: PayinAccount | undefined
}

/** The debt now; undefined when it does not exist or its debtor has no account. */
export async function debtNotice(
  work: Work,
  receivableId: Id<'receivable'>,
): Promise<DebtNotice | undefined> {
  const debt = await receivableFor(work, receivableId)
  if (debt?.customerId === undefined) return undefined
  const transfer = debt.orderId === undefined ? undefined : await transferFor(work, debt.orderId)
  const parties = transfer && (await partiesFor(work, transfer.id))
  return {
    debt,
    customerId: debt.customerId,
    userId: transfer?.userId,
    recipientName: parties?.beneficiary.name,
    account: await payinAccount(work),
  }
}
