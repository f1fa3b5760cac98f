import { isRefusal, type Refusal, type Id } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { periodFrom, totalsOf, type AccountStatement, type Period } from './account-statement.ts'
import { insertStatement, statementThatSaid } from './account-statements.store.ts'
import { newFolioAndCode, TRIES } from '../folio-and-code.ts'
import { fingerprintOfLines, sumsOf } from './statement-lines.store.ts'

/** A statement of a period. Later calls return the same one until something in the period changes. */
export async function issueStatement(
  work: Work,
  customerId: Id<'customer'>,
  asked: Period,
): Promise<AccountStatement | Refusal<'fields-wrong'>> {
  const period = periodFrom(asked, work.now)
  if (isRefusal(period)) return period
  const scope = { customerId, ...period }
  const fingerprint = await fingerprintOfLines(work, scope)
  const said = { ...scope, fingerprint }
  let kept = await statementThatSaid(work, said)
  for (let tried = 0; kept === undefined && tried < TRIES; tried += 1) {
    const totals = totalsOf(await sumsOf(work, scope))
    await insertStatement(work, {
      ...said,
      ...newFolioAndCode('CT'),
      id: work.id(),
      totals,
      issuedAt: work.now,
    })
    kept = await statementThatSaid(work, said)
  }
  if (kept === undefined) throw new Error(`customer ${customerId} got no statement`)
  return kept
}

/** Whether the content of the statement is still current. */
export const isCurrent = async (work: Work, statement: AccountStatement): Promise<boolean> =>
  (await fingerprintOfLines(work, statement)).equals(statement.fingerprint)
