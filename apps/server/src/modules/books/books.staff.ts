import { isRefusal } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { trialBalanceFile, trialBalanceView } from './trial-balance-view.ts'

/** What staff may read of the books. */
export const booksHandlers: Handler[] = [
  handler(staffEndpoints.getTrialBalance, (work, { query }) => trialBalanceView(work, query)),
  readHandler(staffEndpoints.exportTrialBalance, async (work, { query }) => {
    const balance = await trialBalanceView(work, query)
    if (isRefusal(balance)) return balance
    const { format = 'csv' } = query
    await work.audit({ action: 'export-trial-balance', facts: { format, by: balance.by } })
    return trialBalanceFile(work, balance, format)
  }),
]
