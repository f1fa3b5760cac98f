import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { staffEndpoints as endpoints, type BreakKind, type BreakTeam } from '@puente/contract/staff'
import { handler, readHandler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../platform/lists/export.ts'
import { pageOf, type List } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { bankingCalendar } from '../corridors/index.ts'
import { accountViews } from './account-view.ts'
import { proposeBooking } from './breaks/book-break.ts'
import { exportedBreaks } from './breaks/break-export.ts'
import { breakLists, type BreakFilter } from './breaks/breaks.store.ts'
import { importStatement } from './import-statement.ts'
import type { Item } from './item.ts'
import { insertNote, itemFor, linesOf } from './items.store.ts'
import { matchByHand, staffIdOf } from './matching/match-by-hand.ts'
import { dayAged, ownership } from './breaks/ownership.ts'
import { proposeSuspending } from './breaks/suspend-break.ts'
import { readStatements } from './files/read-statement.ts'
import { ruleHandlers } from './matching/rules.staff.ts'
import type { FileLimits } from './files/statement-file.ts'
import { exportedStatements } from './statement-export.ts'
import { bankStatementLists, lineKey, statementFor } from './statements.store.ts'
import { undoMatch } from './matching/undo-match.ts'
import { statementCase } from './voiding/statement-case.ts'
import { proposeVoiding } from './voiding/void-statement.ts'
import { breakSummaries, breakView, itemViews, matchView, statementViews } from './views.ts'

async function meant(
  work: Work,
  query: {
    readonly code?: string | undefined
    readonly currency?: string | undefined
    readonly kind?: BreakKind | undefined
    readonly team?: BreakTeam | undefined
    readonly olderThanDays?: number | undefined
  },
): Promise<BreakFilter> {
  const { code, currency, kind, team, olderThanDays: days } = query
  const before =
    days === undefined ? undefined : dayAged(await bankingCalendar(work), work.now, Math.max(days, 0))
  return { code, currency, kind, team, before, owners: await ownership(work) }
}

/** The break after a use case. */
async function after(work: Work, id: string) {
  const item = await itemFor(work, id)
  return item === undefined || item.state === 'refused' ? refuse('not-found') : breakView(work, item)
}

const linesList: List<string, Item> = { name: 'statement-lines', keyOf: lineKey, read: linesOf }

const statementHandlers = (limits: FileLimits): Handler[] => [
  readHandler(endpoints.listReconciledAccounts, async (work) => ({ items: await accountViews(work) })),
  preparedHandler(
    endpoints.importStatement,
    (_runtime, { content }) => readStatements(content, limits),
    async (work, { params, query }, file) => {
      const done = await importStatement(work, params, file, query.fileName)
      if (isRefusal(done)) return done
      return { known: done.known, items: await statementViews(work, done.statements) }
    },
  ),
  readHandler(endpoints.listBankStatements, async (work, { query }) => {
    const { code, currency, state, order = 'newest', ...paging } = query
    const page = await pageOf(work, bankStatementLists[order], { code, currency, state }, paging)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await statementViews(work, rows), ...next }
  }),
  exportHandler(
    endpoints.exportBankStatements,
    (_work, { query: { code, currency, state, order = 'newest' } }) =>
      exportOf({ ...exportedStatements, list: bankStatementLists[order] }, { code, currency, state }),
  ),
  handler(endpoints.getBankStatement, async (work, { params }) => {
    const statement = await statementFor(work, uuidOf('bank-statement', params.id))
    return statement === undefined ? refuse('not-found') : statementCase(work, statement)
  }),
  handler(endpoints.proposeStatementVoid, async (work, { params, body }) => {
    const id = uuidOf('bank-statement', params.id)
    const done = await proposeVoiding(work, id, body.note)
    if (isRefusal(done)) return done
    const statement = await statementFor(work, id)
    return statement === undefined ? refuse('not-found') : statementCase(work, statement)
  }),
  readHandler(endpoints.listStatementLines, async (work, { params, query }) => {
    const id = uuidOf('bank-statement', params.id)
    if ((await statementFor(work, id)) === undefined) return refuse('not-found')
    await work.audit({ action: 'look-at-statement', subject: id })
    const page = await pageOf(work, linesList, id, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await itemViews(work, rows), ...next }
  }),
]

const breakHandlers: readonly Handler[] = [
  readHandler(endpoints.listBreaks, async (work, { query }) => {
    const page = await pageOf(work, breakLists[query.order ?? 'oldest'], await meant(work, query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await breakSummaries(work, rows), ...next }
  }),
  exportHandler(endpoints.exportBreaks, async (work, { query }) =>
    exportOf({ ...exportedBreaks, list: breakLists[query.order ?? 'oldest'] }, await meant(work, query)),
  ),
  handler(endpoints.getBreak, (work, { params }) => after(work, uuidOf('break', params.id))),
  handler(endpoints.noteBreak, async (work, { params, body }) => {
    const item = await itemFor(work, uuidOf('break', params.id))
    if (item === undefined || item.state === 'refused') return refuse('not-found')
    await insertNote(work, item.id, body.words, staffIdOf(work))
    return after(work, item.id)
  }),
  handler(endpoints.matchBreak, async (work, { params, body }) => {
    const id = uuidOf('break', params.id)
    const done = await matchByHand(
      work,
      id,
      body.items.map((wire) => uuidOf('break', wire)),
      body.note,
    )
    return isRefusal(done) ? done : after(work, id)
  }),
  handler(endpoints.proposeBreakBooking, async (work, { params, body }) => {
    const id = uuidOf('break', params.id)
    const done = await proposeBooking(work, id, body.account, body.note)
    return isRefusal(done) ? done : after(work, id)
  }),
  handler(endpoints.proposeBreakSuspense, async (work, { params, body }) => {
    const id = uuidOf('break', params.id)
    const done = await proposeSuspending(work, id, body.note)
    return isRefusal(done) ? done : after(work, id)
  }),
  handler(endpoints.getMatch, async (work, { params }) => {
    const match = await matchView(work, uuidOf('match', params.id))
    return match ?? refuse('not-found')
  }),
  handler(endpoints.undoMatch, async (work, { params, body }) => {
    const id = uuidOf('match', params.id)
    const done = await undoMatch(work, id, body.note)
    return isRefusal(done) ? done : ((await matchView(work, id)) ?? refuse('not-found'))
  }),
]

/** Staff handlers of statements, breaks and matching rules. */
export const staffReconciliationHandlers = (limits: FileLimits): readonly Handler[] => [
  ...statementHandlers(limits),
  ...breakHandlers,
  ...ruleHandlers,
]
