import { createHash } from 'node:crypto'
import { readSetting, settingOf, type Setting, type SettingData } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import { versionOf } from '../../platform/data/versions.ts'
import type { Work } from '../../platform/work.ts'
import type { DecisionRule, ReadSetting, UsedSetting } from './decision.ts'

/** A version of a setting as it is stored now; undefined when it is gone or no longer valid. */
export interface StoredSetting extends UsedSetting {
  readonly data: unknown
}

export async function storedSetting(
  work: Work,
  { kind, key, version }: Pick<UsedSetting, 'kind' | 'key' | 'version'>,
): Promise<StoredSetting | undefined> {
  const setting = settingOf(kind)
  const stored = await versionOf(work, kind, key, version)
  if (setting === undefined || stored === undefined) return undefined
  const read = readSetting(setting, stored.data, key)
  if (!('data' in read)) return undefined
  const sha256 = createHash('sha256').update(JSON.stringify(stored.data)).digest('hex')
  return { kind, key, version, sha256, data: read.data }
}

/** The versions in force of the settings that a rule uses. */
export async function settingsNow<Inputs>(
  work: Work,
  rule: DecisionRule<Inputs>,
  inputs: Inputs,
): Promise<StoredSetting[]> {
  const found: StoredSetting[] = []
  for (const { setting, key = 'default' } of rule.settings(inputs)) {
    const { version } = await settingInForce(work, setting, key)
    const stored = await storedSetting(work, { kind: setting.kind, key, version })
    if (stored === undefined) throw new Error(`version ${version} of ${setting.kind} ${key} cannot be read`)
    found.push(stored)
  }
  return found
}

/** Reads one of these settings. Throws for a setting that the rule does not name. */
export const readerOf =
  (settings: readonly StoredSetting[]): ReadSetting =>
  <S extends Setting>({ kind }: S, key = 'default') => {
    const found = settings.find((one) => one.kind === kind && one.key === key)
    if (found === undefined) throw new Error(`the decision used no ${kind} ${key}`)
    return found.data as SettingData<S>
  }
