import type { FieldFault } from '@puente/contract'
import type { Setting, SettingData } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'

/** What a module adds to its own setting: checks that need the database, and effects of a version taking force. */
export interface SettingRule {
  readonly kind: string
  /** Faults of data with valid fields, by path. */
  readonly check?: (work: Work, data: unknown, key: string) => Promise<readonly FieldFault[]>
  /** Runs once for each version, in the work in which it takes force. */
  readonly takesForce?: (work: Work, data: unknown, key: string) => Promise<void>
}

/** Types a rule by its setting's data. */
export const settingRule = <S extends Setting>(
  { kind }: S,
  rule: {
    readonly check?: (work: Work, data: SettingData<S>, key: string) => Promise<readonly FieldFault[]>
    readonly takesForce?: (work: Work, data: SettingData<S>, key: string) => Promise<void>
  },
): SettingRule => ({ kind, ...rule }) as SettingRule
