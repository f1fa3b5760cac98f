import type { PendingKind } from '@puente/contract'
import type { Sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** What a rule may use besides its own tables. */
export interface RuleView {
  /** The business time. */
  readonly now: Date
  /** Only these subjects; all subjects when absent. */
  readonly only: readonly string[] | undefined
}

/**
 * When one kind of item is required, declared once as a set of facts. The use case that changes a fact settles its
 * subject by it in the same transaction; the nightly reconciler checks all subjects by it.
 */
export interface PendingRule<Kind extends PendingKind = PendingKind> {
  readonly kind: Kind
  /**
   * A query with a row for each subject that must act: `subject` uuid, `facts` jsonb of codes, dates and ids, `turn`
   * 'customer' or 'staff', `due_at` and `blocks_from` timestamptz or null. It restricts the subjects to `only`.
   */
  readonly owed: (work: Work, view: RuleView) => Sql | Promise<Sql>
  /**
   * The value of the clock on which the facts depend: the day in Santiago, the version in force. When it changes, the
   * worker settles all subjects by the rule. Absent when only use cases change the facts.
   */
  readonly clock?: (work: Work) => string | Promise<string>
}
