import { newestRow, type Scope } from '../../platform/data/encryption/erase.ts'
import type { Work } from '../../platform/work.ts'
import { retentionTerms, rowUntil, type ClassPlan } from './class-terms.ts'
import { personalColumns } from './customer-columns.ts'
import type { CustomerPlan } from './customer-plan.ts'

/** The last day on which anything of a class is kept; of rows that end by their age, that of the newest row. */
export async function keptUntilOf(
  work: Work,
  { isBlocked }: CustomerPlan,
  { dataClass, until, before }: ClassPlan,
  scope: Scope,
): Promise<string | undefined> {
  if (isBlocked || before === undefined) return until
  const terms = (await retentionTerms(work)).get(dataClass)
  const newest = await newestRow(work, personalColumns, scope)
  return terms && newest && rowUntil(terms, newest)
}
