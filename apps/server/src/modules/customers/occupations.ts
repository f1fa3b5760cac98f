import { settingKind } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'

/** One thing that a person may do for a living. */
export interface Occupation {
  readonly code: string
  /** As the customer reads it. */
  readonly name: string
  /** Whoever chooses it owes the name of their employer. */
  readonly asksEmployer: boolean
}

/** The choices in force, and which version of them; none at all is a fault in the data, and throws. */
export async function occupations(
  work: Work,
): Promise<{ readonly version: number; readonly choices: readonly Occupation[] }> {
  const found = await settingInForce(work, settingKind.occupations, 'person')
  return { version: found.version, choices: found.data.choices }
}
