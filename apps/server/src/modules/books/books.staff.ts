import { refuse } from '@puente/contract'
import { staffEndpoints } from '@puente/contract/staff'
import { trialBalance, trialBalanceAt } from '@puente/ledger'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { clearingCodes } from './chart.ts'

/** What staff may read of the books. */
export const booksHandlers: Handler[] = [
  handler(staffEndpoints.getTrialBalance, async (work, { query }) => {
    const at = query.at === undefined ? work.now : new Date(query.at)
    if (Number.isNaN(at.getTime())) return refuse('fields-wrong', {}, [{ at: 'at', fault: 'format' }])
    const isPast = query.at !== undefined && at < work.now
    const balance = isPast ? await trialBalanceAt(work, at) : await trialBalance(work)
    return {
      at: (isPast ? at : work.now).toISOString(),
      currencies: balance.totals.map((total) => ({
        currency: total.currency,
        debits: String(total.debitMinor),
        credits: String(total.creditMinor),
        difference: String(total.differenceMinor),
      })),
      accounts: balance.lines.map((line) => ({
        code: line.code,
        currency: line.currency,
        accounts: Number(line.accounts),
        debits: String(line.debitMinor),
        credits: String(line.creditMinor),
        pendingDebits: String(line.pendingDebitMinor),
        pendingCredits: String(line.pendingCreditMinor),
        balance: String(line.creditMinor - line.debitMinor),
        clearing: (clearingCodes as readonly string[]).includes(line.code),
      })),
    }
  }),
]
