import { refuse, type FileFormat, type Refusal } from '@puente/contract'
import type { BalanceBasis, TrialBalanceWire } from '@puente/contract/staff'
import { accountNameOf } from '@puente/contract/staff-texts'
import { effectiveTrialBalanceAt, trialBalance, trialBalanceAt } from '@puente/ledger'
import { formatDateTime } from '@puente/money'
import type { Streamed } from '../../platform/http/streamed.ts'
import { amountCell, type Cell } from '../../platform/lists/cells.ts'
import { tableFile } from '../../platform/lists/export.ts'
import type { Work } from '../../platform/work.ts'
import { clearingCodes } from './chart.ts'
import { balanceExport as words } from './messages.es.ts'

/** The instant and basis of a requested trial balance. */
export interface AskedBalance {
  readonly at?: string | undefined
  readonly by?: BalanceBasis | undefined
}

/** The trial balance of an instant that is not in the future: by recording, or by effective times. */
export async function trialBalanceView(
  work: Work,
  { at: asked, by = 'recorded' }: AskedBalance,
): Promise<TrialBalanceWire | Refusal<'fields-wrong'>> {
  const at = asked === undefined ? work.now : new Date(asked)
  if (Number.isNaN(at.getTime())) return refuse('fields-wrong', {}, [{ at: 'at', fault: 'format' }])
  const isPast = asked !== undefined && at < work.now
  const moment = isPast ? at : work.now
  const balance =
    by === 'effective'
      ? await effectiveTrialBalanceAt(work, moment)
      : isPast
        ? await trialBalanceAt(work, moment)
        : await trialBalance(work)
  return {
    at: moment.toISOString(),
    by,
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
}

/** Converts '28/11/2026 23:59' to '2026-11-28-2359', for a file name. */
const nameOfMoment = (at: string): string => {
  const [day = '', time = ''] = at.split(' ')
  return `${day.split('/').reverse().join('-')}-${time.replace(':', '')}`
}

/** A trial balance as a file; its name and first heading state the instant and the basis. */
export function trialBalanceFile(
  { now }: Pick<Work, 'now'>,
  { at, by, accounts }: TrialBalanceWire,
  format: FileFormat = 'csv',
): Streamed {
  const moment = formatDateTime(new Date(at))
  const { columns } = words
  const rows = accounts.map(({ code, currency, ...row }): Cell[] => {
    const amount = (minor: string) => amountCell(BigInt(minor), currency)
    return [
      accountNameOf(code),
      code,
      currency,
      { count: row.accounts },
      amount(row.debits),
      amount(row.credits),
      amount(row.pendingDebits),
      amount(row.pendingCredits),
    ]
  })
  return tableFile(`${words.fileName}-${words.names[by]}-${nameOfMoment(moment)}`, format, now, () => ({
    name: words.sheet,
    headings: [words.account(moment, words.bases[by]), ...Object.values(columns)],
    rows: (async function* () {
      yield rows
    })(),
  }))
}
