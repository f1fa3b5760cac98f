import { settingKind, type BreakKind, type BreakTeam, type ReconciliationRules } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'

/** The rules in force and their version. Throws when there are none. */
export async function rulesInForce(
  work: Work,
): Promise<{ readonly version: number; readonly data: ReconciliationRules }> {
  const found = await settingInForce(work, settingKind.reconciliationRules)
  return { version: found.version, data: found.data }
}

/** The team that has a break of this kind and age. */
export const teamFor = ({ owners }: ReconciliationRules, kind: BreakKind, ageDays: number): BreakTeam =>
  ageDays > owners[kind].afterDays ? owners[kind].later : owners[kind].first
