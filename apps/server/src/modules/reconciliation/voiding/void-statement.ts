import { isRefusal, refuse, type Id, type Refusal } from '@puente/contract'
import type { Decision, DecisionRefusal, VoidObstacle } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { decide, openApprovals, propose, type Approval } from '../../approvals/index.ts'
import { lockAccountById } from '../accounts.store.ts'
import { proposalOf } from '../breaks/decide-break.ts'
import { BREAK_ACTION, staffIdOf } from '../matching/match-by-hand.ts'
import { statementFor, type BankStatement } from '../statements.store.ts'
import { coverAgain, hasDecided, hasLater, insertVoiding } from './voidings.store.ts'

type StatementId = Id<'bank-statement'>
type NotVoidable = 'not-found' | 'statement-not-accepted' | 'statement-not-latest' | 'statement-lines-decided'

/** The action of approvals about voiding a statement. */
export const VOID_ACTION = 'void-statement'

/** The proposal to void a statement, if one waits. */
export const openVoiding = async (work: Work, id: StatementId): Promise<Approval | undefined> =>
  (await openApprovals(work, VOID_ACTION, [id])).get(id)

/** Why an accepted statement cannot be voided now; undefined when it can. */
export async function voidObstacle(
  work: Work,
  { id, accountId }: BankStatement,
): Promise<VoidObstacle | undefined> {
  if (await hasLater(work, accountId, id)) return 'later'
  const waiting = [...(await openApprovals(work, BREAK_ACTION)).values()]
  const proposed = waiting.flatMap((approval) => [approval.subject, ...proposalOf(approval).items])
  return (await hasDecided(work, id, proposed)) ? 'decided' : undefined
}

/** The statement, with its account locked. Refuses one that cannot be voided. */
async function voidable(work: Work, id: StatementId): Promise<BankStatement | Refusal<NotVoidable>> {
  const seen = await statementFor(work, id)
  if (seen === undefined) return refuse('not-found')
  await lockAccountById(work, seen.accountId)
  const statement = await statementFor(work, id)
  if (statement?.state !== 'accepted') return refuse('statement-not-accepted')
  const obstacle = await voidObstacle(work, statement)
  if (obstacle === undefined) return statement
  return refuse(obstacle === 'later' ? 'statement-not-latest' : 'statement-lines-decided')
}

/**
 * Proposes to void the latest statement of an account, for example one with a wrong day or balance. Refuses while
 * people have decided about a line of it: what they decided must be undone first.
 */
export async function proposeVoiding(
  work: Work,
  id: StatementId,
  reason: string,
): Promise<Approval | Refusal<NotVoidable | 'already-proposed'>> {
  const statement = await voidable(work, id)
  if (isRefusal(statement)) return statement
  const { code, currency } = statement
  return propose(work, VOID_ACTION, id, { account: code, currency }, reason)
}

/**
 * Confirms the voiding of a statement, which is then carried out, or sends it back. The matches of rules with its lines
 * are undone, its lines no longer count, and the next statement continues from the one before.
 */
export async function decideVoiding(
  work: Work,
  id: string,
  said: Decision,
): Promise<true | Refusal<NotVoidable | DecisionRefusal>> {
  const statement = said.decision === 'confirm' ? await voidable(work, id as StatementId) : undefined
  if (isRefusal(statement)) return statement
  const decided = await decide(work, VOID_ACTION, id, said)
  if (isRefusal(decided)) return decided
  if (statement === undefined) return true
  await insertVoiding(work, statement.id, {
    reason: decided.note,
    by: decided.proposedBy,
    confirmedBy: staffIdOf(work),
  })
  await coverAgain(work, statement.accountId)
  await work.audit({
    action: 'void-statement',
    subject: statement.id,
    facts: { account: `${statement.code} ${statement.currency}`, lines: statement.lineCount },
  })
  return true
}
