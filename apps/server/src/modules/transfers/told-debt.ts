import type { Work } from '../../platform/work.ts'
import { receivableFor, type Receivable } from '../payins/index.ts'
import { payinAccount, type PayinAccount } from './terms.ts'
import { partiesFor, transferFor } from './transfers.store.ts'

/** A debt as its debtor is told of it by mail. */
export interface ToldDebt {
  readonly debt: Receivable
  readonly customerId: string
  /** Who ordered the transfer behind it, and whom it was for; nobody where no transfer stands behind it. */
  readonly userId: string | undefined
  readonly recipientName: string | undefined
  readonly account: PayinAccount | undefined
}

/** A debt as it stands at this moment; undefined when there is none or its debtor has no account with us. */
export async function toldDebt(work: Work, receivableId: string): Promise<ToldDebt | undefined> {
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
