import { isRefusal, refuse, type Refusal } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import { accountsOf, journalsById, statement, type CurrentAccount } from '@puente/ledger'
import { handler, readHandler, type Handler } from '../../platform/http/handler.ts'
import { cursorFor, keyBehind } from '../../platform/lists/cursor.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf, pageSize } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { instantRangeOf } from '../corridors/index.ts'
import { exportedAccounts, ledgerAccounts, type NamedAccounts } from './export-accounts.ts'
import { exportedStatement, type StatementRequest } from './export-statement.ts'
import { accountViews, entryViews, journalView, ownerLine } from './ledger-view.ts'
import { transferReferences } from './aged.store.ts'

const STATEMENT = 'account-statement'

/** The account and days of a requested statement. Refuses an account that was never opened. */
async function meant(
  work: Work,
  { code, currency }: NamedAccounts,
  query: {
    readonly owner?: string | undefined
    readonly from?: string | undefined
    readonly to?: string | undefined
  },
): Promise<
  (StatementRequest & { readonly account: CurrentAccount }) | Refusal<'not-found' | 'fields-wrong'>
> {
  const days = instantRangeOf(query)
  if (isRefusal(days)) return days
  const owner = query.owner ?? null
  const [account] = await accountsOf(work, { code, currency, owner, limit: 1 })
  if (account === undefined) return refuse('not-found')
  return { account, ref: { code, currency, owner }, from: days.from, to: days.until }
}

/** Staff handlers of the books: accounts, entries and journals. */
export const ledgerHandlers: Handler[] = [
  readHandler(endpoints.listLedgerAccounts, async (work, { query }) => {
    const page = await pageOf(work, ledgerAccounts, { code: query.code, currency: query.currency }, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await accountViews(work, rows), ...next }
  }),
  exportHandler(endpoints.exportLedgerAccounts, (_work, { query: { code, currency } }) =>
    exportOf(exportedAccounts, { code, currency }),
  ),
  handler(endpoints.getAccountStatement, async (work, { params, query }) => {
    const asked = await meant(work, params, query)
    if (isRefusal(asked)) return asked
    const { account, ref, from, to } = asked
    const after = query.after === undefined ? undefined : keyBehind(work.vault, STATEMENT, query.after)
    if (query.after !== undefined && after === undefined)
      return refuse('fields-wrong', {}, [{ at: 'after', fault: 'format' }])
    const page = await statement(work, ref, {
      limit: pageSize(query.limit),
      order: 'newest',
      ...(after?.[0] === undefined ? {} : { after: BigInt(after[0]) }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    })
    const references = await transferReferences(work, ref.owner === null ? [] : [ref.owner])
    return {
      account: {
        code: ref.code,
        currency: ref.currency,
        ...ownerLine(ref, references),
        normalSide: account.normalSide,
      },
      opening: String(page.openingMinor),
      closing: String(page.closingMinor),
      count: Number(page.count),
      items: await entryViews(work, page.lines),
      ...(page.next === undefined ? {} : { next: cursorFor(work.vault, STATEMENT, [String(page.next)]) }),
    }
  }),
  exportHandler(endpoints.exportAccountStatement, async (work, { params, query }) => {
    const asked = await meant(work, params, query)
    return isRefusal(asked) ? asked : exportOf(exportedStatement(asked.ref), asked)
  }),
  handler(endpoints.getJournal, async (work, { params }) => {
    const [journal] = await journalsById(work, [params.id])
    return journal === undefined ? refuse('not-found') : journalView(work, journal)
  }),
]
