import type { FieldFault } from '@puente/contract'
import type { Setting, SettingData } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'

/** What a module adds to a setting of its own: what only the database can check, and what a version changes when it takes force. */
export interface SettingRule {
  readonly kind: string
  /** Faults of data that fit their fields, by path of the data. */
  readonly check?: (work: Work, data: unknown, key: string) => Promise<readonly FieldFault[]>
  /** Runs once for each version, in the work in which it takes force. */
  readonly takesForce?: (work: Work, data: unknown, key: string) => Promise<void>
}

/** Keeps the types of a setting's data in its rule. */
export const settingRule = <S extends Setting>(
  { kind }: S,
  rule: {
    readonly check?: (work: Work, data: SettingData<S>, key: string) => Promise<readonly FieldFault[]>
    readonly takesForce?: (work: Work, data: SettingData<S>, key: string) => Promise<void>
  },
): SettingRule => ({ kind, ...rule }) as SettingRule
