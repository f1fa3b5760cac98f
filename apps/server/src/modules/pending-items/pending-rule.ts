import type { PendingKind } from '@puente/contract'
import type { Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** What a rule may look at besides its own tables: the moment, and versioned data read once beforehand. */
export interface RuleView {
  /** The business moment. */
  readonly now: Date
  /** These subjects only; every subject when absent. */
  readonly only: readonly string[] | undefined
}

/**
 * When one kind of item is owed, said once: as a set of facts. The verb that changes a fact settles its subject by it, in
 * the same transaction; the nightly reconciler settles everyone by it.
 */
export interface PendingRule<Kind extends PendingKind = PendingKind> {
  readonly kind: Kind
  /**
   * A query over facts with a row for each subject that owes it: `subject` uuid, `facts` jsonb of codes, dates and ids,
   * `turn` 'customer' or 'staff', `due_at` and `blocks_from` timestamptz or null. It names its subject by `only`.
   */
  readonly owed: (work: Work, view: RuleView) => Sql | Promise<Sql>
  /**
   * What of the clock changes the facts: the day in Santiago, the version in force. When it says something new, the
   * worker settles everybody by the rule. Absent where only verbs change the facts.
   */
  readonly clock?: (work: Work) => string | Promise<string>
}
